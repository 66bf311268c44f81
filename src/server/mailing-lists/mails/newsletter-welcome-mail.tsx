import { z } from 'zod';
import { newsletterMails } from '#messages/en/newsletter-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Tells a person that they get a list from now on. */
export const newsletterWelcomeMail = defineMail({
  kind: 'newsletter-welcome',
  params: z.object({ list: z.string(), site: z.string(), about: z.string(), unsubscribe: z.url() }),
  sample: {
    list: 'Garden Letters',
    site: 'Quarry Lane',
    about: 'What blooms, once a month.',
    unsubscribe: 'https://quarry-lane.example.org/newsletter/unsubscribe/c2FtcGxl',
  },
  view: ({ list, site, about, unsubscribe }, translate) => ({
    subject: translate(newsletterMails.welcomeSubject, { list }),
    content: (
      <>
        <MailParagraph>{translate(newsletterMails.welcomeLead, { list, site })}</MailParagraph>
        {about === '' ? null : <MailParagraph>{about}</MailParagraph>}
        <MailNote>
          {`${translate(newsletterMails.welcomeNote)} `}
          <MailLink href={unsubscribe}>{translate(newsletterMails.unsubscribe)}</MailLink>
        </MailNote>
      </>
    ),
  }),
});
