import { z } from 'zod';
import { dataRequestMails } from '#messages/en/data-request-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Where a person gets the copy of their data (CRM-27, CRM-28). */
export const dataCopyMail = defineMail({
  kind: 'data-copy',
  params: z.object({ site: z.string(), link: z.url() }),
  sample: { site: 'Quarry Lane', link: 'https://quarry-lane.example.org/api/my-data/copy/c2FtcGxl' },
  view: ({ site, link }, translate) => ({
    subject: translate(dataRequestMails.copySubject, { site }),
    content: (
      <>
        <MailParagraph>{translate(dataRequestMails.copyLead, { site })}</MailParagraph>
        <MailButton href={link}>{translate(dataRequestMails.copyButton)}</MailButton>
        <MailNote>{translate(dataRequestMails.copyNote)}</MailNote>
      </>
    ),
  }),
});
