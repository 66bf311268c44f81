import { donations } from '#messages/en/donations.ts';
import type { Translate } from '#messages/translator.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import type { DonationMailParams } from './donation-mail-params.ts';

interface DonationFactsProps extends Pick<
  DonationMailParams,
  'number' | 'day' | 'amount' | 'fund' | 'donor'
> {
  readonly translate: Translate;
}

/** What a mail says of a donation line by line: its number, day, amount and fund, and who gave it unless anonymously (ORD-130). */
export function DonationFacts({ number, day, amount, fund, donor, translate }: DonationFactsProps) {
  return (
    <>
      <MailAnswer title={translate(donations.receiptNumber)} text={number} />
      <MailAnswer title={translate(donations.day)} text={day} />
      <MailAnswer title={translate(donations.amount)} text={amount} />
      <MailAnswer title={translate(donations.fund)} text={fund} />
      {donor === '' ? null : <MailAnswer title={translate(donations.donorName)} text={donor} />}
    </>
  );
}
