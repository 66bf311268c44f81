import { defineTranslation } from '../../define-messages.ts';
import type { panelTools as english } from '../../en/interface/panel-tools.ts';

export const panelTools = defineTranslation<typeof english>('panelTools', {
  inTab: 'En una pestaña del navegador',
  whereShared: 'Donde se comparte la página',
  undo: 'Deshacer',
  undoStep: 'Deshacer: {name}',
  redo: 'Rehacer',
  redoStep: 'Rehacer: {name}',
  notPublished: 'Aún sin publicar',
  publishChanges: 'Publicar los cambios',
  moreChanges: '{count, plural, one {y # cambio más} other {y # cambios más}}',
  liveAtOnce: 'Lo que cambia aquí está en línea al momento, sin publicar.',
});
