import { z } from 'zod';
import { DATA_REQUEST_KINDS } from '#domain/contacts/data-request.ts';
import { dataRequestMails } from '#messages/en/data-request-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Reminds an owner of a request that is due in 7 days; it does not say whose it is (CRM-28). */
export const dataRequestDueMail = defineMail({
  kind: 'data-request-due',
  params: z.object({
    kind: z.enum(DATA_REQUEST_KINDS),
    site: z.string(),
    /** The day, as people read it. */
    due: z.string(),
    link: z.url(),
  }),
  sample: {
    kind: 'copy' as const,
    site: 'Quarry Lane',
    due: '9 November 2026',
    link: 'https://quarry-lane.app.example.org/config/contacts/requests',
  },
  view: ({ kind, site, due, link }, translate) => ({
    subject: translate(dataRequestMails.dueSubject, { site, due }),
    content: (
      <>
        <MailParagraph>{translate(dataRequestMails.dueLead, { kind, site, due })}</MailParagraph>
        <MailButton href={link}>{translate(dataRequestMails.dueButton)}</MailButton>
      </>
    ),
  }),
});
