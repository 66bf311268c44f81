import { z } from 'zod';
import { giftCardPayments } from '#messages/en/gift-card-payments.ts';
import { orderMails } from '#messages/en/order-mails.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailSubscription } from './order-mail-parts.tsx';

/** Tells the buyer that money is on its way back, once it is (ORD-81). */
export const orderRefundedMail = defineBuyerMail({
  kind: 'order-refunded',
  params: orderMailSchema.pick({ site: true, number: true, link: true, subscriptionLink: true }).extend({
    amount: z.string(),
    /** Of the gift card that it went back to its last 4 signs; empty where it went elsewhere. */
    card: z.string().default(''),
  }),
  sample: { ...SAMPLE_ORDER, amount: '$20.00', card: '' },
  parts: ({ site, number, link, amount, card, subscriptionLink }, translate) => ({
    subject: translate(orderMails.refundedSubject, { number }),
    opening:
      card === ''
        ? translate(orderMails.refundedLead, { site, amount })
        : translate(giftCardPayments.backOnCard, { site, amount, last4: card }),
    content: (
      <>
        <MailButton href={link}>{translate(orderMails.see)}</MailButton>
        <MailSubscription subscriptionLink={subscriptionLink} translate={translate} />
      </>
    ),
  }),
});
