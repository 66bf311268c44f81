import { z } from 'zod';
import { DATA_REQUEST_KINDS } from '#domain/contacts/data-request.ts';
import { dataRequestMails } from '#messages/en/data-request-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Confirms the address of whoever asked for their data, or for its erasure (CRM-28). */
export const dataRequestConfirmMail = defineMail({
  kind: 'data-request-confirm',
  params: z.object({ kind: z.enum(DATA_REQUEST_KINDS), site: z.string(), link: z.url() }),
  sample: {
    kind: 'erasure' as const,
    site: 'Quarry Lane',
    link: 'https://quarry-lane.example.org/api/my-data/confirm/c2FtcGxl',
  },
  view: ({ kind, site, link }, translate) => ({
    subject: translate(dataRequestMails.confirmSubject, { kind, site }),
    content: (
      <>
        <MailParagraph>{translate(dataRequestMails.confirmLead, { kind, site })}</MailParagraph>
        <MailButton href={link}>{translate(dataRequestMails.confirmButton)}</MailButton>
        <MailNote>{translate(dataRequestMails.confirmNote)}</MailNote>
      </>
    ),
  }),
});
