import { defineTranslation } from '../../define-messages.ts';
import type { panelTools as english } from '../../en/interface/panel-tools.ts';

export const panelTools = defineTranslation<typeof english>('panelTools', {
  inTab: 'In einem Browser-Tab',
  whereShared: 'Wo die Seite geteilt wird',
  undo: 'Rückgängig',
  undoStep: 'Rückgängig: {name}',
  redo: 'Wiederholen',
  redoStep: 'Wiederholen: {name}',
  notPublished: 'Noch nicht veröffentlicht',
  publishChanges: 'Änderungen veröffentlichen',
  moreChanges: '{count, plural, one {und # weitere Änderung} other {und # weitere Änderungen}}',
  liveAtOnce: 'Was Sie hier ändern, gilt sofort, ohne Veröffentlichen.',
});
