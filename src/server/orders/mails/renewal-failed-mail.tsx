import { z } from 'zod';
import { renewalMails as words } from '#messages/en/renewal-mails.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { renewalMailSchema, SAMPLE_RENEWAL } from './renewal-mail-params.ts';

/** Tells the buyer that a renewal was not paid, and how it can be: by the link that confirms it, too (ORD-112, ORD-113). */
export const renewalFailedMail = defineBuyerMail({
  kind: 'renewal-failed',
  params: renewalMailSchema.extend({
    amount: z.string(),
    /** The bank asks whoever pays. */
    isToConfirm: z.boolean(),
    payLink: z.url(),
    /** Of the next try; empty after the last. */
    nextDay: z.string(),
    /** Until when it can be paid. */
    endDay: z.string(),
  }),
  sample: {
    ...SAMPLE_RENEWAL,
    amount: '$12.00',
    isToConfirm: false,
    payLink: 'https://quarry-lane.example.org/checkout/balance/c2FtcGxl',
    nextDay: 'December 27, 2026',
    endDay: 'January 9, 2027',
  },
  parts: ({ site, product, manageLink, amount, isToConfirm, payLink, nextDay, endDay }, translate) => ({
    subject: translate(isToConfirm ? words.confirmSubject : words.failedSubject, { product }),
    opening: translate(isToConfirm ? words.confirmLead : words.failedLead, { amount, product, site }),
    content: (
      <>
        <MailButton href={payLink}>
          {isToConfirm ? translate(words.confirm) : translate(words.pay, { amount })}
        </MailButton>
        <MailParagraph>
          {nextDay === ''
            ? translate(words.payUntil, { day: endDay })
            : translate(words.triesAgain, { day: nextDay })}
        </MailParagraph>
        <MailNote>
          <MailLink href={manageLink}>{translate(words.manage)}</MailLink>
        </MailNote>
      </>
    ),
  }),
});
