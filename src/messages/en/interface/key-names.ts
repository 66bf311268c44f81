import { defineMessages } from '../../define-messages.ts';

/** What is written on the keys of keyboards. */
export const keyNames = defineMessages('keyNames', {
  ctrl: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  tab: 'Tab',
  enter: 'Enter',
  escape: 'Escape',
  delete: 'Delete',
  backspace: 'Backspace',
});
