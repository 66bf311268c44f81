import { sql, type SqlBool } from 'kysely';
import type { ListedOrder } from '#contract/orders.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { FILTER_STATES, type OrderFilter } from '#domain/orders/order-states.ts';
import { invariant } from '#lib/invariant.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What matches is counted so far beyond the page. */
const COUNTED_BEYOND = 1_000;

export interface OrdersFilter {
  readonly filter?: OrderFilter | undefined;
  readonly search?: string | undefined;
}

interface OrdersQuery extends OrdersFilter {
  readonly page: number;
  readonly pageSize: number;
}

/** The orders of a site that were placed and match. */
export function matchingOrders(db: Db, siteId: SiteId, { filter, search }: OrdersFilter) {
  return db
    .selectFrom('orders')
    .where('site_id', '=', siteId)
    .where('placed_at', 'is not', null)
    .$if(filter === 'refunded', (query) => query.where('payment_word', 'in', ['refunded', 'partlyRefunded']))
    .$if(filter !== undefined && filter !== 'refunded', (query) =>
      query.where('state', 'in', [...(FILTER_STATES[filter as Exclude<OrderFilter, 'refunded'>] ?? [])]),
    )
    .$if(search !== undefined && search !== '', (query) => query.where(beginsWith(siteId, search ?? '')));
}

/** How many orders match. */
export async function countOrders(db: Db, siteId: SiteId, filter: OrdersFilter): Promise<number> {
  const { count } = await matchingOrders(db, siteId, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A page of the orders that were placed, newest first, and how many match (ORD-95). */
export async function selectOrders(db: Db, siteId: SiteId, { page, pageSize, ...filter }: OrdersQuery) {
  const offset = (page - 1) * pageSize;
  const matching = matchingOrders(db, siteId, filter);
  const rows = await matching
    .select([
      'id',
      'shown_number as number',
      'placed_at as placedAt',
      'name',
      'email',
      'currency',
      'total',
      'payment_word as payment',
      'state',
      'is_test as isTest',
    ])
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute();
  const counted = await db
    .selectFrom(
      matching
        .select('id')
        .limit(offset + pageSize + COUNTED_BEYOND)
        .as('each'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(counted.count);
  return {
    orders: rows.map(({ number, placedAt, ...order }): ListedOrder => {
      invariant(number !== null && placedAt !== null, 'an order that was placed has a number');
      return { ...order, number, placedAt: placedAt.toISOString() };
    }),
    total,
    hasMore: total === offset + pageSize + COUNTED_BEYOND,
  };
}

/** Its number, name, email or a SKU in it is the text, or begins with it. */
function beginsWith(siteId: SiteId, search: string) {
  const pattern = `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const number = /^[0-9]{1,15}$/.test(search) ? Number(search) : null;
  // Each of them by an index of its own.
  return sql<SqlBool>`orders.id in (
    select id from orders where site_id = ${siteId} and shown_number is not null and lower(shown_number) like ${pattern}
    union select id from orders where site_id = ${siteId} and number = ${number}::bigint
    union select id from orders where site_id = ${siteId} and email_key like ${pattern}
    union select id from orders where site_id = ${siteId} and name_key like ${pattern}
    union select order_id from order_lines where site_id = ${siteId} and sku_key <> '' and sku_key like ${pattern})`;
}
