import { memberMails } from '#messages/en/member-mails.ts';
import { defineMemberCodeMail } from './define-member-code-mail.tsx';

/** Answers a sign-up with an address that has an account (MEMB-13). */
export const memberHasAccountMail = defineMemberCodeMail('member-has-account', {
  subject: memberMails.signInSubject,
  lead: memberMails.hasAccountLead,
  button: memberMails.signInButton,
  note: memberMails.signInNote,
});
