import { defineTranslation } from '../../define-messages.ts';
import type { taxClasses as english } from '../../en/interface/tax-classes.ts';

export const taxClasses = defineTranslation<typeof english>('taxClasses', {
  taxClass: 'الفئة الضريبية',
  standard: 'عادية',
  reduced: 'مخفّضة',
  zero: 'صفرية',
  classes: 'الفئات الضريبية',
  classesText:
    'تُفرض الضريبة على المنتجات وفق الفئة العادية أو المخفّضة أو الصفرية أو فئة من فئاتك. وتحدّد كل ضريبة نسبتها لكل فئة.',
  addClass: 'إضافة فئة ضريبية',
  changeClass: 'إعادة تسمية الفئة الضريبية',
  removeClass: 'إزالة الفئة الضريبية',
  classNameText: 'مثل «الكتب» أو «الأغذية». لا يراها المشترون.',
  classTwice: 'توجد فئة ضريبية أخرى بهذا الاسم.',
  otherRates: 'نسب الفئات الأخرى',
  otherRatesText: 'إذا تُركت فارغة فتسري النسبة أعلاه.',
});
