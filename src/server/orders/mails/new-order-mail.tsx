import { z } from 'zod';
import { orderMails } from '#messages/en/order-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailAddress, MailFields, MailLines, MailTotals } from './order-mail-parts.tsx';

/** Tells those who fulfil orders that there is one more. */
export const newOrderMail = defineMail({
  kind: 'new-order',
  params: orderMailSchema.extend({
    total: z.string(),
    buyer: z.string(),
    isPaid: z.boolean(),
    note: z.string(),
  }),
  sample: { ...SAMPLE_ORDER, total: '$54.00', buyer: 'Ada Lovelace', isPaid: false, note: 'Ring twice' },
  view: ({ site, number, link, lines, totals, address, fields, total, buyer, isPaid, note }, translate) => ({
    subject: translate(orderMails.newSubject, { number, total }),
    content: (
      <>
        <MailParagraph>
          {`${translate(orderMails.newLead, { buyer, site })}${isPaid ? '' : ` ${translate(orderMails.newUnpaid)}`}`}
        </MailParagraph>
        <MailLines lines={lines} translate={translate} />
        <MailTotals totals={totals} translate={translate} />
        <MailAddress address={address} translate={translate} />
        <MailFields fields={fields} />
        {note === '' ? null : <MailAnswer title={translate(orderMails.noteOfBuyer)} text={note} />}
        <MailButton href={link}>{translate(orderMails.open)}</MailButton>
      </>
    ),
  }),
});
