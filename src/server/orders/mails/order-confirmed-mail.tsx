import { orderMails } from '#messages/en/order-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailAddress, MailLines, MailTotals } from './order-mail-parts.tsx';

/** Tells the buyer that an order is paid. It cannot be switched off (ORD-140). */
export const orderConfirmedMail = defineMail({
  kind: 'order-confirmed',
  params: orderMailSchema,
  sample: SAMPLE_ORDER,
  view: ({ site, number, link, lines, totals, address }, translate) => ({
    subject: translate(orderMails.confirmedSubject, { number }),
    content: (
      <>
        <MailParagraph>{translate(orderMails.confirmedLead, { site })}</MailParagraph>
        <MailLines lines={lines} />
        <MailTotals totals={totals} translate={translate} />
        <MailAddress address={address} translate={translate} />
        <MailButton href={link}>{translate(orderMails.see)}</MailButton>
      </>
    ),
  }),
});
