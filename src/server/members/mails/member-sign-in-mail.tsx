import { memberMails } from '#messages/en/member-mails.ts';
import { defineMemberCodeMail } from './define-member-code-mail.tsx';

/** Signs a member in, by link or code (MEMB-19). */
export const memberSignInMail = defineMemberCodeMail('member-sign-in', {
  subject: memberMails.signInSubject,
  lead: memberMails.signInLead,
  button: memberMails.signInButton,
  note: memberMails.signInNote,
});
