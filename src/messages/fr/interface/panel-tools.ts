import { defineTranslation } from '../../define-messages.ts';
import type { panelTools as english } from '../../en/interface/panel-tools.ts';

export const panelTools = defineTranslation<typeof english>('panelTools', {
  inTab: 'Dans un onglet du navigateur',
  whereShared: 'Là où la page est partagée',
  undo: 'Annuler',
  undoStep: 'Annuler : {name}',
  redo: 'Rétablir',
  redoStep: 'Rétablir : {name}',
  notPublished: 'Pas encore publié',
  publishChanges: 'Publier les modifications',
  moreChanges: '{count, plural, one {et # autre modification} other {et # autres modifications}}',
  liveAtOnce: 'Ce que vous modifiez ici est en ligne aussitôt, sans publication.',
});
