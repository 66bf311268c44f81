import type { Stripe } from 'stripe';
import type { SiteId } from '#domain/documents/record.ts';
import type { PaymentAttempt, StartedPayment } from '../payment-provider.ts';
import { invariant } from '#lib/invariant.ts';
import { answerOf } from './stripe-answer.ts';
import { idOf, keepingOf, keptMethod } from './stripe-customers.ts';
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
  attempt: PaymentAttempt,
): Promise<StartedPayment> {
  const keeping = await keepingOf(stripe, siteId, attempt);
  const { key } = attempt;
  const intent = await stripe.paymentIntents.create(
    { ...paramsOf(siteId, attempt), ...keeping },
    { idempotencyKey: key },
  );
  return lookAtIntent(stripe, intent.id);
}

/** Pays by what a member keeps, who is there: the bank may ask them on a page of its own (ORD-146). */
export async function startKept(
  stripe: Stripe,
  siteId: SiteId,
  attempt: PaymentAttempt,
): Promise<StartedPayment> {
  const isForLater = attempt.customer?.isForLater === true;
  return payByKept(stripe, siteId, attempt, isForLater ? { setup_future_usage: 'off_session' } : {});
}

/** Renews by what is kept while nobody is there: a bank that would ask refuses it, and says so (ORD-113). */
export async function startRenewal(
  stripe: Stripe,
  siteId: SiteId,
  attempt: PaymentAttempt,
): Promise<StartedPayment> {
  return payByKept(stripe, siteId, attempt, { off_session: true });
}

async function payByKept(
  stripe: Stripe,
  siteId: SiteId,
  attempt: PaymentAttempt,
  presence: { readonly off_session?: true; readonly setup_future_usage?: 'off_session' },
): Promise<StartedPayment> {
  const { key, customer, returnUrl } = attempt;
  invariant(customer?.customerId != null && customer.methodId !== null, 'what is kept is kept for somebody');
  const { customerId, methodId } = customer;
  try {
    const intent = await stripe.paymentIntents.create(
      {
        ...paramsOf(siteId, attempt),
        customer: customerId,
        payment_method: methodId,
        confirm: true,
        return_url: returnUrl,
        ...presence,
      },
      { idempotencyKey: key },
    );
    return await lookAtIntent(stripe, intent.id);
  } catch (error) {
    await endDeclined(stripe, error);
    throw error;
  }
}

/** What was declined can be paid by nobody any more: the next try is an attempt of its own (ORD-87). */
async function endDeclined(stripe: Stripe, error: unknown): Promise<void> {
  const isDeclined = error instanceof Error && 'type' in error && error.type === 'StripeCardError';
  if (!isDeclined || !('payment_intent' in error)) return;
  const intent = error.payment_intent as Stripe.PaymentIntent | undefined;
  if (intent === undefined) return;
  // What cannot be ended now has been ended before, or is found when the account is compared (ORD-168).
  await answerOf('ask', () => stripe.paymentIntents.cancel(intent.id));
}

function paramsOf(siteId: SiteId, { key, amount, currency, description }: PaymentAttempt) {
  return {
    amount,
    currency: currency.toLowerCase(),
    automatic_payment_methods: { enabled: true },
    metadata: { payment: key, site: siteId },
    ...(description === '' ? {} : { description }),
  };
}

/** Where a payment within the checkout stands now, with its refunds and disputes. */
export async function lookAtIntent(stripe: Stripe, intentId: string): Promise<StartedPayment> {
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  return {
    providerId: intent.id,
    intentId: intent.id,
    state: intentState(intent, await moneyBack(stripe, intent)),
    payUrl: intent.next_action?.redirect_to_url?.url ?? null,
    fieldsSecret: intent.client_secret,
    customerId: idOf(intent.customer),
    kept: keptMethod(intent),
  };
}
