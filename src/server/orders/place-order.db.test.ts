import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SiteId } from '#domain/documents/record.ts';
import type { VariantId } from '#domain/products/variant.ts';
import { createId } from '#lib/id.ts';
import { buildSite, change } from '#server/documents/testing/build-site.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { moveStock } from '#server/products/move-stock.ts';
import { openStore } from '#server/store/open-store.ts';
import { findSite } from '#server/sites/queries.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { markPaid } from './mark-paid.ts';
import { addToCart } from '#server/carts/add-to-cart.ts';
import { findCart } from '#server/carts/queries.ts';
import { buildShop } from '#server/carts/testing/build-shop.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import { orderData } from './personal-data.ts';
import type { OrderRequest, PlacedOrder } from './order-request.ts';
import { placeOrder } from './place-order.ts';
import { orderByToken } from './order-by-token.ts';
import { loadOrderPage } from './load-order-page.ts';
import { loadOrder } from './queries.ts';
import type { OrderId } from './tables.ts';
import { SampleCarts } from './testing/sample-carts.ts';

let test: TestServices;
let siteId: SiteId;
let carts: SampleCarts;
let jug: VariantId;

beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());
beforeEach(async () => {
  const site = await buildSite(test.services);
  siteId = site.siteId;
  carts = new SampleCarts(siteId);
  jug = await variant(site.siteDocumentId, 10);
});

async function variant(documentId: Awaited<ReturnType<typeof buildSite>>['siteDocumentId'], pieces: number) {
  const variantId = createId<'variant'>();
  await test.services.db
    .insertInto('variant_stock')
    .values({
      site_id: siteId,
      variant_id: variantId,
      document_id: documentId,
      is_unlimited: false,
      quantity: 0,
      version: 0,
    })
    .execute();
  const counted = { variantId, kind: 'counted', pieces } as const;
  await moveStock(test.services.db, siteId, [counted], { accountId: null, at: new Date(0) });
  return variantId;
}

const cartOf = (pieces: number, price = 2500) => carts.add([{ variantId: jug, title: 'Jug', pieces, price }]);
const place = (request: OrderRequest) => placeOrder(test.services, request, carts);
const left = async () =>
  (
    await test.services.db
      .selectFrom('variant_stock')
      .select('quantity')
      .where('site_id', '=', siteId)
      .where('variant_id', '=', jug)
      .executeTakeFirstOrThrow()
  ).quantity;
const movements = async () =>
  test.services.db
    .selectFrom('stock_movements')
    .select(['kind', 'pieces', 'effect'])
    .where('site_id', '=', siteId)
    .orderBy('kind')
    .execute();
const numbers = async () =>
  (
    await test.services.db
      .selectFrom('orders')
      .select('number')
      .where('site_id', '=', siteId)
      .orderBy('number')
      .execute()
  ).map(({ number }) => number);

function idOf(placed: PlacedOrder): OrderId {
  if (placed.kind !== 'placed') throw new Error(`not placed: ${placed.kind}`);
  return placed.orderId;
}

it('receives an order with a number, copies of its lines and its stock reserved [ORD-70, ORD-85, ORD-96, ORD-97]', async () => {
  const placed = await place(carts.request(cartOf(2)));
  const order = await loadOrder(test.services.db, siteId, idOf(placed));
  expect(order).toMatchObject({
    number: '00001',
    state: 'received',
    payment: 'unpaid',
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    currency: 'USD',
    subtotal: 5000,
    total: 5000,
    paid: 0,
    lines: [{ title: 'Jug', optionText: 'Small', sku: 'JUG-1', pieces: 2, unit: 2500, amount: 5000 }],
  });
  expect(await left()).toBe(8);
  expect(await movements()).toEqual([
    { kind: 'counted', pieces: 10, effect: 10 },
    { kind: 'reserved', pieces: 2, effect: -2 },
  ]);
});

it('is found by the secret of its page on its own site alone [ORD-38]', async () => {
  const placed = await place(carts.request(cartOf(1)));
  const token = placed.kind === 'placed' ? placed.token : '';
  const other = await buildSite(test.services);
  expect((await orderByToken(test.services.db, siteId, token))?.id).toBe(idOf(placed));
  expect(await orderByToken(test.services.db, other.siteId, token)).toBeNull();
  expect(await orderByToken(test.services.db, siteId, 'a'.repeat(43))).toBeNull();
});

it('makes one order of 20 equal submissions, and answers each with it [ORD-159]', async () => {
  const request = carts.request(cartOf(1));
  const placed = await Promise.all(Array.from({ length: 20 }, () => place(request)));
  const [first] = placed;
  expect(first?.kind).toBe('placed');
  expect(placed).toEqual(Array(20).fill(first));
  expect(await numbers()).toEqual([1]);
  expect(await left()).toBe(9);
});

it('answers two tabs of one cart with one order [ORD-159]', async () => {
  const cartId = cartOf(1);
  const [one, other] = await Promise.all([place(carts.request(cartId)), place(carts.request(cartId))]);
  expect(one).toEqual(other);
  expect(await numbers()).toEqual([1]);
});

it('sells the last 10 pieces to 10 of 60 buyers, and tells the others [ORD-86, ORD-96]', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => place(carts.request(cartOf(1)))));
  const placed = answers.filter(({ kind }) => kind === 'placed');
  const short = answers.filter((answer) => answer.kind === 'short');
  expect([placed.length, short.length]).toEqual([10, 50]);
  expect(short.every(({ lines }) => lines.length === 1 && lines[0]?.left === 0)).toBe(true);
  expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await left()).toBe(0);
  const sum = (await movements()).reduce((total, { effect }) => total + effect, 0);
  expect(sum).toBe(0);
});

it('takes all pieces or none, and says what is left of each line [ORD-85]', async () => {
  const bowl = createId<'variant'>();
  const cartId = carts.add([
    { variantId: bowl, title: 'Bowl', pieces: 3, price: 100 },
    { variantId: jug, title: 'Jug', pieces: 8, price: 100 },
    { variantId: jug, title: 'Jug', pieces: 3, price: 100 },
  ]);
  expect(await place(carts.request(cartId))).toMatchObject({
    kind: 'short',
    lines: [{ title: 'Jug', left: 2 }],
  });
  expect([await left(), await numbers()]).toEqual([10, []]);
});

it('reserves and numbers nothing where the buyer saw another cart or total [ORD-26]', async () => {
  const cartId = cartOf(1);
  expect(await place(carts.request(cartId, { cartVersion: 2 }))).toEqual({ kind: 'changed' });
  expect(await place(carts.request(cartId, { expectedTotal: 1 }))).toEqual({ kind: 'changed' });
  expect([await left(), await numbers()]).toEqual([10, []]);
});

it('leaves no gap where an order failed, and goes on from the owner’s first number [ORD-96]', async () => {
  await place(carts.request(cartOf(1)));
  expect((await place(carts.request(cartOf(20)))).kind).toBe('short');
  await place(carts.request(cartOf(1)));
  expect(await numbers()).toEqual([1, 2]);
  const made = { siteId, accountId: createId<'account'>(), at: new Date(test.clock.now) };
  const storeId = await test.services.db.transaction().execute((trx) => openStore(trx, made));
  for (const [first, number] of [
    [500, 500],
    [20, 501],
  ] as const) {
    const firstNumber = { op: 'set', id: 'settings', field: 'firstOrderNumber', value: first } as const;
    await change(test.services, siteId, storeId, [firstNumber]);
    await place(carts.request(cartOf(1)));
    expect((await numbers()).at(-1)).toBe(number);
  }
});

it('places an order of nothing to pay as paid, without a payment [ORD-46]', async () => {
  const orderId = idOf(await place(carts.request(cartOf(1, 0))));
  expect(await loadOrder(test.services.db, siteId, orderId)).toMatchObject({
    state: 'pending',
    payment: 'paid',
    number: '00001',
  });
  expect((await movements()).map(({ kind }) => kind)).toEqual(['counted', 'reserved', 'sold']);
});

it('makes pages anew when the last piece is sold, and not before [ORD-91]', async () => {
  const revision = async () => (await findSite(test.services.db, siteId)).revision;
  const before = await revision();
  await place(carts.request(cartOf(9)));
  await test.consumeEvents();
  expect(await revision()).toBe(before);
  await place(carts.request(cartOf(1)));
  await test.consumeEvents();
  expect(await revision()).toBe(before + 1);
});

it('makes pages anew with each piece once they say how few are left [ORD-90, ORD-91]', async () => {
  const made = { siteId, accountId: createId<'account'>(), at: new Date(test.clock.now) };
  const store = await test.services.db.transaction().execute((trx) => openStore(trx, made));
  const says = { op: 'set', id: 'settings', field: 'showsLowStock', value: true } as const;
  await change(test.services, siteId, store, [says]);
  const revision = async () => (await findSite(test.services.db, siteId)).revision;
  const after = async (pieces: number) => {
    const before = await revision();
    await place(carts.request(cartOf(pieces)));
    await test.consumeEvents();
    return (await revision()) - before;
  };
  // Of ten: six, five, four.
  expect([await after(4), await after(1), await after(1)]).toEqual([0, 1, 1]);
});

it('does not change what stands in the timeline of an order [ORD-98]', async () => {
  const orderId = idOf(await place(carts.request(cartOf(1))));
  const events = test.services.db.updateTable('order_events').set({ kind: 'paid' });
  await expect(
    events.where('site_id', '=', siteId).where('order_id', '=', orderId).execute(),
  ).rejects.toThrow('Events of orders are not changed');
  const removal = test.services.db.deleteFrom('order_events').where('site_id', '=', siteId);
  await expect(removal.where('order_id', '=', orderId).execute()).rejects.toThrow(
    'Events of orders are not changed',
  );
});

it('becomes paid by parts, keeps its pieces then, and takes the same money once [ORD-70, ORD-93, ORD-94, ORD-164]', async () => {
  const orderId = idOf(await place(carts.request(cartOf(2))));
  const pay = (amount: number, version: number) =>
    markPaid(test.services, {
      siteId,
      orderId,
      accountId: createId<'account'>(),
      amount,
      day: '2026-11-26',
      reference: 'Transfer 7',
      version,
    });
  const facts = async () => {
    const { state, payment, paid, version } = (await loadOrder(test.services.db, siteId, orderId)) ?? {};
    return { state, payment, paid, version };
  };
  await pay(2000, 0);
  expect(await facts()).toEqual({ state: 'received', payment: 'balanceDue', paid: 2000, version: 1 });
  await expect(pay(2000, 0)).rejects.toThrow(new CallError('order-changed'));
  await pay(3000, 1);
  const paid = (await loadOrderPage(test.services.db, siteId, orderId))?.timeline.filter(
    ({ kind }) => kind === 'paid',
  );
  expect(paid?.map(({ amount, text, day }) => `${amount} ${text} ${day}`).toSorted()).toEqual([
    '2000 Transfer 7 2026-11-26',
    '3000 Transfer 7 2026-11-26',
  ]);
  expect(await facts()).toEqual({ state: 'pending', payment: 'paid', paid: 5000, version: 2 });
  await expect(pay(1, 2)).rejects.toThrow(new CallError('order-state'));
  expect((await movements()).map(({ kind }) => kind)).toEqual(['counted', 'reserved', 'sold']);
  expect(await left()).toBe(8);
});

it('is in the copy of a person’s data, and stays without them when they are erased [CRM-24, CRM-27, ORD-152, ORD-153]', async () => {
  const request = carts.request(cartOf(2), { note: 'Ring twice, Ada' });
  const orderId = idOf(await place(request));
  await test.services.db
    .updateTable('orders')
    .set({ phone: '+1 860 555 0100' })
    .where('site_id', '=', siteId)
    .execute();
  const person = { siteId, contactId: createId<'contact'>(), emailKeys: ['ada@example.org'] };
  const { db } = test.services;
  const copy = await orderData.copy(db, person);
  expect(copy).toMatchObject([
    {
      number: '00001',
      name: 'Ada Lovelace',
      note: 'Ring twice, Ada',
      lines: [{ title: 'Jug' }],
      timeline: [{ kind: 'placed' }],
    },
  ]);
  await db.transaction().execute((trx) => orderData.erase(trx, test.services, person));
  const kept = await loadOrder(db, siteId, orderId);
  expect(kept).toMatchObject({
    name: 'Erased',
    email: 'Erased',
    phone: 'Erased',
    note: 'Erased',
    total: 5000,
    number: '00001',
  });
  expect(kept?.billing).toMatchObject({ name: 'Erased', country: 'US' });
  expect(JSON.stringify(kept)).not.toMatch(/Ada|Quarry|Hartford/);
  const receipt = await db
    .selectFrom('orders')
    .select(['receipt', 'receipt_until as until', 'placed_at as placedAt'])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  expect(receipt.receipt).toMatchObject({ name: 'Ada Lovelace', line1: '1 Quarry Lane' });
  expect(receipt.until?.getUTCFullYear()).toBe((receipt.placedAt?.getUTCFullYear() ?? 0) + 10);
  expect(await orderData.copy(db, person)).toEqual([]);
});

it('orders the cart of a visitor as the catalogue has it now, which is bought with it [ORD-09, ORD-26, ORD-97]', async () => {
  const [product] = await buildShop(test.services, siteId, [
    { title: 'Bowl', prices: [2800, 4000], type: 'service', stock: [5, 2] },
  ]);
  const item = { productId: product?.productId ?? '', variantId: product?.variantIds[1] ?? '', answers: [] };
  const holder = { siteId, cartId: null, memberId: null, newTokenHash: hashToken(createToken()) };
  await addToCart(test.services, holder as never, [{ item: item as never, pieces: 2, as: 'more' }]);
  const cart = await test.services.db
    .selectFrom('carts')
    .select(['id', 'version'])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  const request = carts.request(cart.id, { cartVersion: cart.version, expectedTotal: 8000 });
  const stale = { ...request, expectedTotal: 7999 };
  expect(await placeOrder(test.services, stale)).toEqual({ kind: 'changed' });
  const orderId = idOf(await placeOrder(test.services, request));
  expect(await loadOrder(test.services.db, siteId, orderId)).toMatchObject({
    total: 8000,
    lines: [{ title: 'Bowl', optionText: 'Medium', pieces: 2, unit: 4000 }],
  });
  expect(await findCart(test.services.db, siteId, cart.id)).toMatchObject({ isPurchased: true, orderId });
  expect(await placeOrder(test.services, request)).toMatchObject({ kind: 'placed', orderId });
});
