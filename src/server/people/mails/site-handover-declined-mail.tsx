import { z } from 'zod';
import { peopleMails } from '#messages/en/people-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Tells the owner that somebody does not take the site over (ROLE-23). */
export const siteHandoverDeclinedMail = defineMail({
  kind: 'site-handover-declined',
  params: z.object({ site: z.string(), person: z.string() }),
  sample: { site: 'Analytical Pottery', person: 'Ada Lovelace' },
  view: ({ site, person }, translate) => ({
    subject: translate(peopleMails.handoverDeclinedSubject, { person, site }),
    content: <MailParagraph>{translate(peopleMails.handoverDeclinedLead, { person, site })}</MailParagraph>,
  }),
});
