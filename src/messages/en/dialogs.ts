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
  /** Of the prompt when a session has ended (DATA-28). */
  signInAgain: 'Please sign in again',
  sessionEnded: 'Your session has ended. After signing in you are where you were.',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
});
