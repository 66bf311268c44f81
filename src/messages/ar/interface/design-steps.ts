import { defineTranslation } from '../../define-messages.ts';
import type { designSteps as english } from '../../en/interface/design-steps.ts';

export const designSteps = defineTranslation<typeof english>('designSteps', {
  buttonStyle: 'نمط الأزرار',
  buttonShape: 'شكل الأزرار',
  buttonPadding: 'الهامش الداخلي للأزرار',
  buttonTextWeight: 'ثخانة نص الأزرار',
  animation: 'الحركة',
  animationSpeed: 'سرعة الحركة',
  imageCorners: 'زوايا الصور',
  saveButton: 'زر الحفظ فوق الصور',
  headingLineHeight: 'ارتفاع سطر العناوين',
  buttonFont: 'خط الأزرار',
  buttonHover: 'الزر تحت المؤشر',
  imageLayout: 'تخطيط الصور',
});
