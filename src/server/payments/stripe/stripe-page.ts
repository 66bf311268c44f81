import type { Stripe } from 'stripe';
import type { SiteId } from '#domain/documents/record.ts';
import type { PaymentAttempt, StartedPayment } from '../payment-provider.ts';
import { idOf, keepingOf, keptMethod } from './stripe-customers.ts';
import { moneyBack } from './stripe-money-back.ts';
import { stripeState } from './stripe-state.ts';

/** As long as Stripe’s page can be paid at: longer than the order waits, which ends the page before (ORD-87). */
const PAGE_LIFE_S = 35 * 60;

/** Begins an attempt on a page of Stripe’s, to which the buyer is led (ORD-74). */
export async function startPage(
  stripe: Stripe,
  siteId: SiteId,
  attempt: PaymentAttempt,
): Promise<StartedPayment> {
  const { key, amount, currency, email, description, askedAt, returnUrl } = attempt;
  const keeping = await keepingOf(stripe, siteId, attempt);
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: amount,
            product_data: { name: description === '' ? key : description },
          },
        },
      ],
      ...(keeping !== null ? { customer: keeping.customer } : email === '' ? {} : { customer_email: email }),
      client_reference_id: attempt.id,
      metadata: { payment: key, site: siteId },
      payment_intent_data: {
        metadata: { payment: key, site: siteId },
        ...(keeping === null ? {} : { setup_future_usage: keeping.setup_future_usage }),
      },
      success_url: returnUrl,
      cancel_url: returnUrl,
      expires_at: Math.floor(askedAt.getTime() / 1000) + PAGE_LIFE_S,
    },
    { idempotencyKey: key },
  );
  // By a key that was used before it is what it was then.
  return lookAtPage(stripe, session.id);
}

/** Where a payment on a page of Stripe’s stands now, with its refunds and disputes. */
export async function lookAtPage(stripe: Stripe, sessionId: string): Promise<StartedPayment> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge'],
  });
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  return {
    providerId: session.id,
    intentId: intent?.id ?? null,
    state: stripeState(session, intent, await moneyBack(stripe, intent)),
    payUrl: session.status === 'open' ? session.url : null,
    fieldsSecret: null,
    customerId: idOf(session.customer),
    kept: intent === null ? null : keptMethod(intent),
  };
}

/** The intent behind a page that was paid at; null where nothing was tried there. */
export async function intentOfPage(stripe: Stripe, sessionId: string): Promise<string | null> {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId);
  return intent === null || typeof intent === 'string' ? intent : intent.id;
}
