import { z } from 'zod';
import { accountMailTexts } from '#domain/visitor-words/account-mail-texts.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** To somebody who wants a new password for an address without an account. */
export const noAccountMail = defineMail({
  kind: 'no-account',
  texts: accountMailTexts,
  params: z.object({ link: z.url() }),
  sample: { link: 'https://app.example.org/sign-in' },
  view: ({ link }, say) => ({
    subject: say('noAccountSubject'),
    content: (
      <>
        <MailParagraph>{say('noAccountLead')}</MailParagraph>
        <MailButton href={link}>{say('signIn')}</MailButton>
        <MailNote>{say('ignore')}</MailNote>
      </>
    ),
  }),
});
