import type { Stripe } from 'stripe';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { invariant } from '#lib/invariant.ts';
import type { KnownPayment, PaymentProvider, ProviderAccess, StartedPayment } from '../payment-provider.ts';
import { listStripePayments } from './list-stripe-payments.ts';
import { readStripeMessage } from './read-stripe-message.ts';
import { answerOf } from './stripe-answer.ts';
import { stripeClient } from './stripe-client.ts';
import { stripeLimits } from './stripe-limits.ts';
import { refundState, stripeState } from './stripe-state.ts';

/** As long as Stripe’s page can be paid at: longer than the order waits, which ends the page before (ORD-87). */
const PAGE_LIFE_S = 35 * 60;
const MOST_LISTED = 100;

/** Cards and what else the owner’s own account at Stripe takes, on Stripe’s page: no card data comes here (ORD-72 to ORD-75). */
export const stripeProvider: PaymentProvider = {
  id: 'stripe',
  currencies: CURRENCY_CODES,
  limits: stripeLimits,
  embeds: false,
  redirects: true,
  savesMethods: false,
  refundsPartly: true,
  isForTestOrders: false,
  needsAccount: true,
  calls: {
    async start(access, attempt) {
      const stripe = await clientOf(access);
      const { key, amount, currency, email, description, askedAt, returnUrl } = attempt;
      return answerOf('start', async () => {
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
            customer_email: email,
            client_reference_id: attempt.id,
            metadata: { payment: key, site: access.siteId },
            payment_intent_data: { metadata: { payment: key, site: access.siteId } },
            success_url: returnUrl,
            cancel_url: returnUrl,
            expires_at: Math.floor(askedAt.getTime() / 1000) + PAGE_LIFE_S,
          },
          { idempotencyKey: key },
        );
        // By a key that was used before it is what it was then.
        return look(stripe, session.id);
      });
    },
    async fetch(access, { providerId }) {
      const stripe = await clientOf(access);
      return answerOf('ask', () => look(stripe, providerId));
    },
    async cancel(access, { providerId }) {
      const stripe = await clientOf(access);
      const ended = await answerOf('ask', () => stripe.checkout.sessions.expire(providerId));
      if (ended.kind === 'unreachable') return ended;
      // What cannot be ended was paid, or has ended: it says so itself.
      const now = await answerOf('ask', () => look(stripe, providerId));
      return now.kind === 'answered' ? { kind: 'answered', value: now.value.state } : now;
    },
    async refund(access, { providerId }: KnownPayment, { key, amount }) {
      const stripe = await clientOf(access);
      return answerOf('start', async () => {
        const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(providerId);
        invariant(intent !== null, 'a payment that is refunded was made');
        const intentId = typeof intent === 'string' ? intent : intent.id;
        const refund = await stripe.refunds.create(
          { payment_intent: intentId, amount, metadata: { refund: key } },
          { idempotencyKey: key },
        );
        return refundState(refund);
      });
    },
    async list(access, since) {
      const stripe = await clientOf(access);
      return answerOf('ask', () => listStripePayments(stripe, access.siteId, since));
    },
    readMessage: readStripeMessage,
  },
};

function clientOf({ services, account }: ProviderAccess): Promise<Stripe> {
  invariant(account !== null, 'a site without an account is offered no Stripe');
  return stripeClient(services, account.secretKey);
}

/** Where a payment stands now, with its refunds and disputes. */
async function look(stripe: Stripe, sessionId: string): Promise<StartedPayment> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge'],
  });
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const isPaid = intent?.status === 'succeeded';
  const refunds = isPaid
    ? (await stripe.refunds.list({ payment_intent: intent.id, limit: MOST_LISTED })).data
    : [];
  const disputes = isPaid
    ? (await stripe.disputes.list({ payment_intent: intent.id, limit: MOST_LISTED })).data
    : [];
  return {
    providerId: session.id,
    intentId: intent?.id ?? null,
    state: stripeState(session, intent, refunds, disputes),
    payUrl: session.status === 'open' ? session.url : null,
  };
}
