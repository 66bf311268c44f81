import { z } from 'zod';
import { withdrawals } from '#messages/en/withdrawals.ts';
import { orderMailSchema, SAMPLE_ORDER } from '#server/orders/mails/order-mail-params.ts';
import { MailLines } from '#server/orders/mails/order-mail-parts.tsx';
import { orderMails } from '#messages/en/order-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Proves to a buyer what they withdrew from, on which day and at what time. It cannot be switched off (ORD-147). */
export const withdrawalMail = defineMail({
  kind: 'order-withdrawal',
  params: orderMailSchema
    .pick({ site: true, number: true, link: true, lines: true })
    .extend({ when: z.string() }),
  sample: {
    site: SAMPLE_ORDER.site,
    number: SAMPLE_ORDER.number,
    link: SAMPLE_ORDER.link,
    lines: SAMPLE_ORDER.lines,
    when: '2026-11-26 18:30',
  },
  view: ({ site, number, link, lines, when }, translate) => ({
    subject: translate(withdrawals.mailSubject, { number }),
    content: (
      <>
        <MailParagraph>{translate(withdrawals.mailLead, { site, number, when })}</MailParagraph>
        <MailLines lines={lines} translate={translate} />
        <MailParagraph>{translate(withdrawals.mailNext)}</MailParagraph>
        <MailButton href={link}>{translate(orderMails.see)}</MailButton>
      </>
    ),
  }),
});
