import { z } from 'zod';
import { newsletterMails } from '#messages/en/newsletter-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Asks a person whether they want a list (NEWS-10). */
export const newsletterConfirmMail = defineMail({
  kind: 'newsletter-confirm',
  params: z.object({
    list: z.string(),
    site: z.string(),
    about: z.string(),
    confirm: z.url(),
    unsubscribe: z.url(),
  }),
  sample: {
    list: 'Garden Letters',
    site: 'Quarry Lane',
    about: 'What blooms, once a month.',
    confirm: 'https://quarry-lane.example.org/newsletter/confirm/c2FtcGxl',
    unsubscribe: 'https://quarry-lane.example.org/newsletter/unsubscribe/c2FtcGxl',
  },
  view: ({ list, site, about, confirm, unsubscribe }, translate) => ({
    subject: translate(newsletterMails.confirmSubject, { list }),
    content: (
      <>
        <MailParagraph>{translate(newsletterMails.confirmLead, { list, site })}</MailParagraph>
        {about === '' ? null : <MailParagraph>{about}</MailParagraph>}
        <MailParagraph>{translate(newsletterMails.confirmAsk)}</MailParagraph>
        <MailButton href={confirm}>{translate(newsletterMails.confirmButton)}</MailButton>
        <MailNote>
          {`${translate(newsletterMails.confirmNote)} `}
          <MailLink href={unsubscribe}>{translate(newsletterMails.unsubscribe)}</MailLink>
        </MailNote>
      </>
    ),
  }),
});
