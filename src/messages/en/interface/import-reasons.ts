import { defineMessages } from '../../define-messages.ts';

/** Why rows of a file of people are left out, and what an import would do (CRM-19). */
export const importReasons = defineMessages('importReasons', {
  added: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  skipped: 'Left out',
  wrong: 'Wrong',
  rows: 'Rows that are left out',
  row: 'Row {line}: ',
  noEmail: 'There is no email address in this row.',
  invalidEmail: 'Please enter a valid email',
  manyEmails: 'There are more than {max} email addresses in this row.',
  twice: 'This address stands in the file twice.',
  tooMuch: 'Something in this row is too long, or too much.',
  unstorable: 'This has characters that cannot be kept. Remove them and try again.',
  longLabel: 'A label has more than {max} characters.',
  labels: 'A member has {count} labels at most, of {max} characters each.',
  erased: 'This person was erased.',
  unsubscribed: 'This person unsubscribed and can only subscribe again themselves.',
});
