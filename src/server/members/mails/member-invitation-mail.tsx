import { memberMails } from '#messages/en/member-mails.ts';
import { defineMemberMail } from './define-member-mail.tsx';

/** Asks somebody to join a site (MEMB-16). */
export const memberInvitationMail = defineMemberMail(
  'invitation',
  {
    subject: memberMails.invitationSubject,
    lead: memberMails.invitationLead,
    button: memberMails.invitationButton,
    note: memberMails.invitationNote,
  },
  { path: '/account/invitation/c2FtcGxl' },
);
