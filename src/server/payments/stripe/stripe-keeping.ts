import type { KeepingCalls } from '../payment-provider.ts';
import { answerOf } from './stripe-answer.ts';
import { clientOfAccount } from './client-of-account.ts';
import { customerFor, idOf } from './stripe-customers.ts';
import { shownMethod } from './stripe-state.ts';

/** What members keep at Stripe: added on its page, and taken away there (ORD-146). */
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
          success_url: `${returnUrl}?added={CHECKOUT_SESSION_ID}`,
          cancel_url: returnUrl,
        },
        { idempotencyKey: key },
      );
      return url ?? returnUrl;
    });
  },
  async added(access, memberId, id) {
    const stripe = await clientOfAccount(access);
    return answerOf('ask', async () => {
      const session = await stripe.checkout.sessions.retrieve(id, {
        expand: ['setup_intent.payment_method'],
      });
      const { customer, metadata, setup_intent: setup, status } = session;
      // Of somebody else nothing is told.
      if (status !== 'complete' || metadata?.['member'] !== memberId) return null;
      const method = setup === null || typeof setup === 'string' ? null : setup.payment_method;
      const [customerId, methodId] = [idOf(customer), idOf(method)];
      if (customerId === null || methodId === null || method === null || typeof method === 'string')
        return null;
      return { customerId, methodId, method: shownMethod(method) };
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
