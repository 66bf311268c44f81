import { z } from 'zod';
import { accountMailTexts } from '#domain/visitor-words/account-mail-texts.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** To the address that an account is about to leave. */
export const emailChangesMail = defineMail({
  kind: 'email-changes',
  texts: accountMailTexts,
  params: z.object({ newEmail: z.string(), link: z.url() }),
  sample: { newEmail: 'ada@example.org', link: 'https://app.example.org/forgot-password' },
  view: ({ newEmail, link }, say) => ({
    subject: say('emailChangesSubject'),
    content: (
      <>
        <MailParagraph>{say('emailChangesLead', { newEmail })}</MailParagraph>
        <MailNote>{say('chooseAtOnce', { link })}</MailNote>
      </>
    ),
  }),
});
