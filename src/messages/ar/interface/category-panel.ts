import { defineTranslation } from '../../define-messages.ts';
import type { categoryPanel as english } from '../../en/interface/category-panel.ts';

export const categoryPanel = defineTranslation<typeof english>('categoryPanel', {
  categories: 'الفئات',
  add: 'إضافة فئة',
  addWithin: 'إضافة فئة داخل «{name}»',
  edit: 'الاسم والعنوان',
  within: 'إضافة فئة داخلها',
  remove: 'إزالة',
  save: 'حفظ',
  cancel: 'إلغاء',
  name: 'الاسم',
  address: 'العنوان',
  nameNeeded: 'أدخل اسمًا.',
  nameTaken: 'توجد فئة بهذا الاسم هنا.',
  addressTaken: 'لفئة أخرى هذا العنوان.',
  none: 'لا توجد فئات بعد. بها يجد الزوار المنتجات أسرع.',
  actionsOf: 'إجراءات {name}',
  atMost: 'تضم صفحة المتجر {count} فئة على الأكثر.',
  stepAdd: 'إضافة فئة',
  stepEdit: 'تغيير فئة',
  stepMove: 'نقل فئة',
  stepRemove: 'إزالة فئة',
  pageSize: 'المنتجات في الصفحة',
  showFilters: 'البحث والتصفية والترتيب',
  showQuickView: 'عرض سريع للمنتجات',
});
