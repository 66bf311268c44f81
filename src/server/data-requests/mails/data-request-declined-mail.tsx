import { z } from 'zod';
import { DATA_REQUEST_KINDS } from '#domain/contacts/data-request.ts';
import { dataRequestMails } from '#messages/en/data-request-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Says why a request of a person about their data is declined (CRM-28). */
export const dataRequestDeclinedMail = defineMail({
  kind: 'data-request-declined',
  params: z.object({ kind: z.enum(DATA_REQUEST_KINDS), site: z.string(), said: z.string() }),
  sample: {
    kind: 'erasure' as const,
    site: 'Quarry Lane',
    said: 'We could not tell that it is you.',
  },
  view: ({ kind, site, said }, translate) => ({
    subject: translate(dataRequestMails.declinedSubject, { site }),
    content: (
      <>
        <MailParagraph>{translate(dataRequestMails.declinedLead, { kind, site })}</MailParagraph>
        <MailAnswer title={translate(dataRequestMails.reason)} text={said} />
      </>
    ),
  }),
});
