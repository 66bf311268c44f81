import { z } from 'zod';
import { productReviews } from '#messages/en/product-reviews.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { orderMailSchema, SAMPLE_ORDER } from './order-mail-params.ts';
import { MailLines } from './order-mail-parts.tsx';

/** Asks a buyer once per order what they think of what they bought (BLK-80). */
export const reviewRequestMail = defineBuyerMail({
  kind: 'review-request',
  params: orderMailSchema.pick({ site: true, link: true, lines: true }).extend({ optOut: z.url() }),
  sample: {
    site: SAMPLE_ORDER.site,
    link: 'https://quarry-lane.example.org/reviews/c2FtcGxl',
    optOut: 'https://quarry-lane.example.org/checkout/mails/c2FtcGxl',
    lines: SAMPLE_ORDER.lines.map((line) => ({ ...line, amount: '' })),
  },
  parts: ({ site, link, lines, optOut }, translate) => ({
    subject: translate(productReviews.mailSubject, { site }),
    opening: translate(productReviews.mailLead, { site }),
    content: (
      <>
        <MailLines lines={lines} translate={translate} />
        <MailButton href={link}>{translate(productReviews.mailButton)}</MailButton>
        <MailNote>
          {translate(productReviews.mailWhy)}{' '}
          <MailLink href={optOut}>{translate(productReviews.end)}</MailLink>
        </MailNote>
      </>
    ),
  }),
});
