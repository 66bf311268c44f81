import type { Stripe } from 'stripe';

const MOST_LISTED = 100;

/** What goes back of a payment, or is asked back. */
export interface MoneyBack {
  readonly refunds: readonly Stripe.Refund[];
  readonly disputes: readonly Stripe.Dispute[];
}

/** All refunds and disputes of a payment that was made; of any other there are none. */
export async function moneyBack(stripe: Stripe, intent: Stripe.PaymentIntent | null): Promise<MoneyBack> {
  if (intent?.status !== 'succeeded') return { refunds: [], disputes: [] };
  const of = { payment_intent: intent.id, limit: MOST_LISTED };
  const refunds = await stripe.refunds.list(of);
  const disputes = await stripe.disputes.list(of);
  return { refunds: refunds.data, disputes: disputes.data };
}
