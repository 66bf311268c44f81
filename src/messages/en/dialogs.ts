import { defineMessages } from '../define-messages.ts';

/** The buttons of dialogs, and what is told of logging out. */
export const dialogs = defineMessages('dialogs', {
  /** OVER-53 */
  confirm: 'Confirm',
  reject: 'Reject',
  cancel: 'Cancel',
  /** The one button of the alert popup (OVER-61). */
  okay: 'Okay',
  close: 'Close',
  /** Of the prompt when a session has ended (DATA-28). */
  code: 'Code of your app, or a recovery code',
  signInAgain: 'Please sign in again',
  sessionEnded: 'Your session has ended. After signing in you are where you were.',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  /** NAV-46 */
  logoutFailed: 'Unable to log out. Please try again.',
  /** NAV-43, NAV-44 */
  loggedOutTitle: 'Logout Successful',
  loggedOut: 'You have been successfully logged out.',
});
