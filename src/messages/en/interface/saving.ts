import { defineMessages } from '../../define-messages.ts';

/** What the editor says about saving and about taking steps back. */
export const saving = defineMessages('saving', {
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Offline: kept here',
  signedOut: 'Not saved: sign in again',
  removed: 'Not saved: the page was deleted',
  refused: 'Not saved: correct it or undo',
  conflict: 'Changed by someone else too',
  undone: 'Undone: {name}',
  undonePassedOver: 'Undone: {name}. Saved later and still there: {later}.',
  undoOvertaken: '“{name}” cannot be undone: it was changed since.',
});
