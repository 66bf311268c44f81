import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { moveStock } from '#server/products/move-stock.ts';
import { cancelOrder } from './cancel-order.ts';
import { trackParcel, undoParcel } from './change-parcel.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { countOrders, selectOrders } from './list-orders.ts';
import { loadOrderPage } from './load-order-page.ts';
import { markPaid } from './mark-paid.ts';
import { noteOrder } from './note-order.ts';
import { ordersCsv } from './orders-csv.ts';
import { placeOrder } from './place-order.ts';
import type { OrderId, OrderLineId } from './tables.ts';
import { SAMPLE_ADDRESS, SampleCarts } from './testing/sample-carts.ts';

let test: TestServices;
let siteId: SiteId;
let carts: SampleCarts;
let jug: string;
let bowl: string;
const accountId: AccountId = createId<'account'>();

beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());
beforeEach(async () => {
  const site = await buildSite(test.services);
  siteId = site.siteId;
  carts = new SampleCarts(siteId);
  [jug, bowl] = [await counted(site.siteDocumentId), await counted(site.siteDocumentId)];
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

/** Three jugs and two bowls for 80. */
async function ordered(email = 'ada@example.org', name = 'Ada Lovelace'): Promise<OrderId> {
  test.clock.advance(1000);
  const cartId = carts.add([
    { variantId: jug, title: 'Jug', pieces: 3, price: 1000 },
    { variantId: bowl, title: 'Bowl', pieces: 2, price: 2500 },
  ]);
  const contact = { email, phone: '', language: 'en', networkAddress: null };
  const request = carts.request(cartId, { contact, billing: { ...SAMPLE_ADDRESS, name } });
  const placed = await placeOrder(test.services, request, carts);
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  return placed.orderId;
}

async function page(orderId: OrderId) {
  const order = await loadOrderPage(test.services.db, siteId, orderId);
  if (order === null) throw new Error('There is no such order');
  return order;
}

/** A change of an order as it is now. */
async function change(orderId: OrderId) {
  test.clock.advance(1000);
  return { siteId, orderId, accountId, version: (await page(orderId)).version };
}

async function pay(orderId: OrderId, amount = 8000) {
  const money = { amount, day: '2026-11-26', reference: 'Transfer 7' };
  await markPaid(test.services, { ...(await change(orderId)), ...money });
}

async function send(orderId: OrderId, pieces: readonly [jugs: number, bowls: number], isMailed = false) {
  const { lines } = await page(orderId);
  const sent = lines.flatMap(({ id }, place) => {
    const count = pieces[place] ?? 0;
    return count === 0 ? [] : [{ lineId: id, pieces: count }];
  });
  const parcel = { carrier: 'Post', tracking: 'T 1', url: '', isMailed };
  return fulfilOrder(test.services, { ...(await change(orderId)), lines: sent, ...parcel });
}

async function cancel(orderId: OrderId, options: { isRefunded?: boolean; isRestocked?: boolean } = {}) {
  const asked = { isRefunded: true, isRestocked: true, isMailed: false, ...options };
  await cancelOrder(test.services, { ...(await change(orderId)), ...asked });
}

async function stock(): Promise<readonly number[]> {
  const rows = await test.services.db
    .selectFrom('variant_stock')
    .select(['variant_id as id', 'quantity'])
    .where('site_id', '=', siteId)
    .execute();
  return [jug, bowl].map((variantId) => rows.find(({ id }) => id === variantId)?.quantity ?? -1);
}

const kindsOf = async (orderId: OrderId) => (await page(orderId)).timeline.map(({ kind }) => kind);

it('sends an order in parcels until all of it is sent, and takes one back [ORD-93, ORD-98, ORD-101]', async () => {
  const orderId = await ordered();
  await pay(orderId);
  const first = await send(orderId, [2, 0]);
  expect(await page(orderId)).toMatchObject({
    state: 'partlyFulfilled',
    lines: [
      { pieces: 3, fulfilled: 2 },
      { pieces: 2, fulfilled: 0 },
    ],
    parcels: [{ carrier: 'Post', tracking: 'T 1', isUndone: false, lines: [{ pieces: 2 }] }],
  });
  await expect(send(orderId, [2, 0])).rejects.toThrow(new CallError('order-state'));
  await send(orderId, [1, 2]);
  expect((await page(orderId)).state).toBe('fulfilled');
  await undoParcel(test.services, { ...(await change(orderId)), parcelId: first });
  expect(await page(orderId)).toMatchObject({ state: 'partlyFulfilled', parcels: [{ isUndone: true }, {}] });
  await expect(undoParcel(test.services, { ...(await change(orderId)), parcelId: first })).rejects.toThrow(
    new CallError('not-found'),
  );
  expect(await kindsOf(orderId)).toEqual(['fulfilmentUndone', 'fulfilled', 'fulfilled', 'paid', 'placed']);
});

it('keeps how a parcel is followed, added later [ORD-98, ORD-101]', async () => {
  const orderId = await ordered();
  const parcelId = await send(orderId, [1, 0]);
  const tracking = { carrier: 'Post', tracking: 'T 2', url: 'https://post.example/T2', isMailed: false };
  await trackParcel(test.services, { ...(await change(orderId)), parcelId, ...tracking });
  expect((await page(orderId)).parcels).toMatchObject([
    { tracking: 'T 2', url: 'https://post.example/T2', day: null },
  ]);
  expect((await page(orderId)).timeline[0]).toMatchObject({ kind: 'trackingChanged', by: 'person' });
  const sentOn = { ...tracking, day: '2026-11-24' };
  await trackParcel(test.services, { ...(await change(orderId)), parcelId, ...sentOn });
  await trackParcel(test.services, { ...(await change(orderId)), parcelId, ...tracking });
  expect((await page(orderId)).parcels).toMatchObject([{ day: '2026-11-24' }]);
  const { lines } = await page(orderId);
  const pieces = [{ lineId: lines[1]?.id ?? createId<'order-line'>(), pieces: 1 }];
  await fulfilOrder(test.services, { ...(await change(orderId)), lines: pieces, ...sentOn });
  expect((await page(orderId)).parcels.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-24']);
});

it('counts digital goods and donations as sent once they are paid, and nothing else [ORD-98, ORD-101]', async () => {
  const place = async (kinds: readonly ('digital' | 'donation' | 'service')[], price = 500) => {
    test.clock.advance(1000);
    const lines = kinds.map((kind) => ({ variantId: createId(), title: kind, pieces: 2, price, kind }));
    const placed = await placeOrder(test.services, carts.request(carts.add(lines)), carts);
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    return placed.orderId;
  };
  const [song, mixed, service, free] = [
    await place(['digital']),
    await place(['digital', 'service', 'donation']),
    await place(['service']),
    await place(['digital'], 0),
  ];
  expect(await page(song)).toMatchObject({ state: 'received', lines: [{ fulfilled: 0 }] });
  await pay(song, 400);
  expect(await page(song)).toMatchObject({ state: 'received', lines: [{ fulfilled: 0 }] });
  await pay(song, 600);
  expect(await page(song)).toMatchObject({ state: 'fulfilled', lines: [{ fulfilled: 2 }] });
  expect(await kindsOf(song)).toEqual(['fulfilled', 'paid', 'paid', 'placed']);
  await pay(mixed, 3000);
  expect(await page(mixed)).toMatchObject({
    state: 'partlyFulfilled',
    lines: [{ fulfilled: 2 }, { fulfilled: 0 }, { fulfilled: 2 }],
  });
  await send(mixed, [0, 2]);
  expect((await page(mixed)).state).toBe('fulfilled');
  await pay(service, 1000);
  expect(await page(service)).toMatchObject({ state: 'pending', lines: [{ fulfilled: 0 }] });
  expect(await page(free)).toMatchObject({ state: 'fulfilled', lines: [{ fulfilled: 2 }] });
});

it('makes an order that is sent before it is paid pending first, with a note [ORD-88, ORD-93]', async () => {
  const orderId = await ordered();
  await send(orderId, [3, 2]);
  expect(await page(orderId)).toMatchObject({ state: 'fulfilled', payment: 'unpaid' });
  expect(await kindsOf(orderId)).toEqual(['fulfilled', 'startedUnpaid', 'placed']);
  await pay(orderId);
  expect(await page(orderId)).toMatchObject({ state: 'fulfilled', payment: 'paid' });
  expect(await stock()).toEqual([7, 8]);
  const moved = await test.services.db
    .selectFrom('stock_movements')
    .select(['kind', 'pieces'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
  expect(moved.map(({ kind, pieces }) => `${kind} ${pieces}`).toSorted()).toEqual([
    'reserved 2',
    'reserved 3',
    'sold 2',
    'sold 3',
  ]);
});

it('cancels what was not sent: its pieces come back, and what was paid is given back [ORD-80, ORD-88, ORD-94, ORD-102]', async () => {
  const [unpaid, paid, kept] = [await ordered(), await ordered(), await ordered()];
  expect(await stock()).toEqual([1, 4]);
  await cancel(unpaid);
  expect(await page(unpaid)).toMatchObject({ state: 'canceled', payment: 'unpaid' });
  expect(await stock()).toEqual([4, 6]);
  await pay(paid);
  await cancel(paid);
  expect(await page(paid)).toMatchObject({ state: 'canceled', payment: 'refunded', refunded: 8000 });
  // Canceled and refunded stand at one moment.
  expect(await kindsOf(paid)).toEqual(['refunded', 'canceled', 'paid', 'placed']);
  await pay(kept);
  await cancel(kept, { isRefunded: false, isRestocked: false });
  expect(await page(kept)).toMatchObject({ state: 'canceled', payment: 'paid', refunded: 0 });
  expect(await stock()).toEqual([7, 8]);
  const { effect } = await test.services.db
    .selectFrom('stock_movements')
    .select(({ fn }) => fn.sum<string>('effect').as('effect'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  expect(Number(effect)).toBe(15);
});

it('refuses what an order in its state cannot do, and changes nothing [ORD-93, ORD-102]', async () => {
  const orderId = await ordered();
  const seen = await change(orderId);
  await send(orderId, [1, 0]);
  await expect(cancel(orderId)).rejects.toThrow(new CallError('order-state'));
  const asked = { isRefunded: true, isRestocked: true, isMailed: false };
  await expect(cancelOrder(test.services, { ...seen, ...asked })).rejects.toThrow(
    new CallError('order-changed'),
  );
  // The same parcel twice: a form that is sent again, or somebody else who sends it at the same moment.
  const { lines } = await page(orderId);
  const again = { lines: [{ lineId: lines[0]?.id ?? ('' as never), pieces: 1 }], isMailed: false };
  const parcel = { carrier: '', tracking: '', url: '', ...again };
  await expect(fulfilOrder(test.services, { ...seen, ...parcel })).rejects.toThrow(
    new CallError('order-changed'),
  );
  expect((await page(orderId)).lines).toMatchObject([{ fulfilled: 1 }, { fulfilled: 0 }]);
  const other = await ordered();
  await cancel(other);
  await expect(send(other, [1, 0])).rejects.toThrow(new CallError('order-state'));
  await expect(pay(other)).rejects.toThrow(new CallError('order-state'));
  expect(await stock()).toEqual([7, 8]);
});

it('lists orders newest first, by their four words, and finds them by how a number, name, email or SKU begins [ORD-95, COMM-116]', async () => {
  const [ada, bob, cleo] = [
    await ordered(),
    await ordered('bob@example.org', 'Bob Marley'),
    await ordered('cleo@example.org', 'Cleo'),
  ];
  await pay(bob);
  await cancel(bob);
  await send(cleo, [3, 2]);
  const list = async (query: Partial<Parameters<typeof selectOrders>[2]> = {}) =>
    (await selectOrders(test.services.db, siteId, { page: 1, pageSize: 50, ...query })).orders.map(
      ({ id }) => id,
    );
  expect(await list()).toEqual([cleo, bob, ada]);
  expect(await list({ filter: 'pending' })).toEqual([ada]);
  expect(await list({ filter: 'fulfilled' })).toEqual([cleo]);
  expect(await list({ filter: 'canceled' })).toEqual([bob]);
  expect(await list({ filter: 'refunded' })).toEqual([bob]);
  expect(await list({ search: 'ada l' })).toEqual([ada]);
  expect(await list({ search: 'BOB@' })).toEqual([bob]);
  expect(await list({ search: '00003' })).toEqual([cleo]);
  expect(await list({ search: '2' })).toEqual([bob]);
  expect(await list({ search: 'jug-' })).toEqual([cleo, bob, ada]);
  expect(await list({ search: '%' })).toEqual([]);
  expect(await list({ search: 'lovelace' })).toEqual([]);
  // Of what they are: gift cards and charges of subscriptions are few among many.
  await test.services.db
    .updateTable('orders')
    .set({ kind: 'gift-card' })
    .where('site_id', '=', siteId)
    .where('id', '=', bob)
    .execute();
  expect(await list({ sort: 'gift-card' })).toEqual([bob]);
  expect(await list({ sort: 'shop' })).toEqual([cleo, ada]);
  expect(await list({ sort: 'shop', search: 'bob' })).toEqual([]);
  expect(await list({ sort: 'subscription' })).toEqual([]);
  const { orders } = await selectOrders(test.services.db, siteId, { page: 1, pageSize: 50 });
  expect(orders.map(({ sort }) => sort)).toEqual(['shop', 'gift-card', 'shop']);
  const second = await selectOrders(test.services.db, siteId, { page: 2, pageSize: 2 });
  expect([second.orders.map(({ id }) => id), second.total, second.hasMore]).toEqual([[ada], 3, false]);
});

it('keeps notes for those who work on the site [ORD-99]', async () => {
  const orderId = await ordered();
  test.clock.advance(1000);
  await noteOrder(test.services, { siteId, orderId, accountId, text: 'Wrap it well' });
  expect((await page(orderId)).timeline[0]).toMatchObject({
    kind: 'noted',
    text: 'Wrap it well',
    by: 'person',
  });
  const other = await buildSite(test.services);
  await expect(
    noteOrder(test.services, { siteId: other.siteId, orderId, accountId, text: 'x' }),
  ).rejects.toThrow(new CallError('not-found'));
  const lineId = createId<'order-line'>() satisfies OrderLineId;
  const parcel = { lines: [{ lineId, pieces: 1 }], carrier: '', tracking: '', url: '', isMailed: false };
  await expect(fulfilOrder(test.services, { ...(await change(orderId)), ...parcel })).rejects.toThrow(
    new CallError('not-found'),
  );
});

it('exports what matches as CSV: a row for each line, the order on its first, times with their offset [ORD-103]', async () => {
  await ordered();
  await ordered('bob@example.org', '=Bob');
  let csv = '';
  for await (const part of ordersCsv(test.services.db, siteId, { search: 'bob@' }, 'Europe/Zurich'))
    csv += part;
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const [header = [], first = [], second = [], ...rest] = csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));
  expect(rest).toEqual([]);
  const cell = (row: readonly string[], name: string) => row[header.indexOf(name)];
  expect([header.length, first.length, second.length]).toEqual([38, 38, 38]);
  expect(cell(first, 'Order')).toBe('00002');
  expect(cell(first, 'Date')).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+01:00$/);
  expect(cell(first, 'Name')).toBe("'=Bob");
  expect([cell(first, 'Currency'), cell(first, 'Total'), cell(first, 'Item')]).toEqual([
    'USD',
    '80.00',
    'Jug',
  ]);
  expect([cell(second, 'Order'), cell(second, 'Total')]).toEqual(['', '']);
  expect([cell(second, 'Item'), cell(second, 'Quantity'), cell(second, 'Item amount')]).toEqual([
    'Bowl',
    '2',
    '50.00',
  ]);
  expect(await countOrders(test.services.db, siteId, {})).toBe(2);
});
