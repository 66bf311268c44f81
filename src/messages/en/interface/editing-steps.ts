import { defineMessages } from '../../define-messages.ts';

/** What people do to documents, as undo and histories call it. */
export const editingSteps = defineMessages('editingSteps', {
  deleteBlock: 'Delete block',
  deleteBlocks: 'Delete blocks',
  duplicateBlock: 'Duplicate block',
  duplicateBlocks: 'Duplicate blocks',
  moveBlock: 'Move block',
  resizeBlock: 'Resize block',
  groupBlocks: 'Group blocks',
  ungroupBlocks: 'Ungroup blocks',
  deleteSection: 'Delete section',
  duplicateSection: 'Duplicate section',
  moveSectionUp: 'Move section up',
  moveSectionDown: 'Move section down',
  editText: 'Edit text',
  resetMobileLayout: 'Reset mobile layout',
  insertSynced: 'Insert synced section',
  makeSynced: 'Make section synced',
  detachSynced: 'Detach synced section',
  change: 'Change {label}',
  changeSection: 'Change section {label}',
  changeHere: 'Change {label} here',
  resetField: 'Reset {label}',
});
