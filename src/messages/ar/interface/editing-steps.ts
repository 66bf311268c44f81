import { defineTranslation } from '../../define-messages.ts';
import type { editingSteps as english } from '../../en/interface/editing-steps.ts';

export const editingSteps = defineTranslation<typeof english>('editingSteps', {
  deleteBlock: 'حذف كتلة',
  deleteBlocks: 'حذف كتل',
  duplicateBlock: 'تكرار كتلة',
  duplicateBlocks: 'تكرار كتل',
  moveBlock: 'نقل كتلة',
  resizeBlock: 'تغيير حجم كتلة',
  groupBlocks: 'تجميع كتل',
  ungroupBlocks: 'فك تجميع كتل',
  deleteSection: 'حذف قسم',
  duplicateSection: 'تكرار قسم',
  moveSectionUp: 'نقل القسم إلى أعلى',
  moveSectionDown: 'نقل القسم إلى أسفل',
  editText: 'تحرير النص',
  resetMobileLayout: 'إعادة ضبط تخطيط الجوال',
  insertSynced: 'إدراج قسم متزامن',
  makeSynced: 'مزامنة القسم',
  detachSynced: 'فصل قسم متزامن',
  change: 'تغيير: {label}',
  changeSection: 'تغيير القسم: {label}',
  changeHere: 'تغيير هنا: {label}',
  resetField: 'إعادة ضبط: {label}',
});
