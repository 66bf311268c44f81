import { z } from 'zod';
import { renewalMails as words } from '#messages/en/renewal-mails.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { renewalMailSchema, SAMPLE_RENEWAL } from './renewal-mail-params.ts';

/** Tells the buyer that a subscription was canceled, or rests, since a renewal was not paid (ORD-112). */
export const renewalEndedMail = defineBuyerMail({
  kind: 'renewal-ended',
  params: renewalMailSchema.extend({ amount: z.string(), state: z.enum(['canceled', 'paused']) }),
  sample: { ...SAMPLE_RENEWAL, amount: '$12.00', state: 'canceled' as const },
  parts: ({ site, product, manageLink, amount, state }, translate) => ({
    subject: translate(state === 'paused' ? words.restsSubject : words.endedSubject, { product }),
    opening: translate(state === 'paused' ? words.restsLead : words.endedLead, { amount, product, site }),
    content: <MailButton href={manageLink}>{translate(words.manage)}</MailButton>,
  }),
});
