import { donations } from '#messages/en/donations.ts';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { donationMailSchema, SAMPLE_DONATION } from './donation-mail-params.ts';

/** Tells a donor that money is on its way back, once it is (ORD-81, ORD-126, ORD-140). */
export const donationRefundedMail = defineBuyerMail({
  kind: 'donation-refunded',
  params: donationMailSchema.pick({ site: true, number: true, link: true, amount: true }),
  sample: SAMPLE_DONATION,
  parts: ({ site, number, link, amount }, translate) => ({
    subject: translate(donations.refundedSubject, { number }),
    opening: translate(donations.refundedLead, { site, amount }),
    content: <MailButton href={link}>{translate(donations.see)}</MailButton>,
  }),
});
