import { z } from 'zod';
import { accountMails } from '#messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Tells a person that their account is gone. */
export const accountDeletedMail = defineMail({
  kind: 'account-deleted',
  params: z.object({ host: z.string() }),
  sample: { host: 'app.example.org' },
  view: ({ host }, translate) => ({
    subject: translate(accountMails.accountDeletedSubject),
    content: (
      <>
        <MailParagraph>{translate(accountMails.accountDeletedLead, { host })}</MailParagraph>
        <MailNote>{translate(accountMails.changeUndoneNote, { host })}</MailNote>
      </>
    ),
  }),
});
