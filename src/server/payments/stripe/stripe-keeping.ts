import type { Stripe } from 'stripe';
import { invariant } from '#lib/invariant.ts';
import type { KeepingCalls, KeptMethod } from '../payment-provider.ts';
import { answerOf } from './stripe-answer.ts';
import { clientOfAccount } from './client-of-account.ts';
import { customerFor, idOf } from './stripe-customers.ts';
import { failureOf, shownMethod } from './stripe-state.ts';

/** How ids begin of what is added in Stripe's fields; those of its pages do not. */
const SETUP_PREFIX = 'seti_';

/** What is kept at Stripe: added on its page or in its fields, and taken away there (ORD-146, MEMB-52). */
export const stripeKeeping: KeepingCalls = {
  async add(access, { key, memberId, customerId, currency, returnUrl }) {
    const stripe = await clientOfAccount(access);
    return answerOf('start', async () => {
      const metadata = { member: memberId, site: access.siteId };
      const customer = await customerFor(stripe, { key, customerId, metadata });
      const { url } = await stripe.checkout.sessions.create(
        {
          mode: 'setup',
          customer,
          currency: currency.toLowerCase(),
          metadata,
          success_url: `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}added={CHECKOUT_SESSION_ID}`,
          cancel_url: returnUrl,
        },
        { idempotencyKey: key },
      );
      return url ?? returnUrl;
    });
  },
  async addInFields(access, { key, memberId, customerId }) {
    const stripe = await clientOfAccount(access);
    return answerOf('start', async () => {
      const metadata = { member: memberId, site: access.siteId };
      const customer = await customerFor(stripe, { key, customerId, metadata });
      const { id, client_secret: secret } = await stripe.setupIntents.create(
        { customer, usage: 'off_session', automatic_payment_methods: { enabled: true }, metadata },
        { idempotencyKey: key },
      );
      invariant(secret !== null, 'what was just begun has a secret');
      return { id, secret };
    });
  },
  async added(access, memberId, id) {
    const stripe = await clientOfAccount(access);
    if (id.startsWith(SETUP_PREFIX)) {
      const found = await answerOf('ask', () =>
        stripe.setupIntents.retrieve(id, { expand: ['payment_method'] }),
      );
      if (found.kind !== 'answered') return found;
      const { customer, metadata, last_setup_error: error, payment_method: method, status } = found.value;
      if (metadata?.['member'] !== memberId) return { kind: 'answered', value: null };
      if (status !== 'succeeded' && error !== null) return { kind: 'refused', failure: failureOf(error) };
      return { kind: 'answered', value: status === 'succeeded' ? keptOf(customer, method) : null };
    }
    return answerOf('ask', async () => {
      const session = await stripe.checkout.sessions.retrieve(id, {
        expand: ['setup_intent.payment_method'],
      });
      const { customer, metadata, setup_intent: setup, status } = session;
      // Of somebody else nothing is told.
      if (status !== 'complete' || metadata?.['member'] !== memberId) return null;
      const method = setup === null || typeof setup === 'string' ? null : setup.payment_method;
      return keptOf(customer, method);
    });
  },
  async remove(access, methodId) {
    const stripe = await clientOfAccount(access);
    return answerOf('ask', async () => {
      await stripe.paymentMethods.detach(methodId);
      return null;
    });
  },
  async removeCustomer(access, customerId) {
    const stripe = await clientOfAccount(access);
    return answerOf('ask', async () => {
      await stripe.customers.del(customerId);
      return null;
    });
  },
};

/** Of whom it is kept and what is known of it; null where it was not sent along. */
function keptOf(
  customer: Stripe.SetupIntent['customer'],
  method: Stripe.SetupIntent['payment_method'],
): KeptMethod | null {
  const customerId = idOf(customer);
  if (customerId === null || method === null || typeof method === 'string') return null;
  return { customerId, methodId: method.id, method: shownMethod(method) };
}
