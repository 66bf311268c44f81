import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { createId } from '#lib/id.ts';
import { startDatabaseClock, type DatabaseClock } from '#server/platform/database/database-clock.ts';
import { databaseTime } from '#server/platform/database/database-time.ts';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import type { Services } from '#server/platform/services.ts';
import { moveDatabaseClock } from '#server/platform/testing/move-database-clock.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { moveStock } from '#server/products/move-stock.ts';
import { placeOrder } from './place-order.ts';
import { SampleCarts } from './testing/sample-carts.ts';
import { tidyOrders } from './tidy-orders.ts';

const DAY_MS = 86_400_000;

let test: TestServices;
const machine = Date.now();

beforeAll(async () => {
  test = await createTestServices();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await moveDatabaseClock(test, '');
});
afterAll(() => test.close());

/** A process on a machine whose clock is wrong, as it is started. */
async function startProcess(wrongByMs: number): Promise<{ services: Services; clock: DatabaseClock }> {
  vi.spyOn(Date, 'now').mockReturnValue(machine + wrongByMs);
  const ask = async () => (await databaseTime(test.services.db)).getTime();
  const clock = await startDatabaseClock({ ask, elapsed: () => performance.now(), log: silentLogger });
  return { services: { ...test.services, now: () => clock.now() }, clock };
}

it.each([
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
])(
  'places and cancels by the time of the database where the clock of a process is %s [ORD-70, ORD-165]',
  async (_how, wrongByMs) => {
    const { db } = test.services;
    const { siteId, siteDocumentId } = await buildSite(test.services);
    const variantId = createId<'variant'>();
    const stock = {
      site_id: siteId,
      variant_id: variantId,
      document_id: siteDocumentId,
      is_unlimited: false,
    };
    await db
      .insertInto('variant_stock')
      .values({ ...stock, quantity: 0, version: 0 })
      .execute();
    const counted = { variantId, kind: 'counted', pieces: 5 } as const;
    await moveStock(db, siteId, [counted], { accountId: null, at: new Date(0) });
    const right = await startProcess(0);
    const wrong = await startProcess(wrongByMs);

    const carts = new SampleCarts(siteId);
    const cartId = carts.add([{ variantId, title: 'Jug', pieces: 2, price: 100 }]);
    expect((await placeOrder(wrong.services, carts.request(cartId), carts)).kind).toBe('placed');
    const state = async () => {
      const order = await db
        .selectFrom('orders')
        .select(['state', 'placed_at as placedAt', 'due_at as dueAt'])
        .where('site_id', '=', siteId)
        .executeTakeFirstOrThrow();
      const { quantity } = await db
        .selectFrom('variant_stock')
        .select('quantity')
        .where('site_id', '=', siteId)
        .executeTakeFirstOrThrow();
      return { ...order, quantity };
    };
    const { placedAt, dueAt } = await state();
    expect(Math.abs((placedAt?.getTime() ?? 0) - machine)).toBeLessThan(DAY_MS / 24);
    expect((dueAt?.getTime() ?? 0) - (placedAt?.getTime() ?? 0)).toBe(14 * DAY_MS);

    const tidyAt = async (offset: string) => {
      await moveDatabaseClock(test, offset);
      for (const { clock } of [right, wrong]) await clock.synchronize();
      await Promise.all([wrong, right, wrong].map(({ services }) => tidyOrders(services)));
    };
    await tidyAt('13 days 23 hours');
    expect(await state()).toMatchObject({ state: 'received', quantity: 3 });
    await tidyAt('14 days 1 hour');
    expect(await state()).toMatchObject({ state: 'canceled', quantity: 5 });
    const kinds = await db
      .selectFrom('order_events')
      .select('kind')
      .where('site_id', '=', siteId)
      .where('kind', '=', 'canceled')
      .execute();
    expect(kinds).toHaveLength(1);
  },
);
