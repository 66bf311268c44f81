import { defineTranslation } from '../../define-messages.ts';
import type { pageSteps as english } from '../../en/interface/page-steps.ts';

export const pageSteps = defineTranslation<typeof english>('pageSteps', {
  moveInNavigation: 'نقل في التنقّل',
  addFolder: 'إضافة مجلد',
  addLink: 'إضافة رابط',
  removeFromNavigation: 'إزالة من التنقّل',
  renameInNavigation: 'إعادة تسمية في التنقّل',
  changeCollectionSettings: 'تغيير إعدادات المجموعة',
  changePageSettings: 'تغيير إعدادات الصفحة',
  homePage: 'الصفحة الرئيسية',
  state: 'الحالة',
  orderOfProjects: 'ترتيب المشاريع',
  changeDesign: 'تغيير التصميم',
});
