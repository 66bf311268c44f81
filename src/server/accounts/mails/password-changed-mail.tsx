import { z } from 'zod';
import { accountMailTexts } from '#domain/visitor-words/account-mail-texts.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Tells a person that their password is another one. */
export const passwordChangedMail = defineMail({
  kind: 'password-changed',
  texts: accountMailTexts,
  params: z.object({ link: z.url() }),
  sample: { link: 'https://app.example.org/forgot-password' },
  view: ({ link }, say) => ({
    subject: say('passwordChangedSubject'),
    content: (
      <>
        <MailParagraph>{say('passwordChangedLead')}</MailParagraph>
        <MailNote>{say('chooseAtOnce', { link })}</MailNote>
      </>
    ),
  }),
});
