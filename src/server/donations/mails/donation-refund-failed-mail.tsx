import { donations } from '#messages/en/donations.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { donationMailSchema, SAMPLE_DONATION } from '#server/orders/mails/donation-mail-params.ts';

/** Tells those who look after donations that money could not be given back (ORD-81). */
export const donationRefundFailedMail = defineMail({
  kind: 'donation-refund-failed',
  params: donationMailSchema.pick({ number: true, link: true, amount: true }),
  sample: SAMPLE_DONATION,
  view: ({ number, link, amount }, translate) => ({
    subject: translate(donations.refundFailedSubject, { number }),
    content: (
      <>
        <MailParagraph>{translate(donations.refundFailedLead, { amount })}</MailParagraph>
        <MailButton href={link}>{translate(donations.open)}</MailButton>
      </>
    ),
  }),
});
