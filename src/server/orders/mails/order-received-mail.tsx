import { z } from 'zod';
import { orderMails } from '#messages/en/order-mails.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailAddress, MailFields, MailLines, MailTotals, MailSubscription } from './order-mail-parts.tsx';

/** Tells the buyer that an order was received, and how to pay it, in the owner's words (ORD-70). */
export const orderReceivedMail = defineBuyerMail({
  kind: 'order-received',
  params: orderMailSchema.extend({ instructions: z.string() }),
  sample: { ...SAMPLE_ORDER, instructions: 'Please pay by bank transfer.\nAccount 12 34 56' },
  parts: (
    { site, number, link, lines, totals, address, fields, instructions, subscriptionLink },
    translate,
  ) => ({
    subject: translate(orderMails.receivedSubject, { number }),
    opening: translate(orderMails.receivedLead, { site }),
    content: (
      <>
        {instructions === '' ? null : (
          <MailAnswer title={translate(orderMails.howToPay)} text={instructions} />
        )}
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
