import { sql, type Expression } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { StockFilter } from '#domain/products/catalogue-filters.ts';
import { matchingProducts } from '#server/catalogue/matching-products.ts';
import { matchingOrders } from '#server/orders/list-orders.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Nobody counts further at a glance. */
const COUNTED = 1_000;

/** Orders that were placed and wait for their owner: to be sent, and for their money. */
export async function countWaitingOrders(db: Db, siteId: SiteId) {
  const waiting = matchingOrders(db, siteId, { filter: 'pending' }).where('is_test', '=', false);
  const [toSend, toPay] = await Promise.all([
    countOf(db, waiting.where('state', 'in', ['pending', 'partlyFulfilled']).select('id')),
    countOf(db, waiting.where('payment_word', 'in', ['unpaid', 'balanceDue']).select('id')),
  ]);
  return { toSend, toPay };
}

/** Products of which few are left, or none. */
export async function countScarceProducts(db: Db, siteId: SiteId, lowFrom: number) {
  const scarce = (stock: StockFilter) =>
    countOf(
      db,
      matchingProducts(db, siteId, { search: '', stock }, lowFrom).select('product.document_id as id'),
    );
  const [low, soldOut] = await Promise.all([scarce('low'), scarce('out')]);
  return { low, soldOut };
}

async function countOf(db: Db, rows: Expression<unknown>): Promise<number> {
  const found = await sql<{
    count: number;
  }>`select count(*)::integer as count from (${rows} limit ${COUNTED}) as each`.execute(db);
  return found.rows[0]?.count ?? 0;
}
