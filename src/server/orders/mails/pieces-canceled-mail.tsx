import { orderMails } from '#messages/en/order-mails.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailLines, MailSubscription } from './order-mail-parts.tsx';

/** Tells the buyer which pieces of an order will not come (ORD-102). */
export const piecesCanceledMail = defineBuyerMail({
  kind: 'order-pieces-canceled',
  params: orderMailSchema.pick({ site: true, number: true, link: true, lines: true, subscriptionLink: true }),
  sample: SAMPLE_ORDER,
  parts: ({ site, number, link, lines, subscriptionLink }, translate) => ({
    subject: translate(orderMails.piecesCanceledSubject, { number }),
    opening: translate(orderMails.piecesCanceledLead, { site }),
    content: (
      <>
        <MailLines lines={lines} translate={translate} />
        <MailButton href={link}>{translate(orderMails.see)}</MailButton>
        <MailSubscription subscriptionLink={subscriptionLink} translate={translate} />
      </>
    ),
  }),
});
