import { z } from 'zod';
import { accountMails } from '#messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** To the address that an account no longer uses. */
export const emailChangeUndoneMail = defineMail({
  kind: 'email-change-undone',
  params: z.object({ host: z.string() }),
  sample: { host: 'app.example.org' },
  view: ({ host }, translate) => ({
    subject: translate(accountMails.changeUndoneSubject),
    content: (
      <>
        <MailParagraph>{translate(accountMails.changeUndoneLead)}</MailParagraph>
        <MailNote>{translate(accountMails.changeUndoneNote, { host })}</MailNote>
      </>
    ),
  }),
});
