import { memberMails } from '#messages/en/member-mails.ts';
import { defineMemberMail } from './define-member-mail.tsx';

/** Answers a sign-up with an address that has an account (MEMB-13). */
export const memberHasAccountMail = defineMemberMail(
  'has-account',
  {
    subject: memberMails.signInSubject,
    lead: memberMails.hasAccountLead,
    button: memberMails.signInButton,
    note: memberMails.signInNote,
  },
  { code: '042815' },
);
