import { z } from 'zod';
import { accountMails } from '#messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** For somebody who wants to move to an address that belongs to another account. */
export const emailTakenMail = defineMail({
  kind: 'email-taken',
  params: z.object({ link: z.url() }),
  sample: { link: 'https://app.example.org/sign-in' },
  view: ({ link }, translate) => ({
    subject: translate(accountMails.emailTakenSubject),
    content: (
      <>
        <MailParagraph>{translate(accountMails.emailTakenLead)}</MailParagraph>
        <MailButton href={link}>{translate(accountMails.signIn)}</MailButton>
        <MailNote>{translate(accountMails.ignore)}</MailNote>
      </>
    ),
  }),
});
