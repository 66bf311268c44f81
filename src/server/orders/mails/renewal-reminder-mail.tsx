import { z } from 'zod';
import { renewalMails as words } from '#messages/en/renewal-mails.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { renewalMailSchema, SAMPLE_RENEWAL } from './renewal-mail-params.ts';

/** Reminds the buyer of a renewal, days before it is charged (ORD-111). */
export const renewalReminderMail = defineBuyerMail({
  kind: 'renewal-reminder',
  params: renewalMailSchema.extend({
    amount: z.string(),
    day: z.string(),
    /** What it is charged by; empty where the seller sends an invoice. */
    method: z.string(),
  }),
  sample: { ...SAMPLE_RENEWAL, amount: '$12.00', day: 'January 9, 2027', method: 'Visa •••• 4242' },
  parts: ({ site, product, manageLink, amount, day, method }, translate) => ({
    subject: translate(words.reminderSubject, { product, day }),
    opening: translate(words.reminderLead, { product, site, day, amount }),
    content: (
      <>
        {method === '' ? null : <MailParagraph>{translate(words.reminderMethod, { method })}</MailParagraph>}
        <MailParagraph>{translate(words.reminderCancel)}</MailParagraph>
        <MailButton href={manageLink}>{translate(words.manage)}</MailButton>
      </>
    ),
  }),
});
