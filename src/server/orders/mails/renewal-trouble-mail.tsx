import { z } from 'zod';
import { renewalMails as words } from '#messages/en/renewal-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** What went wrong with a renewal, as those hear of it who look after orders. */
const TROUBLES = ['failed', 'failed-last', 'no-stock', 'skipped', 'canceled', 'paused'] as const;
export type RenewalTrouble = (typeof TROUBLES)[number];

const TEXTS = {
  failed: { subject: words.troubleSubject, lead: words.troubleFailed },
  'failed-last': { subject: words.troubleSubject, lead: words.troubleFailedLast },
  'no-stock': { subject: words.troubleStockSubject, lead: words.troubleStock },
  skipped: { subject: words.troubleSkippedSubject, lead: words.troubleSkipped },
  canceled: { subject: words.troubleEndedSubject, lead: words.troubleEnded },
  paused: { subject: words.troubleRestsSubject, lead: words.troubleRests },
} as const;

/** Tells those who look after orders of a renewal that failed, was skipped or lacks pieces (ORD-112, ORD-118). */
export const renewalTroubleMail = defineMail({
  kind: 'renewal-trouble',
  params: z.object({
    trouble: z.enum(TROUBLES),
    product: z.string(),
    buyer: z.string(),
    amount: z.string(),
    day: z.string(),
    count: z.int(),
    /** Of the screen of the subscription. */
    link: z.url(),
  }),
  sample: {
    trouble: 'failed' as const,
    product: 'Coffee',
    buyer: 'Ada Lovelace',
    amount: '$12.00',
    day: 'December 27, 2026',
    count: 2,
    link: 'https://app.example.org/config/commerce/subscriptions/c2FtcGxl',
  },
  view: ({ trouble, product, buyer, amount, day, count, link }, translate) => ({
    subject: translate(TEXTS[trouble].subject, { product }),
    content: (
      <>
        <MailParagraph>
          {translate(TEXTS[trouble].lead, { product, buyer, amount, day, count })}
        </MailParagraph>
        <MailButton href={link}>{translate(words.open)}</MailButton>
      </>
    ),
  }),
});
