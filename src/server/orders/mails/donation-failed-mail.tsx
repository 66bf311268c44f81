import { z } from 'zod';
import { donations } from '#messages/en/donations.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { donationMailSchema, SAMPLE_DONATION } from './donation-mail-params.ts';

/** Tells a donor who had left that a payment under way did not come, so that nothing was given (ORD-87, ORD-140). */
export const donationFailedMail = defineBuyerMail({
  kind: 'donation-failed',
  params: donationMailSchema.pick({ site: true, amount: true, fund: true }).extend({
    /** Of the page on which they gave; empty where it is gone. */
    link: z.string(),
  }),
  sample: {
    ...SAMPLE_DONATION,
    link: 'https://quarry-lane.example.org/checkout/donate?donatePageId=c2FtcGxl',
  },
  parts: ({ site, amount, fund, link }, translate) => ({
    subject: translate(donations.failedSubject, { site }),
    opening: translate(donations.failedLead, { amount, fund }),
    content: link === '' ? null : <MailButton href={link}>{translate(donations.giveAgain)}</MailButton>,
  }),
});
