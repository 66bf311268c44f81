import { expect, it } from 'vitest';
import type { CallOutside } from '#server/platform/network/call-outside.ts';
import { stripeClient } from './stripe-client.ts';

it('asks Stripe by one version of its interface, waits ten seconds for an answer, and repeats nothing by itself [ORD-72, ORD-79, ORD-166]', async () => {
  const waits: unknown[] = [];
  const versions: unknown[] = [];
  const callService: CallOutside = async (_address, { timeoutMs, headers }) => {
    waits.push(timeoutMs);
    versions.push(headers?.['Stripe-Version']);
    throw new Error('nobody answers');
  };
  const stripe = await stripeClient(
    { config: { stripeApiUrl: 'https://api.stripe.com' }, callService },
    'sk_test_key',
  );
  await expect(stripe.paymentIntents.create({ amount: 1, currency: 'usd' })).rejects.toThrow('connection');
  expect(waits).toEqual([10_000]);
  // Another one may answer otherwise: it is looked at before it changes.
  expect(versions).toEqual(['2026-10-28.endive']);
});
