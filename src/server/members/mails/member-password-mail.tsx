import { memberMails } from '#messages/en/member-mails.ts';
import { defineMemberMail } from './define-member-mail.tsx';

/** Tells a member that the password was changed (MEMB-24). */
export const memberPasswordMail = defineMemberMail('password', {
  subject: memberMails.passwordSubject,
  lead: memberMails.passwordLead,
  button: memberMails.resetButton,
  note: memberMails.passwordNote,
});
