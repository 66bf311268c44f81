import { orderMails } from '#messages/en/order-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailLines } from './order-mail-parts.tsx';

/** Tells the buyer which pieces of an order will not come (ORD-102). */
export const piecesCanceledMail = defineMail({
  kind: 'order-pieces-canceled',
  params: orderMailSchema.pick({ site: true, number: true, link: true, lines: true }),
  sample: SAMPLE_ORDER,
  view: ({ site, number, link, lines }, translate) => ({
    subject: translate(orderMails.piecesCanceledSubject, { number }),
    content: (
      <>
        <MailParagraph>{translate(orderMails.piecesCanceledLead, { site })}</MailParagraph>
        <MailLines lines={lines} />
        <MailButton href={link}>{translate(orderMails.see)}</MailButton>
      </>
    ),
  }),
});
