import { z } from 'zod';
import { orderMails } from '#messages/en/order-mails.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailLines, MailSubscription } from './order-mail-parts.tsx';

/** Tells the buyer that an order was canceled, and what comes back (ORD-102). */
export const orderCanceledMail = defineBuyerMail({
  kind: 'order-canceled',
  params: orderMailSchema
    .pick({ site: true, number: true, link: true, lines: true, subscriptionLink: true })
    .extend({
      /** Null where nothing was paid. */
      refunded: z.string().nullable(),
    }),
  sample: { ...SAMPLE_ORDER, refunded: '$54.00' },
  parts: ({ site, number, link, lines, refunded, subscriptionLink }, translate) => ({
    subject: translate(orderMails.canceledSubject, { number }),
    opening: translate(orderMails.canceledLead, { site }),
    content: (
      <>
        {refunded === null ? null : (
          <MailParagraph>{translate(orderMails.givenBack, { amount: refunded })}</MailParagraph>
        )}
        <MailLines lines={lines} translate={translate} />
        <MailButton href={link}>{translate(orderMails.see)}</MailButton>
        <MailSubscription subscriptionLink={subscriptionLink} translate={translate} />
      </>
    ),
  }),
});
