import { defineTranslation } from '../../define-messages.ts';
import type { pageToolbar as english } from '../../en/interface/page-toolbar.ts';

export const pageToolbar = defineTranslation<typeof english>('pageToolbar', {
  aboutSaving: 'Sobre el guardado',
  gotIt: 'Entendido',
  tryNow: 'Reintentar ahora',
  offline:
    'Error de red. Sus cambios se conservan en este navegador y se guardarán en cuanto vuelva la conexión.',
  removed:
    'Otra persona ha eliminado esta página. Puede restaurarla desde la papelera; sus cambios se conservan en este navegador.',
  refused:
    'Algo no se ha podido guardar tal como está. Se conserva en este navegador hasta que lo corrija o lo deshaga.',
  conflicts:
    '{count, plural, one {Otra persona ha cambiado lo mismo que usted. Se muestra el cambio más reciente; el otro está en el historial.} other {Otra persona ha cambiado las mismas cosas que usted. Se muestran los cambios más recientes; los otros están en el historial.}}',
  preview: 'Vista previa como visitante',
  share: 'Compartir un enlace de vista previa',
  publishOther: 'Publicar otros cambios',
  history: 'Historial',
  shortcuts: 'Atajos de teclado',
  toolbar: 'Barra de herramientas de la página',
  editPage: 'Editar {title}',
  done: 'Listo',
  edit: 'Editar',
  blocksToAdd: 'Bloques para añadir',
  more: 'Más',
  undo: 'Deshacer',
  undoStep: 'Deshacer: {name}',
  redo: 'Rehacer',
  redoStep: 'Rehacer: {name}',
  device: 'Dispositivo',
  desktop: 'Escritorio',
  mobile: 'Móvil',
});
