import type { Pool, PoolClient } from 'pg';
import { createId } from '../src/lib/id.ts';

/** The tables that placing an order writes to, each with what its rows are found by. */
const WRITTEN = [
  ['orders', 'id'],
  ['order_lines', 'order_id'],
  ['payments', 'order_id'],
  ['stock_movements', 'order_id'],
  ['order_events', 'order_id'],
  ['events', 'subject'],
] as const;

type Row = Readonly<Record<string, unknown>>;
interface OrderRows {
  readonly siteId: string;
  readonly orderId: string;
  readonly rows: ReadonlyMap<string, readonly Row[]>;
}

/**
 * Orders a second when only the rows of one that was placed are written again, by as many connections as the server has:
 * in one transaction the order with its parts, its pieces off the stock, and its number as the last statement.
 */
export async function insertedOrdersASecond(pool: Pool, count: number): Promise<number> {
  const orders = await readOrders(pool);
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: pool.options.max }, async () => {
      const client = await pool.connect();
      try {
        for (let number = next; number < count; number = next) {
          next += 1;
          const order = orders[number % orders.length];
          if (order !== undefined) await insertCopy(client, order);
        }
      } finally {
        client.release();
      }
    }),
  );
  return count / ((performance.now() - started) / 1000);
}

/** Several, since those of the same variants wait for each other. */
async function readOrders(pool: Pool): Promise<readonly OrderRows[]> {
  const { rows: found } = await pool.query<{ site_id: string; id: string }>(
    'select site_id, id from orders order by number desc limit 50',
  );
  return Promise.all(found.map(({ site_id: siteId, id }) => readOrder(pool, siteId, id)));
}

async function readOrder(pool: Pool, siteId: string, orderId: string): Promise<OrderRows> {
  const rows = new Map<string, readonly Row[]>();
  for (const [table, key] of WRITTEN) {
    const kept = await pool.query<{ row: Row }>(
      `select to_jsonb(kept) as row from ${table} kept where site_id = $1 and ${key} = $2`,
      [siteId, orderId],
    );
    rows.set(
      table,
      kept.rows.map(({ row }) => row),
    );
  }
  return { siteId, orderId, rows };
}

async function insertCopy(client: PoolClient, { siteId, orderId, rows }: OrderRows): Promise<void> {
  const id = createId();
  const copied = (table: string, row: Row): Row => {
    const own = JSON.parse(JSON.stringify(row).replaceAll(orderId, id)) as Record<string, unknown>;
    if (table === 'orders') {
      return {
        ...own,
        number: null,
        shown_number: null,
        submission_key: id,
        token_hash: `\\x${id}`,
        cart_id: id,
      };
    }
    if (table === 'events') return { ...own, position: null };
    return 'id' in own && table !== 'order_lines' ? { ...own, id: createId() } : own;
  };
  await client.query('begin');
  const variantIds = rows.get('stock_movements')?.map((row) => row['variant_id']) ?? [];
  await client.query(
    'select 1 from variant_stock where site_id = $1 and variant_id = any($2) order by variant_id for update',
    [siteId, variantIds],
  );
  for (const [table] of WRITTEN) {
    const copies = rows.get(table)?.map((row) => copied(table, row)) ?? [];
    if (copies.length === 0) continue;
    const columns = Object.keys(copies[0] ?? {}).filter((name) => table !== 'events' || name !== 'id');
    await client.query(
      `insert into ${table} (${columns.join(', ')})
       select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(copies)],
    );
  }
  await client.query(
    `update variant_stock set quantity = quantity - 1, version = version + 1
     where site_id = $1 and variant_id = any($2)`,
    [siteId, variantIds],
  );
  await client.query(
    `with counted as (update store_counters set next = next + 1 where site_id = $1 and name = 'order' returning next - 1 as number)
     update orders set number = counted.number, shown_number = counted.number::text from counted
     where site_id = $1 and id = $2`,
    [siteId, id],
  );
  await client.query('commit');
}
