import { defineMessages } from '../define-messages.ts';

/** The buttons of dialogs. */
export const dialogs = defineMessages('dialogs', {
  /** OVER-53 */
  confirm: 'Confirm',
  reject: 'Reject',
  cancel: 'Cancel',
  /** The one button of the alert popup (OVER-61). */
  okay: 'Okay',
  close: 'Close',
});
