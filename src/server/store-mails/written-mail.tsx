import { z } from 'zod';
import { orderMails } from '#messages/en/order-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** What the owner wrote to a buyer about an order (ORD-99). */
export const writtenMail = defineMail({
  kind: 'order-written',
  params: z.object({
    site: z.string(),
    number: z.string(),
    link: z.url(),
    subject: z.string(),
    letter: z.string(),
  }),
  sample: {
    site: 'Quarry Lane',
    number: '00012',
    link: 'https://quarry-lane.example.org/checkout/order/c2FtcGxl',
    subject: 'Jug',
    letter: 'Monday',
  },
  view: ({ subject, letter, link }, translate) => ({
    subject,
    content: (
      <>
        <MailParagraph>{letter}</MailParagraph>
        <MailButton href={link}>{translate(orderMails.see)}</MailButton>
      </>
    ),
  }),
});
