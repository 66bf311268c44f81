import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ListedOrder } from '#contract/orders.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { OrderSort } from '#domain/orders/order-sorts.ts';
import { FILTER_STATES, type OrderFilter } from '#domain/orders/order-states.ts';
import { invariant } from '#lib/invariant.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What matches is counted so far beyond the page. */
const COUNTED_BEYOND = 1_000;
/** So many that begin with a text are many. */
const MANY_FOUND = 2_000;
/** Lines are looked for order by order where orders are gone through: so many are counted sooner by gathering them. */
const MANY_LINES_FOUND = 10_000;

export interface OrdersFilter {
  readonly filter?: OrderFilter | undefined;
  readonly sort?: OrderSort | undefined;
  readonly search?: string | undefined;
}

interface OrdersQuery extends OrdersFilter {
  readonly page: number;
  readonly pageSize: number;
}

/** The orders of a site that were placed and match. */
export function matchingOrders(db: Db, siteId: SiteId, { search = '', ...narrowed }: OrdersFilter) {
  return filteredOrders(db, siteId, narrowed).$if(search !== '', (query) =>
    query.where(isAmongFound(siteId, search)),
  );
}

function filteredOrders(db: Db, siteId: SiteId, { filter, sort }: Omit<OrdersFilter, 'search'>) {
  return (
    db
      .selectFrom('orders')
      .where('site_id', '=', siteId)
      .where('placed_at', 'is not', null)
      // Donations have a list of their own (ORD-126).
      .where('kind', '!=', 'donation')
      .$if(sort === 'gift-card', (query) => query.where('kind', '=', 'gift-card'))
      .$if(sort === 'subscription', (query) => query.where('subscription_id', 'is not', null))
      .$if(sort === 'shop', (query) => query.where('kind', '=', 'shop').where('subscription_id', 'is', null))
      .$if(filter === 'refunded', (query) =>
        query.where('payment_word', 'in', ['refunded', 'partlyRefunded']),
      )
      .$if(filter !== undefined && filter !== 'refunded', (query) =>
        query.where('state', 'in', [...(FILTER_STATES[filter as Exclude<OrderFilter, 'refunded'>] ?? [])]),
      )
  );
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
  const { matching, counting } = await listedOrders(db, siteId, filter);
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
      sql<OrderSort>`case when subscription_id is not null then 'subscription' else kind end`.as('sort'),
    ])
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute();
  const counted = await db
    .selectFrom(
      counting
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

/**
 * The same for a page of a list. What few orders have is gathered by the indexes of what is searched; what many have is met
 * soon by going through the orders, newest first, and gathering all of it would take longer. `counting` is the same to be
 * counted, in any order where it is gathered.
 */
async function listedOrders(db: Db, siteId: SiteId, { search = '', ...narrowed }: OrdersFilter) {
  const found = search === '' ? null : await countFound(db, siteId, search);
  const gathered = matchingOrders(db, siteId, { ...narrowed, search });
  if (found === null) return { matching: gathered, counting: newestFirst(gathered) };
  const { numbers, emails, names, skus } = found;
  const most = Math.max(numbers, emails, names);
  if (most < MANY_FOUND && skus < MANY_FOUND) return { matching: gathered, counting: gathered };
  const pattern = patternOf(search);
  const number = numberOf(search);
  const matching = filteredOrders(db, siteId, narrowed).where((where) =>
    where.or([
      ...(number === null ? [] : [where('number', '=', number)]),
      ...(found.numbers === 0 ? [] : [sql<SqlBool>`lower(orders.shown_number) like ${pattern}`]),
      ...(found.emails === 0 ? [] : [where('email_key', 'like', pattern)]),
      ...(found.names === 0 ? [] : [where('name_key', 'like', pattern)]),
      ...(found.skus === 0
        ? []
        : [
            sql<SqlBool>`exists (select from order_lines line where line.site_id = ${siteId}
              and line.order_id = orders.id and line.sku_key like ${pattern})`,
          ]),
    ]),
  );
  const isGathered = most < MANY_FOUND && skus < MANY_LINES_FOUND;
  return { matching, counting: isGathered ? gathered : newestFirst(matching) };
}

function newestFirst(orders: ReturnType<typeof filteredOrders>) {
  return orders.orderBy('placed_at', 'desc').orderBy('id', 'desc');
}

/** How many numbers, emails, names and SKUs begin with the text, counted as far as it matters. */
async function countFound(db: Db, siteId: SiteId, search: string) {
  const pattern = patternOf(search);
  const ofOrders = (condition: RawBuilder<SqlBool>) =>
    sql<number>`(select count(*)::int from (select from orders where site_id = ${siteId} and ${condition}
      limit ${MANY_FOUND}) as each)`;
  const { rows } = await sql<{ numbers: number; emails: number; names: number; skus: number }>`select
    ${ofOrders(sql`shown_number is not null and lower(shown_number) like ${pattern}`)} as numbers,
    ${ofOrders(sql`email_key like ${pattern}`)} as emails,
    ${ofOrders(sql`name_key like ${pattern}`)} as names,
    (select count(*)::int from (select from order_lines where site_id = ${siteId} and sku_key <> ''
      and sku_key like ${pattern} limit ${MANY_LINES_FOUND}) as each) as skus`.execute(db);
  const [found] = rows;
  invariant(found !== undefined, 'counts are one row');
  return found;
}

/** Its number, name, email or a SKU in it is the text, or begins with it. */
function isAmongFound(siteId: SiteId, search: string) {
  const pattern = patternOf(search);
  // Each of them by an index of its own.
  return sql<SqlBool>`orders.id in (
    select id from orders where site_id = ${siteId} and shown_number is not null and lower(shown_number) like ${pattern}
    union select id from orders where site_id = ${siteId} and number = ${numberOf(search)}::bigint
    union select id from orders where site_id = ${siteId} and email_key like ${pattern}
    union select id from orders where site_id = ${siteId} and name_key like ${pattern}
    union select order_id from order_lines where site_id = ${siteId} and sku_key <> '' and sku_key like ${pattern})`;
}

function patternOf(search: string): string {
  return `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
}

function numberOf(search: string): number | null {
  return /^[0-9]{1,15}$/.test(search) ? Number(search) : null;
}
