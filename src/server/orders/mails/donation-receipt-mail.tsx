import { z } from 'zod';
import { donations } from '#messages/en/donations.ts';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { DonationFacts } from './donation-facts.tsx';
import { donationMailSchema, SAMPLE_DONATION, SAMPLE_TEXT } from './donation-mail-params.ts';

/** The receipt of a donation, with the words of its fund (ORD-130, ORD-140). */
export const donationReceiptMail = defineBuyerMail({
  kind: 'donation-receipt',
  params: donationMailSchema.extend({
    /** The owner's, of the fund. */
    text: z.string(),
    /** Of what is given again and again, where it is changed and ended (ORD-128); empty where it is given once. */
    manageLink: z.string(),
  }),
  sample: { ...SAMPLE_DONATION, text: SAMPLE_TEXT, manageLink: SAMPLE_DONATION.link },
  parts: ({ site, text, ...facts }, translate) => ({
    subject: translate(donations.receiptSubject, { number: facts.number }),
    opening: translate(donations.receiptLead, { site }),
    content: (
      <>
        {text === '' ? null : <MailParagraph>{text}</MailParagraph>}
        <DonationFacts {...facts} translate={translate} />
      </>
    ),
  }),
});
