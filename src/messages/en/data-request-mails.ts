import { defineMessages } from '../define-messages.ts';

/** Mails about requests of people for their data. */
export const dataRequestMails = defineMessages('dataRequestMails', {
  confirmSubject:
    '{kind, select, copy {Confirm that you want your data from {site}} other {Confirm that {site} deletes your data}}',
  confirmLead:
    '{kind, select, copy {Somebody asked {site} for a copy of the data that it keeps about this address.} other {Somebody asked {site} to delete the data that it keeps about this address.}}',
  confirmButton: 'Confirm request',
  confirmNote:
    'The link works once, for 24 hours. If you did not ask for this, ignore this mail: nothing happens.',
  copySubject: 'Your data from {site}',
  copyLead: 'Here is the copy of the data that {site} keeps about you, as you asked.',
  copyButton: 'Get my data',
  copyNote: 'The link works for 7 days. It asks for a sign-in or for a code that is mailed to you.',
  codeSubject: 'Your code to open your data from {site}',
  codeLead: 'Enter this code to open your data: {code}',
  codeNote: 'It works for 15 minutes. If you did not ask for it, ignore this mail.',
  declinedSubject: 'Your request to {site}',
  declinedLead:
    '{kind, select, copy {{site} has declined to send you a copy of your data.} other {{site} has declined to delete your data.}}',
  reason: 'Reason',
  dueSubject: '{site}: answer a request about personal data by {due}',
  dueLead:
    '{kind, select, copy {Somebody asked {site} for a copy of their data. It is due on {due}.} other {Somebody asked {site} to delete their data. It is due on {due}.}}',
  dueButton: 'Open the requests',
});
