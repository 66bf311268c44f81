import { memberMails } from '#messages/en/member-mails.ts';
import { defineMemberMail } from './define-member-mail.tsx';

/** Tells a member that the account was deleted, and how it comes back (MEMB-70). */
export const memberRemovedMail = defineMemberMail('removed', {
  subject: memberMails.removedSubject,
  lead: memberMails.removedLead,
  button: memberMails.restoreButton,
  note: memberMails.removedNote,
});
