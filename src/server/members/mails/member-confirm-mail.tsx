import { memberMails } from '#messages/en/member-mails.ts';
import { defineMemberCodeMail } from './define-member-code-mail.tsx';

/** Confirms the address of a new member, by link or code (MEMB-11). */
export const memberConfirmMail = defineMemberCodeMail('member-confirm', {
  subject: memberMails.confirmSubject,
  lead: memberMails.confirmLead,
  button: memberMails.confirmButton,
  note: memberMails.confirmNote,
});
