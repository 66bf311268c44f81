import { z } from 'zod';
import { subscriptionPages as words } from '#messages/en/subscription-pages.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

const TEXTS = {
  begun: { subject: words.begunSubject, lead: words.begunLead },
  ending: { subject: words.cancelSubject, lead: words.cancelLead },
  canceled: { subject: words.endedSubject, lead: words.endedLead },
  kept: { subject: words.keptSubject, lead: words.keptLead },
  paused: { subject: words.pausedSubject, lead: words.pausedLead },
  resumed: { subject: words.resumedSubject, lead: words.resumedLead },
  changed: { subject: words.changedSubject, lead: words.changedLead },
} as const;

const MOVES = ['begun', 'ending', 'canceled', 'kept', 'paused', 'resumed', 'changed'] as const;
export type SubscriptionMove = (typeof MOVES)[number];

/** Confirms to who pays for a subscription that it was canceled, taken back, paused, goes on or was changed (ORD-115 to ORD-117). */
export const subscriptionMovedMail = defineMail({
  kind: 'subscription-moved',
  params: z.object({
    what: z.enum(MOVES),
    site: z.string(),
    title: z.string(),
    /** As people of the language write it: when it ends, or is charged next. */
    day: z.string(),
    /** What goes back of the last charge; empty where nothing does. */
    refunded: z.string(),
    /** What it is from the next charge on; empty where that stays. */
    detail: z.string().default(''),
    /** Of the page of the subscription. */
    link: z.url(),
  }),
  sample: {
    what: 'ending' as const,
    site: 'Quarry Lane',
    title: 'Coffee',
    day: 'December 26, 2026',
    refunded: '',
    detail: '',
    link: 'https://quarry-lane.example.org/checkout/subscription/c2FtcGxl',
  },
  view: ({ what, site, title, day, refunded, detail, link }, translate) => ({
    subject: translate(TEXTS[what].subject, { title }),
    content: (
      <>
        <MailParagraph>{translate(TEXTS[what].lead, { site, title, day })}</MailParagraph>
        {what === 'ending' ? <MailParagraph>{translate(words.cancelTakeBack)}</MailParagraph> : null}
        {detail === '' ? null : <MailParagraph>{detail}</MailParagraph>}
        {refunded === '' ? null : (
          <MailParagraph>{translate(words.endedRefund, { amount: refunded })}</MailParagraph>
        )}
        <MailButton href={link}>{translate(words.see)}</MailButton>
      </>
    ),
  }),
});
