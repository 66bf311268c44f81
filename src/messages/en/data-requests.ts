import { defineMessages } from '../define-messages.ts';

/** What visitors read who ask for their data, or for its erasure. */
export const dataRequests = defineMessages('dataRequests', {
  getMyData: 'Get my data',
  deleteMyData: 'Delete my data',
  getText:
    'Ask for a copy of everything that this site keeps about you, such as forms, comments and mails; you get an answer by mail within 30 days.',
  deleteText: 'Ask that everything this site keeps about you is deleted.',
  mailedTo: 'A link that is mailed to {email} confirms that it is you.',
  inboxTitle: 'Look into your inbox',
  checkInbox: 'Open the link in the mail that we sent you: it confirms your request.',
  confirmTitle: 'Confirm your request',
  confirm: 'Confirm request',
  confirmLead:
    '{kind, select, copy {A copy of the data that this site keeps about {email}.} other {The data that this site keeps about {email} is to be deleted.}}',
  confirmedTitle: 'Your request is confirmed',
  confirmed:
    '{kind, select, copy {You get an answer by mail by {date}.} other {It is answered by {date}. Once your data is deleted no mail follows, since your address is deleted, too.}}',
  linkTitle: 'This link does not work',
  linkUsed: 'This request is confirmed already.',
  linkExpired: 'The link has expired. Ask again on the site.',
  linkUnknown: 'The link has expired or is not complete. Ask again on the site.',
  copyTitle: 'Your data',
  copyUntil: 'The link works until {date}.',
  sendCodeText: 'So that nobody else opens your data, a code is mailed to {email}.',
  sendCode: 'Send the code',
  codeSent: 'Enter the six digits of the mail that we sent you.',
  code: 'Code',
  codeWrong: 'This code is wrong, or it no longer works.',
  download: 'Download',
});
