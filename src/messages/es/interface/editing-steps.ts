import { defineTranslation } from '../../define-messages.ts';
import type { editingSteps as english } from '../../en/interface/editing-steps.ts';

export const editingSteps = defineTranslation<typeof english>('editingSteps', {
  deleteBlock: 'Eliminar bloque',
  deleteBlocks: 'Eliminar bloques',
  duplicateBlock: 'Duplicar bloque',
  duplicateBlocks: 'Duplicar bloques',
  moveBlock: 'Mover bloque',
  resizeBlock: 'Cambiar tamaño del bloque',
  groupBlocks: 'Agrupar bloques',
  ungroupBlocks: 'Desagrupar bloques',
  deleteSection: 'Eliminar sección',
  duplicateSection: 'Duplicar sección',
  moveSectionUp: 'Subir sección',
  moveSectionDown: 'Bajar sección',
  editText: 'Editar texto',
  resetMobileLayout: 'Restablecer disposición móvil',
  insertSynced: 'Insertar sección sincronizada',
  makeSynced: 'Sincronizar sección',
  detachSynced: 'Desvincular sección sincronizada',
  change: 'Cambiar: {label}',
  changeSection: 'Cambiar la sección: {label}',
  changeHere: 'Cambiar aquí: {label}',
  resetField: 'Restablecer: {label}',
});
