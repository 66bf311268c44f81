import { z } from 'zod';
import { accountMailTexts } from '#domain/visitor-words/account-mail-texts.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** To the former address: whoever reads it can no longer sign in with it. */
export const emailChangedMail = defineMail({
  kind: 'email-changed',
  texts: accountMailTexts,
  params: z.object({ newEmail: z.string(), link: z.url() }),
  sample: { newEmail: 'ada@example.org', link: 'https://app.example.org/undo-email-change#c2FtcGxl' },
  view: ({ newEmail, link }, say) => ({
    subject: say('emailChangedSubject'),
    content: (
      <>
        <MailParagraph>{say('emailChangedLead', { newEmail })}</MailParagraph>
        <MailParagraph>{say('emailChangedUndo')}</MailParagraph>
        <MailButton href={link}>{say('emailChangedButton')}</MailButton>
        <MailNote>{say('emailChangedNote')}</MailNote>
      </>
    ),
  }),
});
