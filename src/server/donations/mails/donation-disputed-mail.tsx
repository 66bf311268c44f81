import { donations } from '#messages/en/donations.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { donationMailSchema, SAMPLE_DONATION } from '#server/orders/mails/donation-mail-params.ts';

/** Tells those who look after donations that a bank asks money back (ORD-82). */
export const donationDisputedMail = defineMail({
  kind: 'donation-disputed',
  params: donationMailSchema.pick({ number: true, link: true, amount: true }),
  sample: SAMPLE_DONATION,
  view: ({ number, link, amount }, translate) => ({
    subject: translate(donations.disputedSubject, { number }),
    content: (
      <>
        <MailParagraph>{translate(donations.disputedLead, { number, amount })}</MailParagraph>
        <MailButton href={link}>{translate(donations.open)}</MailButton>
      </>
    ),
  }),
});
