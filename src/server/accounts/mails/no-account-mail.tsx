import { z } from 'zod';
import { accountMails } from '#messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** To somebody who wants a new password for an address without an account. */
export const noAccountMail = defineMail({
  kind: 'no-account',
  params: z.object({ link: z.url() }),
  sample: { link: 'https://app.example.org/sign-in' },
  view: ({ link }, translate) => ({
    subject: translate(accountMails.noAccountSubject),
    content: (
      <>
        <MailParagraph>{translate(accountMails.noAccountLead)}</MailParagraph>
        <MailButton href={link}>{translate(accountMails.signIn)}</MailButton>
        <MailNote>{translate(accountMails.ignore)}</MailNote>
      </>
    ),
  }),
});
