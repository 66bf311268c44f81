import { z } from 'zod';
import { accountMails } from '#messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Lets somebody choose a new password. */
export const resetPasswordMail = defineMail({
  kind: 'reset-password',
  params: z.object({ link: z.url() }),
  sample: { link: 'https://app.example.org/reset-password#c2FtcGxl' },
  view: ({ link }, translate) => ({
    subject: translate(accountMails.resetSubject),
    content: (
      <>
        <MailParagraph>{translate(accountMails.resetLead)}</MailParagraph>
        <MailButton href={link}>{translate(accountMails.resetButton)}</MailButton>
        <MailNote>{translate(accountMails.resetNote)}</MailNote>
      </>
    ),
  }),
});
