import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { selectOrders } from './list-orders.ts';
import { ordersCsv } from './orders-csv.ts';
import { placeOrder } from './place-order.ts';
import { SampleCarts } from './testing/sample-carts.ts';

const MANY = 2_500;

let test: TestServices;
let siteId: SiteId;

beforeAll(async () => {
  test = await createTestServices();
  ({ siteId } = await buildSite(test.services));
  const carts = new SampleCarts(siteId);
  const lines = [{ variantId: createId(), title: 'Jug', pieces: 1, price: 100 }];
  await placeOrder(test.services, carts.request(carts.add(lines)), carts);
  // As many others, each a minute older than the one before; every tenth of somebody else, with another product.
  const isOther = sql`n % 10 = 0`;
  await sql`insert into orders select (jsonb_populate_record(first, jsonb_build_object(
      'id', lpad(to_hex(n), 24, '0'), 'number', 100000 + n, 'shown_number', (100000 + n)::text,
      'submission_key', 'other ' || n, 'token_hash', '\\x' || md5(n::text), 'placed_at', first.placed_at - n * interval '1 minute',
      'state', case when n % 2 = 0 then 'fulfilled' else 'received' end,
      'name_key', case when ${isOther} then 'zeno' else 'ada lovelace' end,
      'email_key', case when ${isOther} then 'zeno@example.org' else 'ada@example.org' end))).*
    from orders first, generate_series(1, ${MANY}::int) n where first.site_id = ${siteId}`.execute(
    test.services.db,
  );
  await sql`insert into order_lines select (jsonb_populate_record(line, jsonb_build_object(
      'order_id', lpad(to_hex(n), 24, '0'), 'sku_key', case when ${isOther} then 'bowl-1' else 'jug-1' end))).*
    from order_lines line, generate_series(1, ${MANY}::int) n where line.site_id = ${siteId}`.execute(
    test.services.db,
  );
});
afterAll(() => test.close());

/** The numbers on a page, and what it says of how many there are. */
async function list(query: Partial<Parameters<typeof selectOrders>[2]>) {
  const { orders, total, hasMore } = await selectOrders(test.services.db, siteId, {
    page: 1,
    pageSize: 3,
    ...query,
  });
  return [...orders.map(({ number }) => number), total, hasMore];
}

it('finds what many orders have, newest first, as it finds what few have [ORD-95]', async () => {
  const adas = ['00001', '100001', '100002', 1003, true];
  expect(await list({ search: 'ada' })).toEqual(adas);
  expect(await list({ search: 'ADA@' })).toEqual(adas);
  expect(await list({ search: 'Jug-' })).toEqual(adas);
  expect(await list({ search: '10' })).toEqual(['100001', '100002', '100003', 1003, true]);
  expect(await list({ search: 'ada', page: 4 })).toEqual(['100009', '100011', '100012', 1012, true]);
  expect(await list({ search: 'jug', filter: 'fulfilled' })).toEqual([
    '100002',
    '100004',
    '100006',
    1000,
    false,
  ]);
  // Few: those of somebody else, one by its number, and none.
  expect(await list({ search: 'zeno' })).toEqual(['100010', '100020', '100030', 250, false]);
  expect(await list({ search: 'bowl', filter: 'pending' })).toEqual([0, false]);
  expect(await list({ search: '102500' })).toEqual(['102500', 1, false]);
  expect(await list({ search: '1' })).toEqual(['00001', '100001', '100002', 1003, true]);
  expect(await list({ search: 'nobody' })).toEqual([0, false]);
});

it('exports many orders each once, newest first, as the list is filtered [ORD-103]', async () => {
  const numbers = async (filter: Parameters<typeof ordersCsv>[2]) => {
    let csv = '';
    for await (const part of ordersCsv(test.services.db, siteId, filter, 'Europe/Paris')) csv += part;
    return csv
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[0]);
  };
  const all = Array.from({ length: MANY }, (_, index) => String(100_001 + index));
  expect(await numbers({})).toEqual(['00001', ...all]);
  expect(await numbers({ filter: 'fulfilled' })).toEqual(all.filter((number) => Number(number) % 2 === 0));
});
