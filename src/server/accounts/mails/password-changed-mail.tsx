import { z } from 'zod';
import { accountMails } from '#messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Tells a person that their password was changed. */
export const passwordChangedMail = defineMail({
  kind: 'password-changed',
  params: z.object({ link: z.url() }),
  sample: { link: 'https://app.example.org/forgot-password' },
  view: ({ link }, translate) => ({
    subject: translate(accountMails.passwordChangedSubject),
    content: (
      <>
        <MailParagraph>{translate(accountMails.passwordChangedLead)}</MailParagraph>
        <MailNote>{translate(accountMails.chooseAtOnce, { link })}</MailNote>
      </>
    ),
  }),
});
