import { z } from 'zod';
import { donations } from '#messages/en/donations.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import {
  donationMailSchema,
  SAMPLE_DONATION,
  SAMPLE_MESSAGE,
} from '#server/orders/mails/donation-mail-params.ts';

/** Tells those who look after donations that there is one more; an anonymous donor has no name in it (ORD-130). */
export const newDonationMail = defineMail({
  kind: 'new-donation',
  params: donationMailSchema
    .pick({ number: true, link: true, amount: true, fund: true, donor: true })
    .extend({ isPaid: z.boolean(), message: z.string() }),
  sample: { ...SAMPLE_DONATION, isPaid: true, message: SAMPLE_MESSAGE },
  view: ({ number, link, amount: total, fund, donor, isPaid, message }, translate) => ({
    subject: translate(donations.newSubject, { number, total }),
    content: (
      <>
        <MailParagraph>
          {translate(donations.newLead, { donor: donor || translate(donations.somebody), total, fund })}
          {isPaid ? null : ` ${translate(donations.newUnpaid)}`}
        </MailParagraph>
        {message === '' ? null : <MailAnswer title={translate(donations.message)} text={message} />}
        <MailButton href={link}>{translate(donations.open)}</MailButton>
      </>
    ),
  }),
});
