import { z } from 'zod';
import { orderMails } from '#messages/en/order-mails.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailAddress, MailLines, MailSubscription, MailTotals } from './order-mail-parts.tsx';

/** Sends the buyer a link to pay what is open of an order: of a new one, or since it was changed (ORD-100, ORD-105). */
export const balanceDueMail = defineBuyerMail({
  kind: 'order-balance-due',
  params: orderMailSchema.extend({ amount: z.string(), payLink: z.url() }),
  sample: {
    ...SAMPLE_ORDER,
    amount: '$12.00',
    payLink: 'https://quarry-lane.example.org/checkout/balance/c2FtcGxl',
  },
  parts: ({ site, number, lines, totals, address, amount, payLink, subscriptionLink }, translate) => ({
    subject: translate(orderMails.balanceSubject, { number }),
    opening: translate(orderMails.balanceLead, { site, amount }),
    content: (
      <>
        <MailButton href={payLink}>{translate(orderMails.payBalance, { amount })}</MailButton>
        <MailParagraph>{translate(orderMails.balanceUntil)}</MailParagraph>
        <MailLines lines={lines} translate={translate} />
        <MailTotals totals={totals} translate={translate} />
        <MailAddress address={address} translate={translate} />
        <MailSubscription subscriptionLink={subscriptionLink} translate={translate} />
      </>
    ),
  }),
});
