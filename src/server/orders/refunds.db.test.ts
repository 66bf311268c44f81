import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { moveStock } from '#server/products/move-stock.ts';
import { cancelOrder } from './cancel-order.ts';
import { cancelPieces } from './cancel-pieces.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { loadOrderPage } from './load-order-page.ts';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';
import { refundOrder } from './refund-order.ts';
import type { OrderId } from './tables.ts';
import { SampleCarts } from './testing/sample-carts.ts';

let test: TestServices;
let siteId: SiteId;
let carts: SampleCarts;
let jug: string;
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

async function counted(documentId: DocumentId): Promise<string> {
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

/** Three jugs for 1000 each, paid as far as said. */
async function ordered(paid = 3000): Promise<OrderId> {
  const cartId = carts.add([{ variantId: jug, title: 'Jug', pieces: 3, price: 1000 }]);
  const placed = await placeOrder(test.services, carts.request(cartId), carts);
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  const { orderId } = placed;
  const money = { amount: paid, day: '2026-11-26', reference: '' };
  if (paid > 0) await markPaid(test.services, { ...(await change(orderId)), ...money });
  return orderId;
}

async function page(orderId: OrderId) {
  const order = await loadOrderPage(test.services.db, siteId, orderId);
  if (order === null) throw new Error('There is no such order');
  return order;
}

async function change(orderId: OrderId) {
  test.clock.advance(1000);
  return { siteId, orderId, accountId, version: (await page(orderId)).version };
}

async function refund(orderId: OrderId, amount: number, pieces = 0, isRestocked = true) {
  const [line] = (await page(orderId)).lines;
  const lines = pieces === 0 || line === undefined ? [] : [{ lineId: line.id, pieces }];
  const chosen = { amount, lines, hasDelivery: false, reason: 'Broken', isRestocked, isMailed: false };
  await refundOrder(test.services, { ...(await change(orderId)), ...chosen });
}

async function send(orderId: OrderId, pieces: number) {
  const [line] = (await page(orderId)).lines;
  if (line === undefined) throw new Error('There is no line');
  const parcel = {
    lines: [{ lineId: line.id, pieces }],
    carrier: '',
    tracking: '',
    url: '',
    isMailed: false,
  };
  await fulfilOrder(test.services, { ...(await change(orderId)), ...parcel });
}

async function giveUp(orderId: OrderId, pieces: number, amount: number) {
  const [line] = (await page(orderId)).lines;
  if (line === undefined) throw new Error('There is no line');
  const lines = [{ lineId: line.id, pieces }];
  const asked = { lines, amount, isRestocked: true, isMailed: false };
  await cancelPieces(test.services, { ...(await change(orderId)), ...asked });
}

const left = async () =>
  (
    await test.services.db
      .selectFrom('variant_stock')
      .select('quantity')
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow()
  ).quantity;

it('refunds in part and as often as wanted, with its reason and its pieces in stock again [ORD-80, ORD-94, ORD-98]', async () => {
  const orderId = await ordered();
  await refund(orderId, 1000, 1);
  expect(await page(orderId)).toMatchObject({
    payment: 'partlyRefunded',
    paid: 3000,
    refunded: 1000,
    refundable: 2000,
    lines: [{ refunded: 1 }],
    refunds: [{ amount: 1000, reason: 'Broken', status: 'succeeded' }],
  });
  expect((await page(orderId)).timeline[0]).toMatchObject({
    kind: 'refunded',
    amount: 1000,
    text: 'Broken',
    by: 'person',
  });
  expect(await left()).toBe(8);
  await refund(orderId, 500);
  await refund(orderId, 1500, 2, false);
  expect(await page(orderId)).toMatchObject({ payment: 'refunded', refunded: 3000, refundable: 0 });
  expect(await left()).toBe(8);
});

it('says how much can still be refunded, and changes nothing then [ORD-80]', async () => {
  const orderId = await ordered(2000);
  await refund(orderId, 500);
  const failure = await refund(orderId, 1501, 1).catch((error: unknown) => error);
  expect(failure).toEqual(new CallError('refund-too-much', { amount: '$15.00' }));
  expect((failure as CallError).message).toBe('Only $15.00 can still be refunded.');
  expect(await page(orderId)).toMatchObject({ refunded: 500, lines: [{ refunded: 0 }] });
  const unpaid = await ordered(0);
  await expect(refund(unpaid, 1)).rejects.toThrow(new CallError('refund-too-much', { amount: '$0.00' }));
});

it('refunds no piece twice, and nothing of an order that somebody changed meanwhile [ORD-80]', async () => {
  const orderId = await ordered();
  const seen = await change(orderId);
  await refund(orderId, 2000, 2);
  await expect(refund(orderId, 1000, 2)).rejects.toThrow(new CallError('order-state'));
  const asked = { amount: 1, lines: [], hasDelivery: false, reason: '', isRestocked: false, isMailed: false };
  await expect(refundOrder(test.services, { ...seen, ...asked })).rejects.toThrow(
    new CallError('order-changed'),
  );
  const twenty = await Promise.allSettled(
    Array.from({ length: 20 }, async () =>
      refundOrder(test.services, { ...seen, version: (await page(orderId)).version, ...asked, amount: 100 }),
    ),
  );
  const count = twenty.filter(({ status }) => status === 'fulfilled').length;
  expect((await page(orderId)).refunded).toBe(2000 + count * 100);
});

it('cancels pieces that were not sent by line: refunded and in stock again, and the rest is done [ORD-98, ORD-102]', async () => {
  const orderId = await ordered();
  await expect(giveUp(orderId, 1, 0)).rejects.toThrow(new CallError('order-state'));
  await send(orderId, 1);
  await expect(giveUp(orderId, 3, 0)).rejects.toThrow(new CallError('order-state'));
  await giveUp(orderId, 1, 1000);
  expect(await page(orderId)).toMatchObject({
    state: 'partlyFulfilled',
    refunded: 1000,
    lines: [{ pieces: 3, fulfilled: 1, canceled: 1, refunded: 1 }],
  });
  expect((await page(orderId)).timeline.map(({ kind, by }) => `${kind} ${by}`).slice(0, 2)).toEqual([
    'refunded person',
    'piecesCanceled person',
  ]);
  expect(await left()).toBe(8);
  await expect(send(orderId, 2)).rejects.toThrow(new CallError('order-state'));
  await send(orderId, 1);
  expect((await page(orderId)).state).toBe('fulfilled');
});

it('puts no piece into stock twice when an order is canceled after a refund of some of it [ORD-88, ORD-102]', async () => {
  const orderId = await ordered();
  await refund(orderId, 1000, 1);
  const asked = { isRefunded: true, isRestocked: true, isMailed: false };
  await cancelOrder(test.services, { ...(await change(orderId)), ...asked });
  expect(await page(orderId)).toMatchObject({ state: 'canceled', payment: 'refunded', refunded: 3000 });
  expect(await left()).toBe(10);
});

it('keeps the sum of the refunds equal to what the order says, whatever is refunded [ORD-80, ORD-94]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 1500 }), { minLength: 1, maxLength: 6 }),
      async (amounts) => {
        const orderId = await ordered();
        for (const amount of amounts) await refund(orderId, amount).catch(() => null);
        const order = await page(orderId);
        const sum = order.refunds.reduce((total, { amount }) => total + amount, 0);
        expect([order.refunded, order.refundable]).toEqual([sum, 3000 - sum]);
        expect(sum).toBeLessThanOrEqual(3000);
        await test.services.db
          .updateTable('variant_stock')
          .set({ is_unlimited: true })
          .where('site_id', '=', siteId)
          .execute();
      },
    ),
    { numRuns: 15 },
  );
});
