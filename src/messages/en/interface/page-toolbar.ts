import { defineMessages } from '../../define-messages.ts';

/** What the bar above the page says, and what its place about saving explains (EDIT-50, EDIT-73). */
export const pageToolbar = defineMessages('pageToolbar', {
  aboutSaving: 'About saving',
  gotIt: 'Got it',
  tryNow: 'Try again now',
  offline:
    'Network error. Your changes are kept in this browser and are saved as soon as the connection is back.',
  removed:
    'This page was deleted by someone else. You can restore it from the trash; your changes are kept in this browser.',
  refused:
    'Something could not be saved as it is. It is kept in this browser until you correct it or undo it.',
  conflicts:
    '{count, plural, one {Someone else changed the same thing as you. The later change is shown; the other one is in the history.} other {Someone else changed the same things as you. The later changes are shown; the others are in the history.}}',
  preview: 'Preview as visitor',
  share: 'Share a preview link',
  publishOther: 'Publish other changes',
  history: 'History',
  shortcuts: 'Keyboard shortcuts',
  toolbar: 'Page toolbar',
  editPage: 'Edit {title}',
  done: 'Done',
  edit: 'Edit',
  blocksToAdd: 'Blocks to add',
  more: 'More',
  undo: 'Undo',
  undoStep: 'Undo: {name}',
  redo: 'Redo',
  redoStep: 'Redo: {name}',
  device: 'Device',
  desktop: 'Desktop',
  mobile: 'Mobile',
});
