import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getPaymentComparison } from '#contract/payments.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { loadOrderPage } from '#server/orders/load-order-page.ts';
import { followPayment } from '#server/orders/paying/follow-payment.ts';
import { paidOrder } from '#server/orders/paying/paid-order.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import { refundOrder } from '#server/orders/refund-order.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { SampleCarts } from '#server/orders/testing/sample-carts.ts';
import { connectStripe } from '#server/payments/stripe/connect-stripe.ts';
import {
  STAND_IN_KEY,
  STAND_IN_LIVE_KEY,
  StripeStandIn,
} from '#server/payments/stripe/testing/stripe-stand-in.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { compareAccount } from './compare-account.ts';
import { comparePayments } from './compare-payments.ts';
import { paymentDifferencesMetric } from './differences-metric.ts';
import { loadComparison, settleDifference } from './queries.ts';

const HOUR_MS = 3_600_000;

let test: TestServices;
let stripe: StripeStandIn;
let siteId: SiteId;
let carts: SampleCarts;
let connectedAt: Date;
const accountId: AccountId = createId<'account'>();

beforeAll(async () => {
  stripe = await StripeStandIn.start();
  test = await createTestServices({ config: { stripeApiUrl: stripe.url } });
  stripe.ledger.now = () => test.clock.now;
});
afterAll(async () => {
  await test.close();
  await stripe.stop();
});
beforeEach(async () => {
  ({ siteId } = await buildSite(test.services));
  carts = new SampleCarts(siteId);
  connectedAt = new Date(test.clock.now);
  await connectStripe(test.services, siteId, STAND_IN_LIVE_KEY);
  stripe.troubles.length = 0;
});

/** An order of 5000 that is paid, which Portico knows. */
async function paid() {
  const cartId = carts.add([{ variantId: createId(), title: 'Lesson', pieces: 2, price: 2500 }]);
  const placed = await placeOrder(test.services, carts.request(cartId, { provider: 'stripe' }), carts);
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  const paymentId = (await paidOrder(test.services.db, siteId, placed.token))?.paymentId;
  if (paymentId === undefined || paymentId === null) throw new Error('There is no payment');
  const followed = await followPayment(test.services, siteId, paymentId);
  const sessionId = followed?.payUrl?.split('/').at(-1) ?? '';
  stripe.pay(sessionId, 'pay');
  await followPayment(test.services, siteId, paymentId);
  const intentId = stripe.ledger.sessions.get(sessionId)?.payment_intent ?? '';
  return { orderId: placed.orderId, paymentId, intentId };
}

async function refund(orderId: OrderId, amount: number) {
  const order = await page(orderId);
  const asked = { amount, lines: [], hasDelivery: false, reason: '', isRestocked: false, isMailed: false };
  await refundOrder(test.services, { siteId, orderId, accountId, version: order?.version ?? 0, ...asked });
}

const page = (orderId: OrderId) => loadOrderPage(test.services.db, siteId, orderId);
const compare = async () => {
  test.clock.advance(HOUR_MS);
  return compareAccount(test.services, account());
};
const account = () => ({ siteId, provider: 'stripe', connectedAt });
const shown = async () =>
  getPaymentComparison.output.parse(
    await loadComparison(test.services.db, siteId, { page: 1, pageSize: 20 }),
  );
const found = async () =>
  (await shown()).differences.map(({ kind, here, there, settledAt }) => [
    kind,
    here,
    there,
    settledAt === null ? 'open' : 'settled',
  ]);

/** Something that only a fault, or a copy of the database that is brought back, does. */
async function forget(orderId: OrderId): Promise<void> {
  await test.services.db
    .deleteFrom('orders')
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .execute();
}

it('finds no difference where all is as it should be, also of what is refunded, unpaid or of another shop [ORD-168]', async () => {
  const order = await paid();
  await refund(order.orderId, 1000);
  const intent = stripe.ledger.intents.get(order.intentId);
  if (intent === undefined) throw new Error('There is no such payment');
  // The account serves other shops, too.
  for (const metadata of [{}, { payment: 'other', site: createId() }]) {
    const id = createId();
    stripe.ledger.intents.set(id, { ...intent, id, metadata });
    const foreign = { ...intent, object: 'refund', amount: 5, payment_intent: id } as const;
    stripe.ledger.refunds.push({ ...foreign, id: createId(), status: 'succeeded' });
  }
  expect(await compare()).toBe(true);
  expect(await shown()).toMatchObject({ differences: [], open: 0, total: 0 });
  expect(await paymentDifferencesMetric.read(test.services)).toBe(0);
});

it('finds refunds that nobody told of, applies them, and says that it did [ORD-164, ORD-168]', async () => {
  const { orderId, intentId } = await paid();
  const made = { object: 'refund', amount: 700, metadata: {}, payment_intent: intentId } as const;
  const created = Math.floor(test.clock.now / 1000);
  stripe.ledger.refunds.push({ ...made, id: 're_foreign', created, status: 'succeeded' });
  await compare();
  expect(await page(orderId)).toMatchObject({ payment: 'partlyRefunded', refunded: 700 });
  expect(await found()).toEqual([['refund', null, 700, 'settled']]);
  expect(await shown()).toMatchObject({ differences: [{ order: { id: orderId }, isSettledByHand: false }] });
  expect(await paymentDifferencesMetric.read(test.services)).toBe(0);
  await compare();
  expect(await found()).toEqual([['refund', null, 700, 'settled']]);
});

it('lists money without an order, money that the provider does not have, and other sums, until they are equal or dealt with [ORD-168]', async () => {
  const [lost, gone, other] = [await paid(), await paid(), await paid()];
  await forget(lost.orderId);
  const taken = stripe.ledger.intents.get(gone.intentId);
  stripe.ledger.intents.delete(gone.intentId);
  await refund(other.orderId, 400);
  const given = stripe.ledger.refunds.pop();
  await compare();
  // Nothing is taken back from an order because its money is not found.
  expect(await page(gone.orderId)).toMatchObject({ payment: 'paid', paid: 5000 });
  const differing = await found();
  expect(differing).toHaveLength(3);
  expect(differing).toEqual(
    expect.arrayContaining([
      ['payment', null, 5000, 'open'],
      ['payment', 5000, null, 'open'],
      ['refund', 400, null, 'open'],
    ]),
  );
  expect(await paymentDifferencesMetric.read(test.services)).toBe(3);

  const { differences } = await shown();
  const alone = differences.find(({ here }) => here === null);
  expect(alone).toMatchObject({ order: null, providerId: lost.intentId });
  const by = { accountId, at: new Date(test.clock.now) };
  expect(await settleDifference(test.services.db, siteId, alone?.id ?? createId(), by)).toBe(true);
  expect(await settleDifference(test.services.db, siteId, alone?.id ?? createId(), by)).toBe(false);
  if (taken === undefined || given === undefined) throw new Error('There is nothing to bring back');
  stripe.ledger.intents.set(gone.intentId, taken);
  await compare();
  expect(
    (await shown()).differences.map(({ kind, settledAt, isSettledByHand }) => [
      kind,
      settledAt !== null,
      isSettledByHand,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['refund', false, false],
      ['payment', true, true],
      ['payment', true, false],
    ]),
  );
  expect(await paymentDifferencesMetric.read(test.services)).toBe(1);

  // Another sum is another difference.
  const unknown = stripe.ledger.intents.get(lost.intentId);
  if (unknown !== undefined) unknown.amount_received = 6000;
  stripe.ledger.refunds.push(given);
  await compare();
  expect((await found()).filter(([, , , state]) => state === 'open')).toEqual([
    ['payment', null, 6000, 'open'],
  ]);
});

it('reads all pages of a long list, and leaves what is under way for the next night [ORD-168]', async () => {
  const { intentId, orderId } = await paid();
  const intent = stripe.ledger.intents.get(intentId);
  if (intent === undefined) throw new Error('There is no such payment');
  for (let number = 0; number < 250; number += 1) {
    const id = `pi_${number}`;
    stripe.ledger.intents.set(id, { ...intent, id, metadata: { payment: `lost:${number}`, site: siteId } });
  }
  stripe.calls.length = 0;
  await compare();
  expect(await shown()).toMatchObject({ open: 250, total: 250 });
  expect((await shown()).differences).toHaveLength(20);
  expect(stripe.calls.filter((call) => call === 'GET /v1/payment_intents')).toHaveLength(3);
  await test.services.db.deleteFrom('payment_differences').where('site_id', '=', siteId).execute();
  for (let number = 0; number < 250; number += 1) stripe.ledger.intents.delete(`pi_${number}`);
  const fresh = await paid();
  await forget(fresh.orderId);
  await compareAccount(test.services, account());
  expect(await shown()).toMatchObject({ open: 0 });
  await compare();
  expect(await shown()).toMatchObject({ open: 1 });
  expect(await page(orderId)).toMatchObject({ paid: 5000 });
});

it('looks back seven days, and no further [ORD-168]', async () => {
  const [young, old] = [await paid(), await paid()];
  for (const { orderId } of [young, old]) await forget(orderId);
  const daysAgo = (days: number) => Math.floor(test.clock.now / 1000) - days * 86_400;
  const made = (intentId: string, created: number) => {
    const intent = stripe.ledger.intents.get(intentId);
    if (intent === undefined) throw new Error('There is no such payment');
    stripe.ledger.intents.set(intentId, { ...intent, created });
  };
  made(young.intentId, daysAgo(6.9));
  made(old.intentId, daysAgo(7.1));
  connectedAt = new Date(test.clock.now - 30 * 24 * HOUR_MS);
  await compare();
  expect(await shown()).toMatchObject({ open: 1, total: 1 });
});

it('forgets what was put right 90 days ago, and nothing that is open [ORD-168]', async () => {
  const [open, settled] = [await paid(), await paid()];
  for (const { orderId } of [open, settled]) await forget(orderId);
  await compare();
  const { differences } = await shown();
  const one = differences.find(({ providerId }) => providerId === settled.intentId);
  const by = { accountId, at: new Date(test.clock.now) };
  await settleDifference(test.services.db, siteId, one?.id ?? createId(), by);
  const after = async (days: number) => {
    test.clock.now = by.at.getTime() + days * 86_400_000;
    await comparePayments(test.services, new AbortController().signal);
    return (await shown()).differences
      .map(({ settledAt }) => (settledAt === null ? 'open' : 'settled'))
      .toSorted();
  };
  expect(await after(89.9)).toEqual(['open', 'settled']);
  expect(await after(90.1)).toEqual(['open']);
});

it('does not miss what was paid to another account [ORD-83, ORD-168]', async () => {
  const before = await paid();
  stripe.ledger.intents.delete(before.intentId);
  test.clock.advance(1000);
  connectedAt = new Date(test.clock.now);
  await compare();
  expect(await found()).toEqual([]);
});

it('does not ask about payments of the test mode whose orders were deleted [ORD-107, ORD-168]', async () => {
  await connectStripe(test.services, siteId, STAND_IN_KEY);
  const { orderId } = await paid();
  await forget(orderId);
  await compare();
  expect(await found()).toEqual([]);
});

it('compares at three in the night of the site, and each hour after a night without an answer [ORD-168]', async () => {
  const comparedAt = async () => (await shown()).compared[0]?.comparedAt ?? null;
  const runAt = async (moment: string) => {
    test.clock.advance(Date.parse(moment) - test.clock.now);
    await test.runDueJobs();
    return comparedAt();
  };
  await test.services.db.deleteFrom('payment_accounts').where('site_id', '!=', siteId).execute();
  const day = new Date(test.clock.now + 2 * 86_400_000).toISOString().slice(0, 10);
  const next = new Date(test.clock.now + 3 * 86_400_000).toISOString().slice(0, 10);
  // A new account is compared at once.
  expect(await runAt(`${day}T00:10:00.000Z`)).toBe(`${day}T00:10:00.000Z`);
  expect(await runAt(`${day}T01:20:00.000Z`)).toBe(`${day}T00:10:00.000Z`);
  expect(await runAt(`${day}T03:05:00.000Z`)).toBe(`${day}T03:05:00.000Z`);
  expect(await runAt(`${day}T12:00:00.000Z`)).toBe(`${day}T03:05:00.000Z`);
  stripe.troubles.push('down');
  expect(await runAt(`${next}T03:05:00.000Z`)).toBe(`${day}T03:05:00.000Z`);
  expect((await shown()).compared[0]?.triedAt).toBe(`${next}T03:05:00.000Z`);
  expect(await runAt(`${next}T04:10:00.000Z`)).toBe(`${next}T04:10:00.000Z`);
});
