import { z } from 'zod';
import { orderMails } from '#messages/en/order-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';

/** Tells those who fulfil orders that money could not be given back (ORD-81). */
export const refundFailedMail = defineMail({
  kind: 'refund-failed',
  params: orderMailSchema.pick({ number: true, link: true }).extend({ amount: z.string() }),
  sample: { ...SAMPLE_ORDER, amount: '$20.00' },
  view: ({ number, link, amount }, translate) => ({
    subject: translate(orderMails.refundFailedSubject, { number }),
    content: (
      <>
        <MailParagraph>{translate(orderMails.refundFailedLead, { number, amount })}</MailParagraph>
        <MailButton href={link}>{translate(orderMails.open)}</MailButton>
      </>
    ),
  }),
});
