import { z } from 'zod';
import { accountMails } from '#messages/en/account-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Invites a person to make an account. */
export const invitationMail = defineMail({
  kind: 'invitation',
  params: z.object({ inviter: z.string(), host: z.string(), link: z.url() }),
  sample: {
    inviter: 'Ada Lovelace',
    host: 'app.example.org',
    link: 'https://app.example.org/sign-up/complete#c2FtcGxl',
  },
  view: ({ inviter, host, link }, translate) => ({
    subject: translate(accountMails.invitationSubject, { inviter }),
    content: (
      <>
        <MailParagraph>{translate(accountMails.invitationLead, { inviter, host })}</MailParagraph>
        <MailButton href={link}>{translate(accountMails.createAccount)}</MailButton>
        <MailNote>{translate(accountMails.invitationNote)}</MailNote>
      </>
    ),
  }),
});
