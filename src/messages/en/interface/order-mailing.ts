import { defineMessages } from '../../define-messages.ts';

/** What the screen of an order says about mails to its buyer. */
export const orderMailing = defineMessages('orderMailing', {
  title: 'Emails',
  write: 'Write an email',
  subject: 'Subject',
  text: 'Message',
  send: 'Send',
  sent: 'The email is on its way',
  again: 'Send again',
  againNamed: 'Send “{name}” again',
  didWritten: 'Email to the buyer',
  required: 'Enter a text.',
  greeting: 'The buyer gets it at {email} and answers to the owner of the site.',
  didMailRefused: 'Email refused for a day and given up',
  withdrawal: 'Confirmation of the withdrawal',
});
