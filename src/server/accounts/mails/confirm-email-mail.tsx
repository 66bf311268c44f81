import { z } from 'zod';
import { accountMailTexts } from '#domain/visitor-words/account-mail-texts.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** To the new address of an account, to confirm it. */
export const confirmEmailMail = defineMail({
  kind: 'confirm-email',
  texts: accountMailTexts,
  params: z.object({ link: z.url() }),
  sample: { link: 'https://app.example.org/confirm-email#c2FtcGxl' },
  view: ({ link }, say) => ({
    subject: say('confirmEmailSubject'),
    content: (
      <>
        <MailParagraph>{say('confirmEmailLead')}</MailParagraph>
        <MailButton href={link}>{say('confirmEmailButton')}</MailButton>
        <MailNote>{say('confirmEmailNote')}</MailNote>
      </>
    ),
  }),
});
