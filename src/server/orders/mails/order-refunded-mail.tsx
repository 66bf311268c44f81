import { z } from 'zod';
import { orderMails } from '#messages/en/order-mails.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';

/** Tells the buyer that money is on its way back, once it is (ORD-81). */
export const orderRefundedMail = defineBuyerMail({
  kind: 'order-refunded',
  params: orderMailSchema.pick({ site: true, number: true, link: true }).extend({ amount: z.string() }),
  sample: { ...SAMPLE_ORDER, amount: '$20.00' },
  parts: ({ site, number, link, amount }, translate) => ({
    subject: translate(orderMails.refundedSubject, { number }),
    opening: translate(orderMails.refundedLead, { site, amount }),
    content: (
      <>
        <MailButton href={link}>{translate(orderMails.see)}</MailButton>
      </>
    ),
  }),
});
