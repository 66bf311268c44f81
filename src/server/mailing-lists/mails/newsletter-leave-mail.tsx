import { z } from 'zod';
import { newsletterMails } from '#messages/en/newsletter-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Gives a person the link that takes them off a list. */
export const newsletterLeaveMail = defineMail({
  kind: 'newsletter-leave',
  params: z.object({ list: z.string(), site: z.string(), unsubscribe: z.url() }),
  sample: {
    list: 'Garden Letters',
    site: 'Quarry Lane',
    unsubscribe: 'https://quarry-lane.example.org/newsletter/unsubscribe/c2FtcGxl',
  },
  view: ({ list, site, unsubscribe }, translate) => ({
    subject: translate(newsletterMails.leaveSubject, { list }),
    content: (
      <>
        <MailParagraph>{translate(newsletterMails.leaveLead, { list, site })}</MailParagraph>
        <MailButton href={unsubscribe}>{translate(newsletterMails.unsubscribe)}</MailButton>
        <MailNote>
          {`${translate(newsletterMails.leaveNote)} `}
          <MailLink href={unsubscribe}>{translate(newsletterMails.unsubscribe)}</MailLink>
        </MailNote>
      </>
    ),
  }),
});
