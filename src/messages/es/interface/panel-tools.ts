import { defineTranslation } from '../../define-messages.ts';
import type { panelTools as english } from '../../en/interface/panel-tools.ts';

export const panelTools = defineTranslation<typeof english>('panelTools', {
  inTab: 'En una pestaña del navegador',
  whereShared: 'Donde se comparte la página',
  undo: 'Deshacer',
  undoStep: 'Deshacer: {name}',
  redo: 'Rehacer',
  redoStep: 'Rehacer: {name}',
});
