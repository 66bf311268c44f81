import { defineTranslation } from '../../define-messages.ts';
import type { pageHistory as english } from '../../en/interface/page-history.ts';

export const pageHistory = defineTranslation<typeof english>('pageHistory', {
  restored: 'عادت هذه النسخة. يزيلها «تراجع» من جديد.',
  title: 'السجل',
  looking: 'أنت تشاهد نسخة سابقة.',
  restore: 'استعادتها',
  backToNow: 'العودة إلى الوضع الحالي',
  loading: 'جارٍ تحميل السجل',
  tryAgain: 'إعادة المحاولة',
  notLoaded: 'تعذّر تحميل النتائج',
  earlier: 'الأقدم',
  live: 'مباشر',
  replacedChange: 'حلّ محل تغيير شخص آخر',
  current: 'الحالية',
  lookingAt: 'كما كانت في {time}',
});
