import { defineMessages } from '../define-messages.ts';

/** What visitors read of a failure (OVER-66 to OVER-78). */
export const systemErrors = defineMessages('systemErrors', {
  heading: 'Something Went Wrong!',
  note: 'This error has been logged and reported. Please reload the page and try again.',
  /** DATA-39 */
  noConnection: 'Unable to connect to {host}. Please try again.',
  reload: 'Reload Page',
  clear: 'Clear',
});
