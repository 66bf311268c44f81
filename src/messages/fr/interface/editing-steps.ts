import { defineTranslation } from '../../define-messages.ts';
import type { editingSteps as english } from '../../en/interface/editing-steps.ts';

export const editingSteps = defineTranslation<typeof english>('editingSteps', {
  deleteBlock: 'Supprimer le bloc',
  deleteBlocks: 'Supprimer les blocs',
  duplicateBlock: 'Dupliquer le bloc',
  duplicateBlocks: 'Dupliquer les blocs',
  moveBlock: 'Déplacer le bloc',
  resizeBlock: 'Redimensionner le bloc',
  groupBlocks: 'Grouper les blocs',
  ungroupBlocks: 'Dissocier les blocs',
  deleteSection: 'Supprimer la section',
  duplicateSection: 'Dupliquer la section',
  moveSectionUp: 'Monter la section',
  moveSectionDown: 'Descendre la section',
  editText: 'Modifier le texte',
  resetMobileLayout: 'Réinitialiser la disposition mobile',
  insertSynced: 'Insérer une section synchronisée',
  makeSynced: 'Synchroniser la section',
  detachSynced: 'Détacher la section synchronisée',
  change: 'Modifier : {label}',
  changeSection: 'Modifier la section : {label}',
  changeHere: 'Modifier ici : {label}',
  resetField: 'Réinitialiser : {label}',
});
