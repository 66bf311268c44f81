import { expect, it } from 'vitest';
import type { CallOutside } from '#server/platform/network/call-outside.ts';
import { stripeClient } from './stripe-client.ts';

it('waits ten seconds for an answer of Stripe, and repeats nothing by itself [ORD-72, ORD-79, ORD-166]', async () => {
  const waits: unknown[] = [];
  const callService: CallOutside = async (_address, { timeoutMs }) => {
    waits.push(timeoutMs);
    throw new Error('nobody answers');
  };
  const stripe = await stripeClient(
    { config: { stripeApiUrl: 'https://api.stripe.com' }, callService },
    'sk_test_key',
  );
  await expect(stripe.paymentIntents.create({ amount: 1, currency: 'usd' })).rejects.toThrow('connection');
  expect(waits).toEqual([10_000]);
});
