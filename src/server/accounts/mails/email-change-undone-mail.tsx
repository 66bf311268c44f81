import { z } from 'zod';
import { accountMailTexts } from '#domain/visitor-words/account-mail-texts.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** To the address that an account no longer uses. */
export const emailChangeUndoneMail = defineMail({
  kind: 'email-change-undone',
  texts: accountMailTexts,
  params: z.object({ host: z.string() }),
  sample: { host: 'app.example.org' },
  view: ({ host }, say) => ({
    subject: say('changeUndoneSubject'),
    content: (
      <>
        <MailParagraph>{say('changeUndoneLead')}</MailParagraph>
        <MailNote>{say('changeUndoneNote', { host })}</MailNote>
      </>
    ),
  }),
});
