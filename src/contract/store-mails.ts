import { z } from 'zod';
import { MAIL_TEXT_LIMITS } from '#domain/store/mail-text.ts';
import { STORE_MAIL_KINDS } from '#domain/store/store-mails.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';

const ofStore = { host: 'app', access: { kind: 'permission', any: ['commerce.store-settings'] } } as const;
const kind = z.enum(STORE_MAIL_KINDS);

const writtenMail = z.object({
  kind,
  /** Empty for the original one. */
  subject: z.string().max(MAIL_TEXT_LIMITS.subject),
  opening: z.string().max(MAIL_TEXT_LIMITS.text),
  closing: z.string().max(MAIL_TEXT_LIMITS.text),
});

/** The mails about orders as they come, with the placeholders that owners may use, in the language of the site (ORD-140). */
export const listStoreMails = defineEndpoint({
  ...ofStore,
  method: 'GET',
  path: '/api/store/mails',
  output: z.object({
    mails: z.array(z.object({ kind, subject: z.string(), opening: z.string() })),
  }),
});

/** A mail as it will look, before it is saved: with an order, or with sample data where there is no such mail (ORD-141). */
export const previewStoreMail = defineEndpoint({
  ...ofStore,
  method: 'POST',
  path: '/api/store/mails/preview',
  body: writtenMail.extend({ orderId: idSchema<'order'>().nullable() }),
  output: z.object({ subject: z.string(), html: z.string(), isSample: z.boolean() }),
});

/** Mails it to whoever asks, and to nobody else, marked '[Test]' (ORD-141). */
export const testStoreMail = defineEndpoint({
  ...ofStore,
  method: 'POST',
  path: '/api/store/mails/test',
  body: writtenMail.extend({ orderId: idSchema<'order'>().nullable() }),
  output: z.object({ to: z.string() }),
});
