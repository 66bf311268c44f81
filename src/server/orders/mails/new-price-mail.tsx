import { z } from 'zod';
import { renewalMails as words } from '#messages/en/renewal-mails.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { renewalMailSchema, SAMPLE_RENEWAL } from './renewal-mail-params.ts';

/** Tells a subscriber of a new price, at least 30 days before the first renewal at it (ORD-111). */
export const newPriceMail = defineBuyerMail({
  kind: 'new-price',
  params: renewalMailSchema.extend({ amount: z.string(), before: z.string(), day: z.string() }),
  sample: { ...SAMPLE_RENEWAL, amount: '$14.00', before: '$12.00', day: 'January 9, 2027' },
  parts: ({ site, product, manageLink, amount, before, day }, translate) => ({
    subject: translate(words.priceSubject, { product }),
    opening: translate(words.priceLead, { product, site, day, amount, before }),
    content: (
      <>
        <MailParagraph>{translate(words.priceCancel)}</MailParagraph>
        <MailButton href={manageLink}>{translate(words.manage)}</MailButton>
      </>
    ),
  }),
});
