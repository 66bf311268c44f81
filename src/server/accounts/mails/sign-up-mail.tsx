import { z } from 'zod';
import { accountMails } from '#messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** The link with which a requested account is completed. */
export const signUpMail = defineMail({
  kind: 'sign-up',
  params: z.object({ link: z.url() }),
  sample: { link: 'https://app.example.org/sign-up/complete#c2FtcGxl' },
  view: ({ link }, translate) => ({
    subject: translate(accountMails.signUpSubject),
    content: (
      <>
        <MailParagraph>{translate(accountMails.signUpLead)}</MailParagraph>
        <MailButton href={link}>{translate(accountMails.createAccount)}</MailButton>
        <MailNote>{translate(accountMails.signUpNote)}</MailNote>
      </>
    ),
  }),
});
