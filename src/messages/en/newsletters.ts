import { defineMessages } from '../define-messages.ts';

/** What sign-ups say, and the pages that the links of newsletter mails lead to. */
export const newsletters = defineMessages('newsletters', {
  /** NEWS-12: the success text of a sign-up with double opt-in, unless the owner set another. */
  checkInbox: 'Please check your inbox to confirm.',
  email: 'Email',
  title: 'Newsletter',
  confirmTitle: 'Confirm your subscription to {list}',
  confirm: 'Confirm subscription',
  confirmedTitle: 'Your subscription is confirmed',
  confirmed: 'You get {list} from now on. Each mail has a link to leave.',
  usedTitle: 'This link was used already',
  leftSince: 'You left {list} since. Sign up again on the site if you want it back.',
  leaveTitle: 'Unsubscribe from {list}',
  leave: 'You will get no more mails of {list}.',
  unsubscribe: 'Unsubscribe',
  leftTitle: 'You are unsubscribed',
  left: 'You get no more mails of {list}.',
  undo: 'Undo',
  returnTitle: 'Subscribe to {list}',
  deadLinkTitle: 'This link does not work',
  deadLink: 'It has expired or is not complete. Enter your address to get a new link to unsubscribe by mail.',
  sendLink: 'Send the link',
  inboxTitle: 'Look into your inbox',
  inbox: 'If this address is on a list of this site, a mail with the link is on its way.',
  back: 'Back to {site}',
});
