import { z } from 'zod';
import { accountMails } from '#messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** To the new address of an account, to confirm it. */
export const confirmEmailMail = defineMail({
  kind: 'confirm-email',
  params: z.object({ link: z.url() }),
  sample: { link: 'https://app.example.org/confirm-email#c2FtcGxl' },
  view: ({ link }, translate) => ({
    subject: translate(accountMails.confirmEmailSubject),
    content: (
      <>
        <MailParagraph>{translate(accountMails.confirmEmailLead)}</MailParagraph>
        <MailButton href={link}>{translate(accountMails.confirmEmailButton)}</MailButton>
        <MailNote>{translate(accountMails.confirmEmailNote)}</MailNote>
      </>
    ),
  }),
});
