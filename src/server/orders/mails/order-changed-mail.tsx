import { orderMails } from '#messages/en/order-mails.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailAddress, MailLines, MailSubscription, MailTotals } from './order-mail-parts.tsx';

/** Tells the buyer what an order is now that its owner has changed it (ORD-100). */
export const orderChangedMail = defineBuyerMail({
  kind: 'order-changed',
  params: orderMailSchema,
  sample: SAMPLE_ORDER,
  parts: ({ site, number, link, lines, totals, address, subscriptionLink }, translate) => ({
    subject: translate(orderMails.changedSubject, { number }),
    opening: translate(orderMails.changedLead, { site }),
    content: (
      <>
        <MailLines lines={lines} translate={translate} />
        <MailTotals totals={totals} translate={translate} />
        <MailAddress address={address} translate={translate} />
        <MailButton href={link}>{translate(orderMails.see)}</MailButton>
        <MailSubscription subscriptionLink={subscriptionLink} translate={translate} />
      </>
    ),
  }),
});
