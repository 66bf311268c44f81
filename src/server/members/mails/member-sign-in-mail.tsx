import { memberMails } from '#messages/en/member-mails.ts';
import { defineMemberMail } from './define-member-mail.tsx';

/** Signs a member in, by link or code (MEMB-19). */
export const memberSignInMail = defineMemberMail(
  'sign-in',
  {
    subject: memberMails.signInSubject,
    lead: memberMails.signInLead,
    button: memberMails.signInButton,
    note: memberMails.signInNote,
  },
  { code: '042815' },
);
