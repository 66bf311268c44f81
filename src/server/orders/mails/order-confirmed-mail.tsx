import { orderMails } from '#messages/en/order-mails.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailAddress, MailFields, MailLines, MailTotals, MailSubscription } from './order-mail-parts.tsx';

/** Tells the buyer that an order is paid. It cannot be switched off (ORD-140). */
export const orderConfirmedMail = defineBuyerMail({
  kind: 'order-confirmed',
  params: orderMailSchema,
  sample: SAMPLE_ORDER,
  parts: ({ site, number, link, lines, totals, address, fields, subscriptionLink }, translate) => ({
    subject: translate(orderMails.confirmedSubject, { number }),
    opening: translate(orderMails.confirmedLead, { site }),
    content: (
      <>
        <MailLines lines={lines} translate={translate} />
        <MailTotals totals={totals} translate={translate} />
        <MailAddress address={address} translate={translate} />
        <MailFields fields={fields} />
        <MailButton href={link}>{translate(orderMails.see)}</MailButton>
        <MailSubscription subscriptionLink={subscriptionLink} translate={translate} />
      </>
    ),
  }),
});
