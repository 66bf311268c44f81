import { orderMails } from '#messages/en/order-mails.ts';
import { withdrawals } from '#messages/en/withdrawals.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';

/** Tells those who fulfil orders that a buyer withdrew from one: money and stock wait for them (ORD-147). */
export const orderWithdrawnMail = defineMail({
  kind: 'order-withdrawn',
  params: orderMailSchema.pick({ number: true, link: true }),
  sample: SAMPLE_ORDER,
  view: ({ number, link }, translate) => ({
    subject: translate(withdrawals.ownerSubject, { number }),
    content: (
      <>
        <MailParagraph>{translate(withdrawals.ownerLead, { number })}</MailParagraph>
        <MailButton href={link}>{translate(orderMails.open)}</MailButton>
      </>
    ),
  }),
});
