import { memberMails } from '#messages/en/member-mails.ts';
import { defineMemberMail } from './define-member-mail.tsx';

/** Confirms the address of a new member, by link or code (MEMB-11). */
export const memberConfirmMail = defineMemberMail(
  'confirm',
  {
    subject: memberMails.confirmSubject,
    lead: memberMails.confirmLead,
    button: memberMails.confirmButton,
    note: memberMails.confirmNote,
  },
  { code: '042815' },
);
