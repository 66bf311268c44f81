import { z } from 'zod';
import { storeReminders } from '#messages/en/store-reminders.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { SAMPLE_ORDER } from './order-mail-params.ts';

/** Tells somebody who waited for it, once, that something can be had again (ORD-92). */
export const backInStockMail = defineBuyerMail({
  kind: 'back-in-stock',
  params: z.object({ site: z.string(), product: z.string(), link: z.url(), optOut: z.url() }),
  sample: {
    site: SAMPLE_ORDER.site,
    product: SAMPLE_ORDER.lines[0]?.options ?? '',
    link: SAMPLE_ORDER.link,
    optOut: SAMPLE_ORDER.link,
  },
  parts: ({ site, product, link, optOut }, translate) => ({
    subject: translate(storeReminders.backSubject, { product }),
    opening: translate(storeReminders.backLead, { product, site }),
    content: (
      <>
        <MailButton href={link}>{translate(storeReminders.seeProduct)}</MailButton>
        <MailNote>
          {translate(storeReminders.backWhy)}{' '}
          <MailLink href={optOut}>{translate(storeReminders.end)}</MailLink>
        </MailNote>
      </>
    ),
  }),
});
