import { z } from 'zod';
import { checkout } from '#messages/en/checkout.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Brings somebody who knows its number and email to their order (ORD-145). */
export const orderLinkMail = defineMail({
  kind: 'order-link',
  params: z.object({ site: z.string(), number: z.string(), link: z.url() }),
  sample: { site: 'Pottery', number: '00042', link: 'https://pottery.example.org/orders/view/v1.a.b' },
  view: ({ site, number, link }, translate) => ({
    subject: translate(checkout.linkSubject, { number }),
    content: (
      <>
        <MailParagraph>{translate(checkout.linkLead, { site })}</MailParagraph>
        <MailButton href={link}>{translate(checkout.linkButton)}</MailButton>
        <MailNote>{translate(checkout.linkIgnore)}</MailNote>
      </>
    ),
  }),
});
