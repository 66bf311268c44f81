import { memberMails } from '#messages/en/member-mails.ts';
import { defineMemberMail } from './define-member-mail.tsx';

/** To the new address of a member, which confirms the change (MEMB-33). */
export const memberNewEmailMail = defineMemberMail('new-email', {
  subject: memberMails.newEmailSubject,
  lead: memberMails.newEmailLead,
  button: memberMails.confirmButton,
  note: memberMails.newEmailNote,
});
