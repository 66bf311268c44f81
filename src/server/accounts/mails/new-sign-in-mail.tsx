import { z } from 'zod';
import { accountMails } from '#messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Tells a person that their account was signed in to in a browser that is new to it. */
export const newSignInMail = defineMail({
  kind: 'new-sign-in',
  params: z.object({ device: z.string(), link: z.url() }),
  sample: { device: 'Firefox on Linux', link: 'https://app.example.org/forgot-password' },
  view: ({ device, link }, translate) => ({
    subject: translate(accountMails.newSignInSubject),
    content: (
      <>
        <MailParagraph>{translate(accountMails.newSignInLead, { device })}</MailParagraph>
        <MailNote>{translate(accountMails.newSignInNote)}</MailNote>
        <MailNote>{translate(accountMails.chooseAtOnce, { link })}</MailNote>
      </>
    ),
  }),
});
