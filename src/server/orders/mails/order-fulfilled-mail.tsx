import { z } from 'zod';
import { orderMails } from '#messages/en/order-mails.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailAddress, MailLines, MailSubscription } from './order-mail-parts.tsx';

/** Tells the buyer which pieces are on their way, and how they are followed (ORD-101). */
export const orderFulfilledMail = defineBuyerMail({
  kind: 'order-fulfilled',
  params: orderMailSchema.omit({ totals: true }).extend({
    /** The carrier and the number; empty where nothing is known. */
    tracking: z.string(),
    trackingUrl: z.url().nullable(),
    /** It was not sent, its buyer has fetched it (ORD-61); absent of mails from before. */
    isFetched: z.boolean().default(false),
  }),
  sample: {
    ...SAMPLE_ORDER,
    tracking: 'Post, T 1234',
    trackingUrl: 'https://post.example.org/T1234',
    isFetched: false,
  },
  parts: (
    { site, number, link, lines, address, tracking, trackingUrl, isFetched, subscriptionLink },
    translate,
  ) => ({
    subject: translate(isFetched ? orderMails.handedOverSubject : orderMails.fulfilledSubject, { number }),
    opening: translate(isFetched ? orderMails.handedOverLead : orderMails.fulfilledLead, { site }),
    content: (
      <>
        <MailLines lines={lines} translate={translate} />
        {tracking === '' ? null : <MailAnswer title={translate(orderMails.sentWith)} text={tracking} />}
        {isFetched ? null : <MailAddress address={address} translate={translate} />}
        {trackingUrl === null ? null : (
          <MailParagraph>
            <MailLink href={trackingUrl}>{translate(orderMails.follow)}</MailLink>
          </MailParagraph>
        )}
        <MailButton href={link}>{translate(orderMails.see)}</MailButton>
        <MailSubscription subscriptionLink={subscriptionLink} translate={translate} />
      </>
    ),
  }),
});
