import { z } from 'zod';
import { donations } from '#messages/en/donations.ts';
import { orderMails } from '#messages/en/order-mails.ts';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { DonationFacts } from './donation-facts.tsx';
import { donationMailSchema, SAMPLE_DONATION, SAMPLE_INSTRUCTIONS } from './donation-mail-params.ts';

/** How a donation is paid that somebody wants to give (ORD-130, ORD-140). */
export const donationPledgeMail = defineBuyerMail({
  kind: 'donation-pledge',
  params: donationMailSchema.extend({
    instructions: z.string(),
    /** Of what is given again and again, where it is changed and ended (ORD-128); empty where it is given once. */
    manageLink: z.string(),
  }),
  sample: { ...SAMPLE_DONATION, instructions: SAMPLE_INSTRUCTIONS, manageLink: SAMPLE_DONATION.link },
  parts: ({ instructions, ...facts }, translate) => ({
    subject: translate(donations.pledgeSubject, { number: facts.number }),
    opening: translate(donations.pledgedText, { amount: facts.amount, fund: facts.fund }),
    content: (
      <>
        <MailAnswer title={translate(orderMails.howToPay)} text={instructions} />
        <DonationFacts {...facts} translate={translate} />
      </>
    ),
  }),
});
