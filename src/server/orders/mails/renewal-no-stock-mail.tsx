import { renewalMails as words } from '#messages/en/renewal-mails.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { renewalMailSchema, SAMPLE_RENEWAL } from './renewal-mail-params.ts';

/** Tells the buyer, once, that the pieces of a renewal are not there and nothing is charged (ORD-118). */
export const renewalNoStockMail = defineBuyerMail({
  kind: 'renewal-no-stock',
  params: renewalMailSchema,
  sample: SAMPLE_RENEWAL,
  parts: ({ site, product, manageLink }, translate) => ({
    subject: translate(words.noStockSubject, { product }),
    opening: translate(words.noStockLead, { product, site }),
    content: <MailButton href={manageLink}>{translate(words.manage)}</MailButton>,
  }),
});
