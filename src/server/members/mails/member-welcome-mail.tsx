import { memberMails } from '#messages/en/member-mails.ts';
import { defineMemberMail } from './define-member-mail.tsx';

/** Tells a member whom the owner brought along from elsewhere how to sign in (MEMB-69). */
export const memberWelcomeMail = defineMemberMail(
  'welcome',
  {
    subject: memberMails.welcomeSubject,
    lead: memberMails.welcomeLead,
    button: memberMails.signInButton,
    note: memberMails.welcomeNote,
  },
  { path: '/account/login' },
);
