import { z } from 'zod';
import { accountMails } from '#messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** To somebody who wants to make an account with an address that has one. */
export const hasAccountMail = defineMail({
  kind: 'has-account',
  params: z.object({ link: z.url() }),
  sample: { link: 'https://app.example.org/sign-in' },
  view: ({ link }, translate) => ({
    subject: translate(accountMails.hasAccountSubject),
    content: (
      <>
        <MailParagraph>{translate(accountMails.hasAccountLead)}</MailParagraph>
        <MailButton href={link}>{translate(accountMails.signIn)}</MailButton>
        <MailNote>{translate(accountMails.ignoreUnchanged)}</MailNote>
      </>
    ),
  }),
});
