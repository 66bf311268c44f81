import { z } from 'zod';
import type { ProviderAccess, ProviderMessage } from '../payment-provider.ts';

const TOLERANCE_S = 300;

interface SignedMessage {
  readonly body: Buffer;
  readonly signature: string;
  /** Milliseconds, by the database's clock (ORD-165). */
  readonly now: number;
}

/** As much of a message as is read: where its payment stands is asked (ORD-164). */
const messageSchema = z.object({
  id: z.string().max(200),
  type: z.string().max(200),
  data: z.object({
    object: z.object({
      id: z.string().max(200).optional(),
      payment_intent: z.string().max(200).nullish(),
      metadata: z.object({ payment: z.string().max(200).optional() }).nullish(),
    }),
  }),
});

/** A message of Stripe, checked over its bytes by the secret of the site, and no older than five minutes (ORD-78). */
export async function readStripeMessage(
  { account }: ProviderAccess,
  { body, signature, now }: SignedMessage,
): Promise<ProviderMessage | null> {
  if (account === null || account.webhookSecret === null) return null;
  const { default: Stripe } = await import('stripe');
  try {
    Stripe.webhooks.signature?.verifyHeader(
      body,
      signature,
      account.webhookSecret,
      TOLERANCE_S,
      undefined,
      now,
    );
    const { id, type, data } = messageSchema.parse(JSON.parse(body.toString('utf8')));
    const { object } = data;
    const about = [object.id, object.payment_intent, object.metadata?.payment];
    return { id, kind: type, about: about.filter((each) => typeof each === 'string') };
  } catch (error) {
    const isForeign =
      error instanceof Stripe.errors.StripeSignatureVerificationError ||
      error instanceof SyntaxError ||
      error instanceof z.ZodError;
    if (isForeign) return null;
    throw error;
  }
}
