import { z } from 'zod';
import { orderMails } from '#messages/en/order-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';

/** Tells those who fulfil orders of money that came too late, and goes back (ORD-162). */
export const lateOrderMail = defineMail({
  kind: 'late-order',
  params: orderMailSchema.pick({ number: true, link: true }).extend({ amount: z.string() }),
  sample: { ...SAMPLE_ORDER, amount: '$54.00' },
  view: ({ number, link, amount }, translate) => ({
    subject: translate(orderMails.lateSubject, { number }),
    content: (
      <>
        <MailParagraph>{translate(orderMails.lateLead, { number, amount })}</MailParagraph>
        <MailButton href={link}>{translate(orderMails.open)}</MailButton>
      </>
    ),
  }),
});
