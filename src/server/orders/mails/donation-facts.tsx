import { donations } from '#messages/en/donations.ts';
import type { Translate } from '#messages/translator.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import type { DonationMailParams } from './donation-mail-params.ts';

interface DonationFactsProps extends Omit<DonationMailParams, 'site'> {
  readonly manageLink: string;
  readonly translate: Translate;
}

/**
 * What a mail says of a donation line by line: its number, day, amount and fund, and who gave it unless anonymously (ORD-130),
 * with the ways to its page and to what is given again and again.
 */
export function DonationFacts(props: DonationFactsProps) {
  const { number, link, day, amount, fund, donor, manageLink, translate } = props;
  return (
    <>
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
  );
}
