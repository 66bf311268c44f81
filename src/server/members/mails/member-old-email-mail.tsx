import { memberMails } from '#messages/en/member-mails.ts';
import { defineMemberMail } from './define-member-mail.tsx';

/** To the former address of a member: the change can be taken back (MEMB-33). */
export const memberOldEmailMail = defineMemberMail(
  'old-email',
  {
    subject: memberMails.oldEmailSubject,
    lead: memberMails.oldEmailLead,
    button: memberMails.undoButton,
    note: memberMails.oldEmailNote,
  },
  { email: 'ada@example.org' },
);
