import { memberMails } from '#messages/en/member-mails.ts';
import { defineMemberMail } from './define-member-mail.tsx';

/** Lets a member choose a new password (MEMB-24). */
export const memberResetMail = defineMemberMail('reset', {
  subject: memberMails.resetSubject,
  lead: memberMails.resetLead,
  button: memberMails.resetButton,
  note: memberMails.resetNote,
});
