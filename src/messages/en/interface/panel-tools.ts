import { defineMessages } from '../../define-messages.ts';

/** What panels say around what they hold: undo, and previews of pictures (EDIT-72, DSGN-65). */
export const panelTools = defineMessages('panelTools', {
  inTab: 'In a browser’s tab',
  whereShared: 'Where the page is shared',
  undo: 'Undo',
  undoStep: 'Undo: {name}',
  redo: 'Redo',
  redoStep: 'Redo: {name}',
});
