import { defineTranslation } from '../../define-messages.ts';
import type { importReasons as english } from '../../en/interface/import-reasons.ts';

export const importReasons = defineTranslation<typeof english>('importReasons', {
  added: 'جديدة',
  changed: 'متغيّرة',
  unchanged: 'بلا تغيير',
  skipped: 'متروكة',
  wrong: 'خاطئة',
  rows: 'الصفوف المتروكة',
  row: 'الصف {line}: ',
  noEmail: 'لا عنوان بريد في هذا الصف.',
  invalidEmail: 'يُرجى إدخال بريد إلكتروني صحيح',
  manyEmails: 'في هذا الصف أكثر من {max} عنوان بريد.',
  twice: 'هذا العنوان مكرر في الملف.',
  tooMuch: 'شيء في هذا الصف طويل أكثر من اللازم أو كثير.',
  unstorable: 'فيه أحرف لا يمكن حفظها. أزلها وحاول مجددًا.',
  longLabel: 'تسمية فيها أكثر من {max} حرفًا.',
  labels: 'للعضو {count} تسمية على الأكثر، كل منها {max} حرفًا.',
  erased: 'مُحي هذا الشخص.',
  unsubscribed: 'ألغى هذا الشخص اشتراكه ولا يمكنه الاشتراك مجددًا إلا بنفسه.',
});
