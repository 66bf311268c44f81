import { defineMessages } from '../define-messages.ts';

/** What mails of mailing lists say. */
export const newsletterMails = defineMessages('newsletterMails', {
  confirmSubject: 'Confirm your subscription to {list}',
  confirmLead: 'Somebody, probably you, entered this address to get {list} from {site}.',
  confirmAsk: 'Confirm that you want it. The link works for 30 days.',
  confirmButton: 'Confirm subscription',
  confirmNote: 'If it was not you, do nothing: you will get no more mails.',
  welcomeSubject: 'You are subscribed to {list}',
  welcomeLead: 'This address gets {list} from {site} from now on.',
  welcomeNote: 'If it was not you, or you change your mind, leave at any time.',
  leaveSubject: 'Your link to leave {list}',
  leaveLead: 'You asked for the link to unsubscribe from {list} of {site}.',
  leaveNote: 'If you did not ask for it, do nothing.',
  unsubscribe: 'Unsubscribe',
});
