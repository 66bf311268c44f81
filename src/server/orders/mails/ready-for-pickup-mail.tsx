import { z } from 'zod';
import { orderMails } from '#messages/en/order-mails.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailLines, MailSubscription } from './order-mail-parts.tsx';

/** Tells the buyer that an order can be fetched, where and when (ORD-61). */
export const readyForPickupMail = defineBuyerMail({
  kind: 'order-ready-for-pickup',
  params: orderMailSchema
    .pick({ site: true, number: true, link: true, lines: true, subscriptionLink: true })
    .extend({
      /** The option, then place, hours and instructions. */
      place: z.string(),
    }),
  sample: {
    ...SAMPLE_ORDER,
    place: 'Workshop\n1 Quarry Lane, Hartford, Monday to Friday, 9 to 17\nRing at the blue door.',
  },
  parts: ({ site, number, link, lines, place, subscriptionLink }, translate) => ({
    subject: translate(orderMails.readySubject, { number }),
    opening: translate(orderMails.readyLead, { site }),
    content: (
      <>
        <MailAnswer title={translate(orderMails.fetchAt)} text={place} />
        <MailLines lines={lines} translate={translate} />
        <MailButton href={link}>{translate(orderMails.see)}</MailButton>
        <MailSubscription subscriptionLink={subscriptionLink} translate={translate} />
      </>
    ),
  }),
});
