import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { STORE_MAIL_KINDS } from './store-mails.ts';

/** Characters of what owners write into mails. */
export const MAIL_TEXT_LIMITS = { subject: 200, text: 2_000 } as const;

/** A mail about orders as its owner writes it, at most one of a kind; an empty text is the original one (ORD-140). */
export const mailTextSchema = z.object({
  id: idSchema<'record'>(),
  type: z.literal('mail-text'),
  kind: z.enum(STORE_MAIL_KINDS),
  isOn: z.boolean().catch(true),
  subject: z.string().max(MAIL_TEXT_LIMITS.subject).catch(''),
  opening: z.string().max(MAIL_TEXT_LIMITS.text).catch(''),
  closing: z.string().max(MAIL_TEXT_LIMITS.text).catch(''),
});
export type StoredMailText = z.infer<typeof mailTextSchema>;

export const MAIL_TEXT_FIELDS = ['subject', 'opening', 'closing'] as const;
export type MailTexts = Readonly<Record<(typeof MAIL_TEXT_FIELDS)[number], string>>;
