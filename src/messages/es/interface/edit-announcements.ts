import { defineTranslation } from '../../define-messages.ts';
import type { editAnnouncements as english } from '../../en/interface/edit-announcements.ts';

export const editAnnouncements = defineTranslation<typeof english>('editAnnouncements', {
  savedAsYouGo: 'Todo se guarda sobre la marcha',
  syncedAlready: 'Esta sección ya está sincronizada: la encontrará en «Añadir sección», «Sincronizadas».',
  copied: 'Copiado',
  pasted: 'Pegado',
  added: '{title}: añadido',
  sectionAdded: 'Sección añadida',
  layoutAdded: 'Disposición {title} añadida',
  sectionAtEnd: 'La sección ya está en el extremo',
  sectionMovedUp: 'Sección movida hacia arriba',
  sectionMovedDown: 'Sección movida hacia abajo',
  blocksDeleted: '{count, plural, one {Bloque eliminado} other {# bloques eliminados}}',
  sectionDeleted: 'Sección eliminada',
  nothingToUndo: 'Nada que deshacer',
  undone: 'Deshecho: {name}',
  nothingToRedo: 'Nada que rehacer',
  redone: 'Rehecho: {name}',
  redo: 'Rehacer',
  block: 'Bloque',
  oneSection:
    'Una sección sincronizada es una sola sección: las demás se añaden, mueven y eliminan en la página.',
  selectSeveral: 'Seleccione varios bloques para agruparlos',
  grouped: '{count, plural, one {# bloque agrupado} other {# bloques agrupados}}',
  ungrouped: 'Desagrupado',
  pictureReplaced: 'Imagen sustituida',
  picturesAdded: '{count, plural, one {Imagen añadida} other {# imágenes añadidas}}',
  selected: '{count, plural, one {# bloque seleccionado} other {# bloques seleccionados}}',
  selectedOfOneSection:
    'Solo se pueden seleccionar juntos bloques de una misma sección. {count, plural, one {# bloque seleccionado} other {# bloques seleccionados}}',
  gathering: '1 bloque seleccionado. Vaya a otros bloques con Tab y añádalos con Mayús e Intro',
  selectSectionFirst: 'Seleccione antes una sección o un bloque de ella',
  deletedBy: '{name} ha eliminado lo que usted tenía seleccionado. Sigue en el historial.',
  deletedElsewhere: 'Lo que tenía seleccionado se ha eliminado. Sigue en el historial.',
});
