import { z } from 'zod';
import { storeReminders } from '#messages/en/store-reminders.ts';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailLines, MailTotals } from './order-mail-parts.tsx';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';

/** Reminds somebody who left the checkout of what lies in their cart, once (ORD-150). */
export const abandonedCartMail = defineBuyerMail({
  kind: 'abandoned-cart',
  params: orderMailSchema
    .pick({ site: true, link: true, lines: true })
    .extend({ total: z.string(), optOut: z.url() }),
  sample: {
    site: SAMPLE_ORDER.site,
    link: 'https://quarry-lane.example.org/cart/restore/c2FtcGxl',
    optOut: 'https://quarry-lane.example.org/checkout/mails/c2FtcGxl',
    lines: SAMPLE_ORDER.lines,
    total: SAMPLE_ORDER.totals[0]?.amount ?? '',
  },
  parts: ({ site, link, lines, total, optOut }, translate) => ({
    subject: translate(storeReminders.abandonedSubject, { site }),
    opening: translate(storeReminders.abandonedLead, { site }),
    content: (
      <>
        <MailLines lines={lines} translate={translate} />
        <MailTotals totals={[{ kind: 'subtotal', name: '', amount: total }]} translate={translate} />
        <MailButton href={link}>{translate(storeReminders.backToCart)}</MailButton>
        <MailNote>
          {translate(storeReminders.abandonedWhy)}{' '}
          <MailLink href={optOut}>{translate(storeReminders.end)}</MailLink>
        </MailNote>
      </>
    ),
  }),
});
