import type { Stripe } from 'stripe';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { invariant } from '#lib/invariant.ts';
import type { KnownPayment, PaymentProvider, StartedPayment } from '../payment-provider.ts';
import { listStripePayments } from './list-stripe-payments.ts';
import { readStripeMessage } from './read-stripe-message.ts';
import { answerOf } from './stripe-answer.ts';
import { clientOfAccount } from './client-of-account.ts';
import { stripeKeeping } from './stripe-keeping.ts';
import { isIntent, lookAtIntent, startIntent, startKept, startRenewal } from './stripe-intent.ts';
import { stripeLimits } from './stripe-limits.ts';
import { stripeOrigins } from './stripe-origins.ts';
import { intentOfPage, lookAtPage, startPage } from './stripe-page.ts';
import { refundState } from './stripe-state.ts';

/**
 * Cards and what else the owner’s own account at Stripe takes: in Stripe’s fields within the checkout, or on Stripe’s page. No
 * card data comes here (ORD-72 to ORD-75).
 */
export const stripeProvider: PaymentProvider = {
  id: 'stripe',
  brand: 'Stripe',
  currencies: CURRENCY_CODES,
  limits: stripeLimits,
  embeds: true,
  redirects: true,
  keeping: stripeKeeping,
  refundsPartly: true,
  isForTestOrders: false,
  needsAccount: true,
  origins: stripeOrigins,
  calls: {
    async start(access, attempt) {
      const stripe = await clientOfAccount(access);
      return answerOf('start', () => STARTS[attempt.way](stripe, access.siteId, attempt));
    },
    async fetch(access, { providerId }) {
      const stripe = await clientOfAccount(access);
      return answerOf('ask', () => look(stripe, providerId));
    },
    async cancel(access, { providerId }) {
      const stripe = await clientOfAccount(access);
      const ended = await answerOf('ask', () => end(stripe, providerId));
      if (ended.kind === 'unreachable') return ended;
      // What cannot be ended was paid, or has ended: it says so itself.
      const now = await answerOf('ask', () => look(stripe, providerId));
      return now.kind === 'answered' ? { kind: 'answered', value: now.value.state } : now;
    },
    async refund(access, { providerId }: KnownPayment, { key, amount }) {
      const stripe = await clientOfAccount(access);
      return answerOf('start', async () => {
        const intentId = isIntent(providerId) ? providerId : await intentOfPage(stripe, providerId);
        invariant(intentId !== null, 'a payment that is refunded was made');
        const refund = await stripe.refunds.create(
          { payment_intent: intentId, amount, metadata: { refund: key } },
          { idempotencyKey: key },
        );
        return refundState(refund);
      });
    },
    async list(access, since) {
      const stripe = await clientOfAccount(access);
      return answerOf('ask', () => listStripePayments(stripe, access.siteId, since));
    },
    signatureHeader: 'stripe-signature',
    readMessage: readStripeMessage,
  },
};

const STARTS = { page: startPage, fields: startIntent, kept: startKept, renewal: startRenewal } as const;

function look(stripe: Stripe, providerId: string): Promise<StartedPayment> {
  return isIntent(providerId) ? lookAtIntent(stripe, providerId) : lookAtPage(stripe, providerId);
}

async function end(stripe: Stripe, providerId: string): Promise<void> {
  if (isIntent(providerId)) await stripe.paymentIntents.cancel(providerId);
  else await stripe.checkout.sessions.expire(providerId);
}
