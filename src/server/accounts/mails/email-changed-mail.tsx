import { z } from 'zod';
import { accountMails } from '#messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** To the former address: whoever reads it can no longer sign in with it. */
export const emailChangedMail = defineMail({
  kind: 'email-changed',
  params: z.object({ newEmail: z.string(), link: z.url() }),
  sample: { newEmail: 'ada@example.org', link: 'https://app.example.org/undo-email-change#c2FtcGxl' },
  view: ({ newEmail, link }, translate) => ({
    subject: translate(accountMails.emailChangedSubject),
    content: (
      <>
        <MailParagraph>{translate(accountMails.emailChangedLead, { newEmail })}</MailParagraph>
        <MailParagraph>{translate(accountMails.emailChangedUndo)}</MailParagraph>
        <MailButton href={link}>{translate(accountMails.emailChangedButton)}</MailButton>
        <MailNote>{translate(accountMails.emailChangedNote)}</MailNote>
      </>
    ),
  }),
});
