import { defineTranslation } from '../define-messages.ts';
import type { pages as english } from '../en/pages.ts';

export const pages = defineTranslation<typeof english>('pages', {
  skipToContent: 'تخطَّ إلى المحتوى',
  pageProtected: 'هذه الصفحة محمية',
  siteProtected: 'هذا الموقع محمي',
  password: 'كلمة المرور',
  continue: 'متابعة',
  incorrectPassword: 'كلمة المرور غير صحيحة.',
  tooManyAttempts: 'محاولات كثيرة جدًا. يُرجى المحاولة لاحقًا.',
  comingSoon: 'قريبًا',
  notOpen: 'هذا الموقع لم يُفتح بعد. يُرجى العودة لاحقًا.',
  table: 'جدول',
  menu: 'القائمة',
  mainNavigation: 'التنقّل الرئيسي',
  closeMenu: 'إغلاق القائمة',
  notFoundTitle: 'الصفحة غير موجودة',
  notFound: 'هذه الصفحة غير موجودة أو نُقلت.',
  goHome: 'إلى الصفحة الرئيسية',
  failureTitle: 'حدث خطأ ما',
  failure: 'تعذّر عرض هذه الصفحة. يُرجى المحاولة لاحقًا.',
});
