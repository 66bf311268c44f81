import { z } from 'zod';
import { accountMails } from '#messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** To the present address, when a change to another one was requested. */
export const emailChangesMail = defineMail({
  kind: 'email-changes',
  params: z.object({ newEmail: z.string(), link: z.url() }),
  sample: { newEmail: 'ada@example.org', link: 'https://app.example.org/forgot-password' },
  view: ({ newEmail, link }, translate) => ({
    subject: translate(accountMails.emailChangesSubject),
    content: (
      <>
        <MailParagraph>{translate(accountMails.emailChangesLead, { newEmail })}</MailParagraph>
        <MailNote>{translate(accountMails.chooseAtOnce, { link })}</MailNote>
      </>
    ),
  }),
});
