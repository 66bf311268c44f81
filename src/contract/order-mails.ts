import { z } from 'zod';
import { MAIL_TEXT_LIMITS } from '#domain/store/mail-text.ts';
import { STORE_MAIL_KINDS } from '#domain/store/store-mails.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';

const ofOrder = {
  host: 'app',
  access: { kind: 'permission', any: ['commerce.orders'] },
  params: z.object({ orderId: idSchema<'order'>() }),
} as const;

/** Sends the buyer a mail about an order once more, as it is now (ORD-142). Errors: mail-not-possible. */
export const mailOrderAgain = defineEndpoint({
  ...ofOrder,
  method: 'POST',
  path: '/api/orders/:orderId/mails/again',
  body: z.object({ kind: z.enum(STORE_MAIL_KINDS) }),
  output: z.object({}),
});

/** A mail by hand to the buyer, kept in the timeline (ORD-99). Errors: mail-not-possible. */
export const writeToBuyer = defineEndpoint({
  ...ofOrder,
  method: 'POST',
  path: '/api/orders/:orderId/mails',
  body: z.object({
    subject: z.string().trim().min(1).max(MAIL_TEXT_LIMITS.subject),
    text: z.string().trim().min(1).max(MAIL_TEXT_LIMITS.text),
  }),
  output: z.object({}),
});
