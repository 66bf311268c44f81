import { defineTranslation } from '../../define-messages.ts';
import type { canvasSteps as english } from '../../en/interface/canvas-steps.ts';

export const canvasSteps = defineTranslation<typeof english>('canvasSteps', {
  replacePicture: 'استبدال الصورة',
  choosePicture: 'اختيار صورة',
  moveBlockOnMobile: 'نقل الكتلة على الجوال',
  resizeBlockOnMobile: 'تغيير حجم الكتلة على الجوال',
  moveBlocks: 'نقل الكتل',
  moveBlocksOnMobile: 'نقل الكتل على الجوال',
  alignBlocks: 'محاذاة الكتل',
  distributeBlocks: 'توزيع الكتل',
  sameWidth: 'توحيد عرض الكتل',
  sameHeight: 'توحيد ارتفاع الكتل',
});
