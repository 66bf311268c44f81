import { defineTranslation } from '../define-messages.ts';
import type { systemErrors as english } from '../en/system-errors.ts';

export const systemErrors = defineTranslation<typeof english>('systemErrors', {
  heading: 'حدث خطأ ما!',
  note: 'تم تسجيل هذا الخطأ والإبلاغ عنه. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  noConnection: 'تعذّر الاتصال بـ {host}. يُرجى المحاولة مرة أخرى.',
  reload: 'إعادة تحميل الصفحة',
  clear: 'إخفاء',
});
