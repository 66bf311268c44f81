import { defineTranslation } from '../../define-messages.ts';
import type { savedParts as english } from '../../en/interface/saved-parts.ts';

export const savedParts = defineTranslation<typeof english>('savedParts', {
  nameMissing: 'Introduzca un nombre.',
  isSynced: '«{name}» está sincronizada. La encontrará en «Añadir sección», «Sincronizadas».',
  blockSaved: '«{name}» se ha guardado. Lo encontrará en «Añadir bloque».',
  sectionSaved: '«{name}» se ha guardado. La encontrará en «Añadir sección».',
  saveBlocks: 'Guardar bloques',
  saveSection: 'Guardar sección',
  cancel: 'Cancelar',
  save: 'Guardar',
  name: 'Nombre',
  editorOnly: 'Solo se ve en el editor.',
  copyKept: 'Se guarda una copia tal como está ahora, para las páginas de todos sus sitios.',
  synced: 'Sincronizada: cambia en todas partes',
  syncedText:
    'Puede estar en muchas páginas de este sitio. Lo que se cambie en ella cambia en todas, salvo los textos e imágenes que defina para una página.',
  saved: 'Guardados',
  deleteNamed: 'Eliminar {name}',
  more: '{count, number} más: busque por nombre.',
  search: 'Buscar secciones guardadas',
  noResults: 'No se han podido cargar los resultados',
  tryAgain: 'Reintentar',
  loading: 'Cargando secciones guardadas',
  none: 'Todavía no hay nada guardado',
  noneText:
    'Seleccione una sección, pulse «Guardar sección» en su barra de herramientas y la encontrará aquí en todas las páginas de sus sitios.',
  noMatch: 'Ninguna sección guardada coincide con «{words}»',
  makeNamedSynced: 'Sincronizar {name}',
  makeSynced: 'Sincronizar',
  delete: 'Eliminar',
  deleted: '«{name}» se ha eliminado. Las páginas en las que está lo conservan.',
  undo: 'Deshacer',
});
