import { defineTranslation } from '../../define-messages.ts';
import type { slideSteps as english } from '../../en/interface/slide-steps.ts';

export const slideSteps = defineTranslation<typeof english>('slideSteps', {
  addOne: '{holds, select, track {إضافة مقطوعة} other {إضافة شريحة}}',
  addSeveral: '{holds, select, track {إضافة مقطوعات} other {إضافة شرائح}}',
  moveOne: '{holds, select, track {نقل المقطوعة} other {نقل الشريحة}}',
  moveSeveral: '{holds, select, track {نقل المقطوعات} other {نقل الشرائح}}',
  moveUp: '{holds, select, track {نقل المقطوعة إلى أعلى} other {نقل الشريحة إلى أعلى}}',
  moveDown: '{holds, select, track {نقل المقطوعة إلى أسفل} other {نقل الشريحة إلى أسفل}}',
  removeOne: '{holds, select, track {إزالة المقطوعة} other {إزالة الشريحة}}',
  removeSeveral: '{holds, select, track {إزالة المقطوعات} other {إزالة الشرائح}}',
  moveToStart: 'نقل إلى البداية',
  moveToEnd: 'نقل إلى النهاية',
  altFromName: 'نص بديل من أسماء الملفات',
  titlesFromName: 'عناوين من أسماء الملفات',
  removeCaptions: 'إزالة العناوين والأوصاف',
  removeLinks: 'إزالة الروابط',
  changePicture: 'تغيير الصورة',
});
