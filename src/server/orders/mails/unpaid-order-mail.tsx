import { orderMails } from '#messages/en/order-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';

/** Tells those who fulfil orders that one was canceled because it was not paid in time (ORD-70). */
export const unpaidOrderMail = defineMail({
  kind: 'unpaid-order',
  params: orderMailSchema.pick({ number: true, link: true }),
  sample: SAMPLE_ORDER,
  view: ({ number, link }, translate) => ({
    subject: translate(orderMails.canceledSubject, { number }),
    content: (
      <>
        <MailParagraph>{translate(orderMails.unpaidLead, { number })}</MailParagraph>
        <MailButton href={link}>{translate(orderMails.open)}</MailButton>
      </>
    ),
  }),
});
