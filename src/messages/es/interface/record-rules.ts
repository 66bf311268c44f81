import { defineTranslation } from '../../define-messages.ts';
import type { recordRules as english } from '../../en/interface/record-rules.ts';

export const recordRules = defineTranslation<typeof english>('recordRules', {
  settingsNeeded: 'Los ajustes no se pueden quitar.',
  cannotHold: 'Un documento de tipo {kind} no puede contener {type}.',
  cannotHaveId: 'Un {type} no puede tener el identificador {id}.',
  sectionGone: 'La sección de este bloque ya no está. Ponga el bloque en otra.',
  noSuchBlock: 'Ese bloque no existe. Tome uno de la lista de bloques.',
  tagTooLong: 'Una etiqueta puede tener como máximo {max} caracteres.',
  categoryTooLong: 'Una categoría puede tener como máximo {max} caracteres.',
  tagTwice: 'Esta etiqueta ya existe',
  categoryTwice: 'Esta categoría ya existe',
  folderGone: 'La carpeta de este enlace ya no está. Saque el enlace de ella.',
  popupFormGone: 'El formulario de la ventana emergente ya no está. Elija otro.',
  anchorTwice: 'Otra sección de esta página tiene este ancla. Elija otra.',
  syncedNotHere: 'Una sección sincronizada no puede estar aquí.',
  parentCategoryGone: 'La categoría en la que está esta ya no existe. Colóquela en otra.',
  categoryUrlTwice: 'Otra categoría de esta página de tienda tiene esta dirección. Elija otra.',
});
