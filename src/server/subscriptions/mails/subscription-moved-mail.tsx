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
} as const;

/** Confirms to who pays for a subscription that it was canceled, taken back, paused or goes on (ORD-115, ORD-116). */
export const subscriptionMovedMail = defineMail({
  kind: 'subscription-moved',
  params: z.object({
    what: z.enum(['begun', 'ending', 'canceled', 'kept', 'paused', 'resumed']),
    site: z.string(),
    title: z.string(),
    /** As people of the language write it: when it ends, or is charged next. */
    day: z.string(),
    /** What goes back of the last charge; empty where nothing does. */
    refunded: z.string(),
    /** Of the page of the subscription. */
    link: z.url(),
  }),
  sample: {
    what: 'ending' as const,
    site: 'Quarry Lane',
    title: 'Coffee',
    day: 'December 26, 2026',
    refunded: '',
    link: 'https://quarry-lane.example.org/checkout/subscription/c2FtcGxl',
  },
  view: ({ what, site, title, day, refunded, link }, translate) => ({
    subject: translate(TEXTS[what].subject, { title }),
    content: (
      <>
        <MailParagraph>{translate(TEXTS[what].lead, { site, title, day })}</MailParagraph>
        {what === 'ending' ? <MailParagraph>{translate(words.cancelTakeBack)}</MailParagraph> : null}
        {refunded === '' ? null : (
          <MailParagraph>{translate(words.endedRefund, { amount: refunded })}</MailParagraph>
        )}
        <MailButton href={link}>{translate(words.see)}</MailButton>
      </>
    ),
  }),
});
