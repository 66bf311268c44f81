import { donations } from '#messages/en/donations.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { donationMailSchema, SAMPLE_DONATION } from './donation-mail-params.ts';

/** Tells a donor that money is on its way back, once it is (ORD-81, ORD-126). */
export const donationRefundedMail = defineMail({
  kind: 'donation-refunded',
  params: donationMailSchema.pick({ site: true, number: true, link: true, amount: true }),
  sample: SAMPLE_DONATION,
  view: ({ site, number, link, amount }, translate) => ({
    subject: translate(donations.refundedSubject, { number }),
    content: (
      <>
        <MailParagraph>{translate(donations.refundedLead, { site, amount })}</MailParagraph>
        <MailButton href={link}>{translate(donations.see)}</MailButton>
      </>
    ),
  }),
});
