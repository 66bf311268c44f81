import { z } from 'zod';
import { donations } from '#messages/en/donations.ts';
import { orderMails } from '#messages/en/order-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import {
  donationMailSchema,
  SAMPLE_DONATION,
  SAMPLE_INSTRUCTIONS,
  SAMPLE_TEXT,
} from './donation-mail-params.ts';

/** The receipt of a donation in the owner's words, or how it is paid as long as it is not (ORD-130). */
export const donationReceiptMail = defineMail({
  kind: 'donation-receipt',
  params: donationMailSchema.extend({
    /** The owner's. */
    text: z.string(),
    isPaid: z.boolean(),
    instructions: z.string(),
    /** Of what is given again and again, where it is changed and ended (ORD-128); empty where it is given once. */
    manageLink: z.string(),
  }),
  sample: {
    ...SAMPLE_DONATION,
    text: SAMPLE_TEXT,
    isPaid: true,
    instructions: SAMPLE_INSTRUCTIONS,
    manageLink: SAMPLE_DONATION.link,
  },
  view: (
    { site, number, link, day, amount, fund, donor, text, isPaid, instructions, manageLink },
    translate,
  ) => ({
    subject: translate(isPaid ? donations.receiptSubject : donations.pledgeSubject, { number }),
    content: (
      <>
        <MailParagraph>
          {isPaid
            ? translate(donations.receiptLead, { site })
            : translate(donations.pledgedText, { amount, fund })}
        </MailParagraph>
        {isPaid && text !== '' ? <MailParagraph>{text}</MailParagraph> : null}
        {isPaid ? null : <MailAnswer title={translate(orderMails.howToPay)} text={instructions} />}
        <MailAnswer title={translate(donations.receiptNumber)} text={number} />
        <MailAnswer title={translate(donations.day)} text={day} />
        <MailAnswer title={translate(donations.amount)} text={amount} />
        <MailAnswer title={translate(donations.fund)} text={fund} />
        {donor === '' ? null : <MailAnswer title={translate(donations.donorName)} text={donor} />}
        <MailButton href={link}>{translate(donations.see)}</MailButton>
        {manageLink === '' ? null : (
          <MailParagraph>
            <MailLink href={manageLink}>{translate(donations.manage)}</MailLink>
          </MailParagraph>
        )}
      </>
    ),
  }),
});
