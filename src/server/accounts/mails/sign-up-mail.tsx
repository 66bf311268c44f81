import { z } from 'zod';
import { accountMailTexts } from '#domain/visitor-words/account-mail-texts.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Finishes an account that somebody asked for. */
export const signUpMail = defineMail({
  kind: 'sign-up',
  texts: accountMailTexts,
  params: z.object({ link: z.url() }),
  sample: { link: 'https://app.example.org/sign-up/complete#c2FtcGxl' },
  view: ({ link }, say) => ({
    subject: say('signUpSubject'),
    content: (
      <>
        <MailParagraph>{say('signUpLead')}</MailParagraph>
        <MailButton href={link}>{say('createAccount')}</MailButton>
        <MailNote>{say('signUpNote')}</MailNote>
      </>
    ),
  }),
});
