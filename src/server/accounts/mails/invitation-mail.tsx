import { z } from 'zod';
import { accountMailTexts } from '#domain/visitor-words/account-mail-texts.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Invites a person to make an account. */
export const invitationMail = defineMail({
  kind: 'invitation',
  texts: accountMailTexts,
  params: z.object({ inviter: z.string(), host: z.string(), link: z.url() }),
  sample: {
    inviter: 'Ada Lovelace',
    host: 'app.example.org',
    link: 'https://app.example.org/sign-up/complete#c2FtcGxl',
  },
  view: ({ inviter, host, link }, say) => ({
    subject: say('invitationSubject', { inviter }),
    content: (
      <>
        <MailParagraph>{say('invitationLead', { inviter, host })}</MailParagraph>
        <MailButton href={link}>{say('createAccount')}</MailButton>
        <MailNote>{say('invitationNote')}</MailNote>
      </>
    ),
  }),
});
