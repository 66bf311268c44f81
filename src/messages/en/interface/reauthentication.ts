import { defineMessages } from '../../define-messages.ts';

/** What is asked of somebody who signed in a while ago, before something sensitive. */
export const reauthentication = defineMessages('reauthentication', {
  title: 'Confirm that it is you',
  lead: 'You signed in a while ago. What you have entered stays and is sent after it.',
  password: 'Password',
  confirm: 'Confirm',
});
