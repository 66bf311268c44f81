import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { TestPlay } from '#domain/orders/test-plays.ts';
import { createId, isId, type Id } from '#lib/id.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { playTestPayment } from '#server/payments/test/test-payments.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { moveStock } from '#server/products/move-stock.ts';
import { deleteTestOrder } from '../delete-test-order.ts';
import { loadOrderPage } from '../load-order-page.ts';
import { placeOrder } from '../place-order.ts';
import { refundOrder } from '../refund-order.ts';
import type { OrderId } from '../tables.ts';
import { SampleCarts } from '../testing/sample-carts.ts';
import { accountOfTicket, testTicket } from '../test-ticket.ts';
import { followPayment } from './follow-payment.ts';
import { followTestMessages } from './follow-test-messages.ts';
import { paidOrder } from './paid-order.ts';

let test: TestServices;
let siteId: SiteId;
let carts: SampleCarts;
let jug: Id<'variant'>;
const accountId: AccountId = createId<'account'>();

beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());
beforeEach(async () => {
  const site = await buildSite(test.services);
  siteId = site.siteId;
  carts = new SampleCarts(siteId);
  jug = await counted(site.siteDocumentId);
});

async function counted(documentId: DocumentId): Promise<Id<'variant'>> {
  const variantId = createId<'variant'>();
  const row = { site_id: siteId, variant_id: variantId, document_id: documentId, version: 0 };
  await test.services.db
    .insertInto('variant_stock')
    .values({ ...row, is_unlimited: false, quantity: 0 })
    .execute();
  const movement = { variantId, kind: 'counted', pieces: 10 } as const;
  await moveStock(test.services.db, siteId, [movement], { accountId: null, at: new Date(0) });
  return variantId;
}

async function fill(pieces: number): Promise<void> {
  const movement = { variantId: jug, kind: 'counted', pieces: pieces - (await left()) } as const;
  await moveStock(test.services.db, siteId, [movement], { accountId: null, at: new Date(0) });
}

/** A test order of a jug for 2500, whose buyer is on the page of the test provider. */
async function begun() {
  const cartId = carts.add([{ variantId: jug, title: 'Jug', pieces: 1, price: 2500 }]);
  const request = carts.request(cartId, { provider: 'test', tester: accountId });
  const placed = await placeOrder(test.services, request, carts);
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  const order = await paidOrder(test.services.db, siteId, placed.token);
  const paymentId = order?.paymentId ?? null;
  if (paymentId === null) throw new Error('There is no payment');
  const followed = await followPayment(test.services, siteId, paymentId);
  const id = followed?.payUrl?.split('/').at(-1) ?? '';
  if (!isId<'test-payment'>(id)) throw new Error('There is no page to pay at');
  return { orderId: placed.orderId, request, paymentId, id };
}

async function paid(play: TestPlay) {
  const order = await begun();
  await playTestPayment(test.services, siteId, order.id, play);
  await followPayment(test.services, siteId, order.paymentId);
  return order;
}

const page = (orderId: OrderId) => loadOrderPage(test.services.db, siteId, orderId);
const row = (orderId: OrderId) =>
  test.services.db
    .selectFrom('orders')
    .select(['state', 'payment_word as payment', 'shown_number as number', 'reservation'])
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
const left = async () =>
  (
    await test.services.db
      .selectFrom('variant_stock')
      .select('quantity')
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow()
  ).quantity;

it('places a test order once it is paid, with a number of its own and without effect on stock [ORD-71, ORD-107]', async () => {
  const first = await begun();
  expect(await row(first.orderId)).toMatchObject({ state: 'awaitingPayment', number: null });
  await playTestPayment(test.services, siteId, first.id, 'approve');
  await followPayment(test.services, siteId, first.paymentId);
  const second = await paid('approve');
  expect(await row(first.orderId)).toMatchObject({ state: 'pending', payment: 'paid', number: 'T1' });
  expect(await row(second.orderId)).toMatchObject({ number: 'T2', reservation: 'none' });
  expect(await left()).toBe(10);
  expect((await page(first.orderId))?.timeline.map(({ kind }) => kind).toSorted()).toEqual([
    'paid',
    'placed',
  ]);
  const live = await placeOrder(
    test.services,
    carts.request(carts.add([{ variantId: jug, title: 'Jug', pieces: 1, price: 100 }])),
    carts,
  );
  expect(live.kind === 'placed' ? (await row(live.orderId)).number : '').toBe('00001');
});

it('expires an order whose payment is declined or not confirmed, and says why [ORD-76, ORD-77, ORD-87]', async () => {
  const declined = await begun();
  await playTestPayment(test.services, siteId, declined.id, 'decline');
  const told = await followPayment(test.services, siteId, declined.paymentId);
  expect(told).toMatchObject({ order: 'expired', failure: 'declined', payUrl: null });
  const asked = await begun();
  await playTestPayment(test.services, siteId, asked.id, 'confirm');
  expect(await followPayment(test.services, siteId, asked.paymentId)).toMatchObject({
    order: 'awaitingPayment',
  });
  await playTestPayment(test.services, siteId, asked.id, 'refused-confirmation');
  expect(await followPayment(test.services, siteId, asked.paymentId)).toMatchObject({
    order: 'expired',
    failure: 'not-confirmed',
  });
  expect((await row(asked.orderId)).number).toBeNull();
});

it('places an order without browser and message once its provider says so [ORD-71, ORD-161, ORD-164, ORD-166]', async () => {
  const slow = await paid('processing-success');
  expect(await row(slow.orderId)).toMatchObject({ state: 'awaitingPayment', payment: 'processing' });
  const failing = await paid('processing-failure');
  const silent = await paid('time-out');
  expect((await row(silent.orderId)).state).toBe('awaitingPayment');
  test.clock.advance(3 * 60_000);
  await test.runDueJobs();
  expect(await row(slow.orderId)).toMatchObject({ state: 'pending', payment: 'paid' });
  expect((await row(silent.orderId)).state).toBe('pending');
  expect((await row(failing.orderId)).state).toBe('expired');
});

it('ends an order that nobody pays within half an hour [ORD-87]', async () => {
  const { orderId, id } = await begun();
  test.clock.advance(29 * 60_000);
  await test.runDueJobs();
  expect((await row(orderId)).state).toBe('awaitingPayment');
  test.clock.advance(2 * 60_000);
  await test.runDueJobs();
  expect((await row(orderId)).state).toBe('expired');
  expect(await playTestPayment(test.services, siteId, id, 'approve')).toBe(false);
});

it('does each thing once, whatever messages come twice, swapped or at the same moment [ORD-71, ORD-164]', async () => {
  for (const play of ['twice', 'swapped'] as const) {
    const { orderId, id, paymentId } = await begun();
    await playTestPayment(test.services, siteId, id, play);
    await Promise.all([
      followTestMessages(test.services, siteId, id, play),
      ...Array.from({ length: 4 }, () => followPayment(test.services, siteId, paymentId)),
    ]);
    expect((await page(orderId))?.timeline.map(({ kind }) => kind).toSorted()).toEqual(['paid', 'placed']);
  }
});

it('takes twenty orders a second for five seconds without a failure or a gap, with stock and sums exact [ORD-86, ORD-96, ORD-164, ORD-169]', async () => {
  await fill(40);
  let live = 0;
  for (let second = 0; second < 5; second += 1) {
    // Each buyer is on the page of the provider at the same moment as the others, and comes back while its message comes.
    const tried = await Promise.all(Array.from({ length: 20 }, () => begun()));
    await Promise.all(
      tried.map(async ({ id, paymentId }) => {
        await playTestPayment(test.services, siteId, id, 'approve');
        await Promise.all([
          followTestMessages(test.services, siteId, id, 'approve'),
          followPayment(test.services, siteId, paymentId),
        ]);
      }),
    );
    // Beside them orders that are no tests, which take pieces: the last ones are told that there are none.
    const bought = await Promise.all(
      Array.from({ length: 12 }, () =>
        placeOrder(
          test.services,
          carts.request(carts.add([{ variantId: jug, title: 'Jug', pieces: 1, price: 700 }])),
          carts,
        ),
      ),
    );
    live += bought.filter(({ kind }) => kind === 'placed').length;
    expect(bought.filter(({ kind }) => kind !== 'placed' && kind !== 'short')).toEqual([]);
    test.clock.advance(1000);
  }
  const { rows } = await sql<{ isTest: boolean; numbers: number[]; total: number; paid: number }>`
    select is_test as "isTest", array_agg(ltrim(shown_number, 'T')::int order by ltrim(shown_number, 'T')::int) as numbers, sum(total)::int as total,
      coalesce(sum(paid), 0)::int as paid
    from orders where site_id = ${siteId} and state in ('pending', 'received')
    group by is_test order by is_test`.execute(test.services.db);
  const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1);
  expect([live, await left()]).toEqual([40, 0]);
  expect(rows).toEqual([
    { isTest: false, numbers: upTo(40), total: 40 * 700, paid: 0 },
    { isTest: true, numbers: upTo(100), total: 100 * 2500, paid: 100 * 2500 },
  ]);
});

it('refunds at the provider, and makes what fails refundable again [ORD-71, ORD-80, ORD-81]', async () => {
  const refund = async (orderId: OrderId) => {
    const order = await page(orderId);
    const [line] = order?.lines ?? [];
    if (order === null || line === undefined) throw new Error('There is no such order');
    await refundOrder(test.services, {
      siteId,
      orderId,
      accountId,
      version: order.version,
      amount: 1000,
      lines: [{ lineId: line.id, pieces: 1 }],
      hasDelivery: false,
      reason: '',
      isRestocked: false,
      isMailed: true,
    });
  };
  const good = await paid('approve');
  await refund(good.orderId);
  expect(await page(good.orderId)).toMatchObject({ payment: 'partlyRefunded', refunded: 1000 });
  const bad = await paid('refund-fails');
  await refund(bad.orderId);
  expect(await page(bad.orderId)).toMatchObject({
    payment: 'paid',
    refunded: 0,
    refundable: 2500,
    lines: [{ refunded: 0 }],
    refunds: [{ status: 'failed', amount: 1000 }],
  });
  expect((await page(bad.orderId))?.timeline.map(({ kind }) => kind)).toContain('refundFailed');
});

it('takes test orders for its contributor alone and for an hour, and deletes them and no other [ORD-107]', async () => {
  const ticket = testTicket(test.services, siteId, accountId);
  const other = await buildSite(test.services);
  expect(accountOfTicket(test.services, siteId, ticket)).toBe(accountId);
  expect(accountOfTicket(test.services, other.siteId, ticket)).toBeNull();
  const cartId = carts.add([{ variantId: jug, title: 'Jug', pieces: 1, price: 100 }]);
  const refused = carts.request(cartId, { provider: 'test' });
  expect(await placeOrder(test.services, refused, carts)).toEqual({ kind: 'not-payable' });
  test.clock.advance(61 * 60_000);
  expect(accountOfTicket(test.services, siteId, ticket)).toBeNull();
  const { orderId } = await paid('approve');
  await deleteTestOrder(test.services, siteId, orderId);
  expect(await page(orderId)).toBeNull();
  const live = await placeOrder(test.services, carts.request(cartId), carts);
  if (live.kind !== 'placed') throw new Error(live.kind);
  await expect(deleteTestOrder(test.services, siteId, live.orderId)).rejects.toThrow(
    new CallError('not-found'),
  );
});
