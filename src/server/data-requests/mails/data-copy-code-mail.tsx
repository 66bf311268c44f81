import { z } from 'zod';
import { dataRequestMails } from '#messages/en/data-request-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** The code that opens the copy of a person's data (CRM-27). */
export const dataCopyCodeMail = defineMail({
  kind: 'data-copy-code',
  params: z.object({ site: z.string(), code: z.string() }),
  sample: { site: 'Quarry Lane', code: '482913' },
  view: ({ site, code }, translate) => ({
    subject: translate(dataRequestMails.codeSubject, { site }),
    content: (
      <>
        <MailParagraph>{translate(dataRequestMails.codeLead, { code })}</MailParagraph>
        <MailNote>{translate(dataRequestMails.codeNote)}</MailNote>
      </>
    ),
  }),
});
