import { z } from 'zod';
import { accountMailTexts } from '#domain/visitor-words/account-mail-texts.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Lets somebody choose a new password. */
export const resetPasswordMail = defineMail({
  kind: 'reset-password',
  texts: accountMailTexts,
  params: z.object({ link: z.url() }),
  sample: { link: 'https://app.example.org/reset-password#c2FtcGxl' },
  view: ({ link }, say) => ({
    subject: say('resetSubject'),
    content: (
      <>
        <MailParagraph>{say('resetLead')}</MailParagraph>
        <MailButton href={link}>{say('resetButton')}</MailButton>
        <MailNote>{say('resetNote')}</MailNote>
      </>
    ),
  }),
});
