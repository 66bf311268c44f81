import { memberMails } from '#messages/en/member-mails.ts';
import { defineMemberMail } from './define-member-mail.tsx';

/** Tells the address that signs in no more that its account was joined with another of the same person (CRM-16). */
export const memberJoinedMail = defineMemberMail(
  'joined',
  {
    subject: memberMails.joinedSubject,
    lead: memberMails.joinedLead,
    button: memberMails.signInButton,
  },
  { path: '/account/login', email: 'ada@example.org' },
);
