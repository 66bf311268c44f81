import { z } from 'zod';
import { orderMails } from '#messages/en/order-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';

/** Tells those who fulfil orders that a bank asks money back (ORD-82). */
export const orderDisputedMail = defineMail({
  kind: 'order-disputed',
  params: orderMailSchema.pick({ number: true, link: true }).extend({ amount: z.string() }),
  sample: { ...SAMPLE_ORDER, amount: '$54.00' },
  view: ({ number, link, amount }, translate) => ({
    subject: translate(orderMails.disputedSubject, { number }),
    content: (
      <>
        <MailParagraph>{translate(orderMails.disputedLead, { number, amount })}</MailParagraph>
        <MailButton href={link}>{translate(orderMails.open)}</MailButton>
      </>
    ),
  }),
});
