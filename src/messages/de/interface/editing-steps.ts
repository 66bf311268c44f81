import { defineTranslation } from '../../define-messages.ts';
import type { editingSteps as english } from '../../en/interface/editing-steps.ts';

export const editingSteps = defineTranslation<typeof english>('editingSteps', {
  deleteBlock: 'Block löschen',
  deleteBlocks: 'Blöcke löschen',
  duplicateBlock: 'Block duplizieren',
  duplicateBlocks: 'Blöcke duplizieren',
  moveBlock: 'Block verschieben',
  resizeBlock: 'Blockgröße ändern',
  groupBlocks: 'Blöcke gruppieren',
  ungroupBlocks: 'Gruppierung aufheben',
  deleteSection: 'Abschnitt löschen',
  duplicateSection: 'Abschnitt duplizieren',
  moveSectionUp: 'Abschnitt nach oben verschieben',
  moveSectionDown: 'Abschnitt nach unten verschieben',
  editText: 'Text bearbeiten',
  resetMobileLayout: 'Mobile Anordnung zurücksetzen',
  insertSynced: 'Synchronisierten Abschnitt einfügen',
  makeSynced: 'Abschnitt synchronisieren',
  detachSynced: 'Synchronisierten Abschnitt lösen',
  change: '{label} ändern',
  changeSection: 'Abschnitt: {label} ändern',
  changeHere: '{label} hier ändern',
  resetField: '{label} zurücksetzen',
});
