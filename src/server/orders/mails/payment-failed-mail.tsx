import { z } from 'zod';
import { cart } from '#messages/en/cart.ts';
import { orderMails } from '#messages/en/order-mails.ts';
import { storeReminders } from '#messages/en/store-reminders.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailLines } from './order-mail-parts.tsx';

/** Tells a buyer who had left that a payment under way did not come: the order was not placed (ORD-87, ORD-140). */
export const paymentFailedMail = defineBuyerMail({
  kind: 'payment-failed',
  params: orderMailSchema.pick({ site: true, link: true, lines: true }).extend({
    amount: z.string(),
    /** The link leads to the cart, where it still lies; else to the shop. */
    isInCart: z.boolean(),
  }),
  sample: {
    site: SAMPLE_ORDER.site,
    link: 'https://quarry-lane.example.org/cart',
    lines: SAMPLE_ORDER.lines,
    amount: '$54.00',
    isInCart: true,
  },
  parts: ({ site, link, lines, amount, isInCart }, translate) => ({
    subject: translate(orderMails.paymentFailedSubject, { site }),
    opening: translate(orderMails.paymentFailedLead, { site, amount }),
    content: (
      <>
        <MailLines lines={lines} translate={translate} />
        {isInCart ? <MailParagraph>{translate(orderMails.stillInCart)}</MailParagraph> : null}
        <MailButton href={link}>{translate(isInCart ? storeReminders.backToCart : cart.toShop)}</MailButton>
      </>
    ),
  }),
});
