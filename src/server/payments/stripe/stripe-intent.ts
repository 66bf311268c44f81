import type { Stripe } from 'stripe';
import type { SiteId } from '#domain/documents/record.ts';
import type { PaymentAttempt, StartedPayment } from '../payment-provider.ts';
import { moneyBack } from './stripe-money-back.ts';
import { intentState } from './stripe-state.ts';

/** How ids of intents begin; those of pages do not. */
const INTENT_PREFIX = 'pi_';

/** Whether a payment was begun within the checkout, and not on a page of Stripe’s. */
export function isIntent(providerId: string): boolean {
  return providerId.startsWith(INTENT_PREFIX);
}

/** Begins an attempt that the fields within the checkout go on with: made once the order is reserved (ORD-74, ORD-85). */
export async function startIntent(
  stripe: Stripe,
  siteId: SiteId,
  { key, amount, currency, description }: PaymentAttempt,
): Promise<StartedPayment> {
  const intent = await stripe.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      automatic_payment_methods: { enabled: true },
      metadata: { payment: key, site: siteId },
      ...(description === '' ? {} : { description }),
    },
    { idempotencyKey: key },
  );
  return lookAtIntent(stripe, intent.id);
}

/** Where a payment within the checkout stands now, with its refunds and disputes. */
export async function lookAtIntent(stripe: Stripe, intentId: string): Promise<StartedPayment> {
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  return {
    providerId: intent.id,
    intentId: intent.id,
    state: intentState(intent, await moneyBack(stripe, intent)),
    payUrl: null,
    fieldsSecret: intent.client_secret,
  };
}
