import { z } from 'zod';
import { orderMails } from '#messages/en/order-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailLines } from './order-mail-parts.tsx';

/** Tells the buyer that an order was canceled, and what comes back (ORD-102). */
export const orderCanceledMail = defineMail({
  kind: 'order-canceled',
  params: orderMailSchema.pick({ site: true, number: true, link: true, lines: true }).extend({
    /** Null where nothing was paid. */
    refunded: z.string().nullable(),
  }),
  sample: { ...SAMPLE_ORDER, refunded: '$54.00' },
  view: ({ site, number, link, lines, refunded }, translate) => ({
    subject: translate(orderMails.canceledSubject, { number }),
    content: (
      <>
        <MailParagraph>{translate(orderMails.canceledLead, { site })}</MailParagraph>
        {refunded === null ? null : (
          <MailParagraph>{translate(orderMails.givenBack, { amount: refunded })}</MailParagraph>
        )}
        <MailLines lines={lines} />
        <MailButton href={link}>{translate(orderMails.see)}</MailButton>
      </>
    ),
  }),
});
