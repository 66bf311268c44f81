import { z } from 'zod';
import { peopleMails } from '#messages/en/people-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Offers a site to somebody who works on it (ROLE-23). */
export const siteHandoverMail = defineMail({
  kind: 'site-handover',
  params: z.object({ owner: z.string(), site: z.string(), host: z.string(), link: z.url() }),
  sample: {
    owner: 'Ada Lovelace',
    site: 'Analytical Pottery',
    host: 'app.example.org',
    link: 'https://app.example.org/take-over#c2FtcGxl',
  },
  view: ({ owner, site, host, link }, translate) => ({
    subject: translate(peopleMails.handoverSubject, { owner, site }),
    content: (
      <>
        <MailParagraph>{translate(peopleMails.handoverLead, { owner, site, host })}</MailParagraph>
        <MailButton href={link}>{translate(peopleMails.seeOffer)}</MailButton>
        <MailNote>{translate(peopleMails.handoverNote)}</MailNote>
      </>
    ),
  }),
});
