import { defineMessages } from '../../define-messages.ts';

/** What panels say around what they hold: undo, previews of pictures, what waits for publishing (EDIT-72, DSGN-65, EDIT-218). */
export const panelTools = defineMessages('panelTools', {
  inTab: 'In a browser’s tab',
  whereShared: 'Where the page is shared',
  undo: 'Undo',
  undoStep: 'Undo: {name}',
  redo: 'Redo',
  redoStep: 'Redo: {name}',
  notPublished: 'Not published yet',
  publishChanges: 'Publish changes',
  moreChanges: '{count, plural, one {and # more change} other {and # more changes}}',
  liveAtOnce: 'What you change here is live at once, without publishing.',
});
