import fc from 'fast-check';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NOTHING_WITHHELD } from '#domain/gating/withheld-documents.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { VariantId } from '#domain/products/variant.ts';
import { createId } from '#lib/id.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import { addToCart } from '#server/carts/add-to-cart.ts';
import { findCart } from '#server/carts/queries.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { countStock } from '#server/products/count-stock.ts';
import { cancelOrder } from './cancel-order.ts';
import { markPaid } from './mark-paid.ts';
import type { OrderRequest } from './order-request.ts';
import { placeOrder } from './place-order.ts';
import { SampleCarts } from './testing/sample-carts.ts';
import { tidyOrders } from './tidy-orders.ts';
import type { OrderId } from './tables.ts';

const DAY_MS = 86_400_000;

let test: TestServices;
/** Other processes of the installation, with connections of their own. */
let processes: readonly TestServices[];
let siteId: SiteId;
let product: BuiltProduct;
let carts: SampleCarts;

beforeAll(async () => {
  // What is tried is who waits for whom, not how long a busy machine lets them.
  const databaseLimits = { waitMs: 60_000 };
  test = await createTestServices({ databaseLimits });
  processes = await Promise.all(
    [1, 2].map(() => createTestServices({ databaseLimits, connectThrough: async () => test.connection })),
  );
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.close()));
  await test.close();
});
beforeEach(async () => {
  ({ siteId } = await buildSite(test.services));
  carts = new SampleCarts(siteId);
});

/** A shop with a product whose variants are counted. */
async function open(stock: readonly number[]): Promise<void> {
  const prices = stock.map((_, place) => 1000 + place);
  const [built] = await buildShop(test.services, siteId, [{ title: 'Jug', prices, type: 'service' }]);
  if (built === undefined) throw new Error('the product was not made');
  product = built;
  for (const [place, pieces] of stock.entries()) await count(place, null, pieces);
}

const variantOf = (place: number): VariantId => {
  const id = product.variantIds[place];
  if (id === undefined) throw new Error(`no variant ${place}`);
  return id;
};
const count = (place: number, shown: number | null, typed: number) =>
  test.services.db.transaction().execute((trx) =>
    countStock(trx, {
      siteId,
      documentId: product.productId as DocumentId,
      counts: [{ variantId: variantOf(place), shown, typed }],
      accountId: createId(),
      at: new Date(test.clock.now),
    }),
  );

/** What a visitor sends who has put a piece into a cart of their own. */
async function visitor(): Promise<OrderRequest> {
  const item = { productId: product.productId, variantId: variantOf(0), answers: [] };
  const holder = { siteId, cartId: null, memberId: null, withheld: NOTHING_WITHHELD };
  const added = await addToCart(test.services, { ...holder, newTokenHash: hashToken(createToken()) }, [
    { item, pieces: 1, as: 'more' },
  ]);
  const cart = added.cartId === null ? null : await findCart(test.services.db, siteId, added.cartId);
  if (cart === null) throw new Error('no cart');
  return carts.request(cart.id, { cartVersion: cart.version, expectedTotal: 1000 });
}

/** Of each variant what is left, and what its movements add up to. */
async function stock() {
  const { rows } = await sql<{ left: number; moved: number }>`
    select quantity as left, (select coalesce(sum(effect), 0)::int from stock_movements
      where site_id = stock.site_id and variant_id = stock.variant_id) as moved
    from variant_stock stock where site_id = ${siteId} order by variant_id`.execute(test.services.db);
  return rows;
}

/** Pieces that leave stock with orders that are not canceled. */
async function heldPieces(): Promise<number> {
  const { pieces } = await test.services.db
    .selectFrom('order_lines as line')
    .innerJoin('orders', (join) =>
      join.onRef('orders.site_id', '=', 'line.site_id').onRef('orders.id', '=', 'line.order_id'),
    )
    .select(({ fn }) => fn.sum<string | null>('line.pieces').as('pieces'))
    .where('line.site_id', '=', siteId)
    .where('orders.reservation', 'in', ['held', 'kept'])
    .executeTakeFirstOrThrow();
  return Number(pieces ?? 0);
}

const orders = () =>
  test.services.db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'version'])
    .where('site_id', '=', siteId)
    .orderBy('number')
    .execute();
const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1);

it('sells the last 10 pieces to 10 of 200 clients of two processes, and tells 190 what is left [ORD-10, ORD-86, ORD-96]', async () => {
  await open([10]);
  const requests: OrderRequest[] = [];
  for (let place = 0; place < 200; place += 1) requests.push(await visitor());
  const answers = await Promise.all(
    requests.map((request, place) => placeOrder((processes[place % 2] ?? test).services, request)),
  );
  const short = answers.filter((answer) => answer.kind === 'short');
  expect([answers.filter(({ kind }) => kind === 'placed').length, short.length]).toEqual([10, 190]);
  expect(short.every(({ lines }) => lines.length === 1 && lines[0]?.left === 0)).toBe(true);
  expect((await orders()).map(({ number }) => number)).toEqual(upTo(10));
  expect(await stock()).toEqual([{ left: 0, moved: 0 }]);
  expect(await heldPieces()).toBe(10);
});

it('never locks up over carts of three variants in any order, beside payments, cancellations and counts [ORD-86, ORD-88, ORD-89, ORD-96]', async () => {
  await open([40, 40, 40]);
  const shuffled = fc.sample(fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), { numRuns: 120, seed: 86 });
  const pieces = fc.sample(fc.integer({ min: 1, max: 2 }), { numRuns: 120, seed: 88 });
  const answers = await Promise.all(
    shuffled.map(async (places, index) => {
      const { services } = processes[index % 2] ?? test;
      const lines = places.map((place) => ({
        variantId: variantOf(place),
        title: 'Jug',
        pieces: pieces[index] ?? 1,
        price: 100,
      }));
      const placed = await placeOrder(services, carts.request(carts.add(lines)), carts);
      if (index % 10 === 0) await count(index % 3, 40, 41);
      if (placed.kind !== 'placed') return placed.kind;
      const change = { siteId, orderId: placed.orderId, accountId: createId<'account'>() };
      if (index % 3 === 1) {
        const money = { amount: 300 * (pieces[index] ?? 1), day: '2026-11-26', reference: '', version: 0 };
        await markPaid(services, { ...change, ...money });
      }
      if (index % 3 === 2) {
        await cancelOrder(services, {
          ...change,
          version: 0,
          isRefunded: true,
          isRestocked: true,
          isMailed: false,
        });
      }
      return placed.kind;
    }),
  );
  expect(new Set(answers)).toEqual(new Set(['placed', 'short']));
  const placed = answers.filter((kind) => kind === 'placed').length;
  expect((await orders()).map(({ number }) => number)).toEqual(upTo(placed));
  const levels = await stock();
  expect(levels.every(({ left, moved }) => left === moved && left >= 0)).toBe(true);
  // 120 were there, and each of the 12 counts added one.
  expect(levels.reduce((sum, { left }) => sum + left, 0) + (await heldPieces())).toBe(132);
  // Counts of a server are written when its connections end.
  await Promise.all(processes.map((each) => each.close()));
  processes = [];
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(test.services.db);
  expect(rows).toEqual([{ deadlocks: 0 }]);
});

it('waits for the stock of a variant before it takes that of a later one, in whatever order lines stand [ORD-86]', async () => {
  await open([9, 9, 9]);
  const [first = '', ...later] = product.variantIds.toSorted();
  const inTheWay = new Client(test.connection);
  const looking = new Client(test.connection);
  await Promise.all([inTheWay.connect(), looking.connect()]);
  await inTheWay.query('begin');
  await inTheWay.query('select 1 from variant_stock where variant_id = $1 for update', [first]);
  const lines = [...later.toReversed(), first].map((variantId) => ({
    variantId,
    title: 'Jug',
    pieces: 1,
    price: 100,
  }));
  const placing = placeOrder(test.services, carts.request(carts.add(lines)), carts);
  const waiting = async () => {
    const locks = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await looking.query(locks)).rows.length;
  };
  await expect.poll(waiting, { timeout: 15_000 }).toBe(1);
  // Nobody has them: else this does not wait, and fails.
  const free = 'select 1 from variant_stock where variant_id = any ($1) for update nowait';
  expect((await looking.query(free, [later])).rows).toHaveLength(2);
  await inTheWay.end();
  expect((await placing).kind).toBe('placed');
  await looking.end();
});

/** What people, and time, do to orders and stock; each figure chooses among what is there. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('place' as const),
    pieces: fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: 4,
    }),
    price: fc.constantFrom(0, 100),
  }),
  fc.record({ kind: fc.constant('pay' as const), which: fc.nat(), amount: fc.integer({ min: 1, max: 900 }) }),
  fc.record({
    kind: fc.constant('cancel' as const),
    which: fc.nat(),
    isRestocked: fc.boolean(),
    isRefunded: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('count' as const),
    place: fc.integer({ min: 0, max: 2 }),
    shown: fc.nat(12),
    typed: fc.nat(12),
  }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 9 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

async function take(each: Step): Promise<void> {
  const { services } = test;
  if (each.kind === 'place') {
    const lines = each.pieces.map(([place, pieces]) => ({
      variantId: variantOf(place),
      title: 'Jug',
      pieces,
      price: each.price,
    }));
    await placeOrder(services, carts.request(carts.add(lines)), carts);
    return;
  }
  if (each.kind === 'count') {
    await count(each.place, each.shown, each.typed);
    return;
  }
  if (each.kind === 'wait') {
    test.clock.advance(each.days * DAY_MS);
    await tidyOrders(services);
    return;
  }
  const known = await orders();
  const order = known[each.which % Math.max(1, known.length)];
  if (order === undefined) return;
  const change = {
    siteId,
    orderId: order.id as OrderId,
    accountId: createId<'account'>(),
    version: order.version,
  };
  const done =
    each.kind === 'pay'
      ? markPaid(services, { ...change, amount: each.amount, day: '2026-11-26', reference: '' })
      : cancelOrder(services, { ...change, ...each, isMailed: false });
  // What its state does not allow is refused, and changes nothing.
  await done.catch((error: unknown) => {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'order-state') throw error;
  });
}

it('has movements that add up to what is left, whatever happened to orders and stock [ORD-88, ORD-89, ORD-94]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      ({ siteId } = await buildSite(test.services));
      carts = new SampleCarts(siteId);
      await open([6, 6, 6]);
      for (const each of steps) {
        await take(each);
        const levels = await stock();
        expect(levels.filter(({ left, moved }) => left !== moved || left < 0)).toEqual([]);
      }
      const { rows } = await sql<{ id: string }>`
        select orders.id from orders
        join lateral (select coalesce(sum(effect), 0) as effect from stock_movements moved
          where moved.site_id = orders.site_id and moved.order_id = orders.id) as moved on true
        join lateral (select sum(pieces) as pieces from order_lines line
          where line.site_id = orders.site_id and line.order_id = orders.id) as lines on true
        where orders.site_id = ${siteId}
          and moved.effect <> case when reservation in ('held', 'kept') then -lines.pieces else 0 end`.execute(
        test.services.db,
      );
      expect(rows).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
