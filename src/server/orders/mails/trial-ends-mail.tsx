import { z } from 'zod';
import { renewalMails as words } from '#messages/en/renewal-mails.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { renewalMailSchema, SAMPLE_RENEWAL } from './renewal-mail-params.ts';

/** Tells who tries something for nothing when that ends, and what is charged then (MEMB-52). */
export const trialEndsMail = defineBuyerMail({
  kind: 'trial-ends',
  params: renewalMailSchema.extend({
    amount: z.string(),
    day: z.string(),
    /** What it is charged by; empty where the seller sends an invoice. */
    method: z.string(),
  }),
  sample: { ...SAMPLE_RENEWAL, amount: '$12.00', day: 'January 9, 2027', method: 'Visa •••• 4242' },
  parts: ({ site, product, manageLink, amount, day, method }, translate) => ({
    subject: translate(words.trialSubject, { product, day }),
    opening: translate(words.trialLead, { product, site, day, amount }),
    content: (
      <>
        {method === '' ? null : <MailParagraph>{translate(words.reminderMethod, { method })}</MailParagraph>}
        <MailParagraph>{translate(words.trialCancel)}</MailParagraph>
        <MailButton href={manageLink}>{translate(words.manage)}</MailButton>
      </>
    ),
  }),
});
