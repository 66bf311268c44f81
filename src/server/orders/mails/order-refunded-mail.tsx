import { z } from 'zod';
import { orderMails } from '#messages/en/order-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';

/** Tells the buyer that money is on its way back, once it is (ORD-81). */
export const orderRefundedMail = defineMail({
  kind: 'order-refunded',
  params: orderMailSchema.pick({ site: true, number: true, link: true }).extend({ amount: z.string() }),
  sample: { ...SAMPLE_ORDER, amount: '$20.00' },
  view: ({ site, number, link, amount }, translate) => ({
    subject: translate(orderMails.refundedSubject, { number }),
    content: (
      <>
        <MailParagraph>{translate(orderMails.refundedLead, { site, amount })}</MailParagraph>
        <MailButton href={link}>{translate(orderMails.see)}</MailButton>
      </>
    ),
  }),
});
