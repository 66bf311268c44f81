import { z } from 'zod';
import { accountMailTexts } from '#domain/visitor-words/account-mail-texts.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** For somebody who wants to move to an address that belongs to another account. */
export const emailTakenMail = defineMail({
  kind: 'email-taken',
  texts: accountMailTexts,
  params: z.object({ link: z.url() }),
  sample: { link: 'https://app.example.org/sign-in' },
  view: ({ link }, say) => ({
    subject: say('emailTakenSubject'),
    content: (
      <>
        <MailParagraph>{say('emailTakenLead')}</MailParagraph>
        <MailButton href={link}>{say('signIn')}</MailButton>
        <MailNote>{say('ignore')}</MailNote>
      </>
    ),
  }),
});
