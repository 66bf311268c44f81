import { defineTranslation } from '../../define-messages.ts';
import type { redirectImport as english } from '../../en/interface/redirect-import.ts';

export const redirectImport = defineTranslation<typeof english>('redirectImport', {
  title: 'استيراد عمليات إعادة التوجيه',
  noneFound: 'لم يُعثر هنا على أي إعادة توجيه. استخدم أسطرًا مثل /old -> /new',
  stopped:
    '{reason} قبل ذلك {saved, plural, zero {لم تُؤخذ أي إعادة توجيه} one {أُخذت إعادة توجيه واحدة} two {أُخذت عمليتا إعادة توجيه} few {أُخذت # عمليات إعادة توجيه} many {أُخذت # عملية إعادة توجيه} other {أُخذت # عملية إعادة توجيه}}.',
  wentWrong: 'حدث خطأ ما',
  notUnderstood: 'غير مفهوم: {words}',
  done: 'تم',
  cancel: 'إلغاء',
  continue: 'متابعة',
  run: 'استيراد {count, number}',
  takenIn:
    '{count, plural, zero {لم تُؤخذ أي إعادة توجيه} one {أُخذت إعادة توجيه واحدة} two {أُخذت عمليتا إعادة توجيه} few {أُخذت # عمليات إعادة توجيه} many {أُخذت # عملية إعادة توجيه} other {أُخذت # عملية إعادة توجيه}}.',
  leftOut: 'متروكة',
  leftOutCount: 'متروكة: {count, number}',
  read: '{count, plural, zero {لم تُقرأ أي إعادة توجيه} one {قُرئت إعادة توجيه واحدة} two {قُرئت عمليتا إعادة توجيه} few {قُرئت # عمليات إعادة توجيه} many {قُرئت # عملية إعادة توجيه} other {قُرئت # عملية إعادة توجيه}}. ما كان منها لعنوان له إعادة توجيه يحل محلها.',
  importing: 'جارٍ الاستيراد',
  dropFile: 'أفلت ملفًا هنا',
  formats:
    'CSV أو ‎.htaccess أو ‎_redirects أو vercel.json أو nginx أو ما تصدّره إضافة Redirection في WordPress.',
  chooseFile: 'اختيار ملف',
  tooLarge: 'هذا الملف كبير جدًا. الحد الأقصى 20 ميغابايت.',
  paste: 'أو ألصقها',
  line: 'السطر {line, number}: {message}',
});
