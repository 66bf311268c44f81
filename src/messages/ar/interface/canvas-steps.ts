import { defineTranslation } from '../../define-messages.ts';
import type { canvasSteps as english } from '../../en/interface/canvas-steps.ts';

export const canvasSteps = defineTranslation<typeof english>('canvasSteps', {
  replacePicture: 'استبدال الصورة',
  choosePicture: 'اختيار صورة',
  moveBlockOnMobile: 'نقل الكتلة على الجوال',
  resizeBlockOnMobile: 'تغيير حجم الكتلة على الجوال',
});
