import { sql, type RawBuilder } from 'kysely';
import type { ReportedGroup } from '#contract/reports.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { DayRange } from '#domain/reports/report-days.ts';
import { isOfLines, type ReportGroup } from '#domain/reports/report-groups.ts';
import type { Db } from '#server/platform/database/database.ts';
import { COUNTS, isIn } from './report-period.ts';

interface GroupsQuery {
  readonly by: ReportGroup;
  readonly range: DayRange;
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  readonly limit: number;
  readonly offset: number;
}

type SummedGroup = ReportedGroup & { readonly total_count: number };

/**
 * Sums of what a report tells apart, the most first, and how many there are (ORD-149). A line with several categories
 * counts in each of them.
 */
export async function sumGroups(db: Db, siteId: SiteId, query: GroupsQuery) {
  const { by, range, timeZone, currency, limit, offset } = query;
  const placed = sql`orders.site_id = ${siteId} and ${isIn('orders.placed_at', range, timeZone)} and ${COUNTS}
    and orders.currency = ${currency}`;
  const groups = isOfLines(by) ? ofLines(by, placed) : ofOrders(by, siteId, placed);
  const { rows } = await sql<SummedGroup>`
    with groups as (${groups})
    select *, (count(*) over ())::integer as total_count from groups
    order by net desc, gross desc, key limit ${limit} offset ${offset}`.execute(db);
  return {
    total: rows[0]?.total_count ?? 0,
    groups: rows.map((row): ReportedGroup => {
      const { total_count: _, ...group } = row;
      return group;
    }),
  };
}

/** The title and the options are those of the last order. */
function ofLines(by: ReportGroup, placed: RawBuilder<unknown>) {
  const lines = sql`from orders join order_lines on order_lines.site_id = orders.site_id and order_lines.order_id = orders.id`;
  const sums = sql`null::bigint as orders, sum(order_lines.pieces)::bigint as pieces,
    sum(order_lines.amount)::bigint as gross, sum(order_lines.discount)::bigint as discounts,
    (sum(order_lines.amount) - sum(order_lines.discount))::bigint as net, null::bigint as delivery,
    sum(order_lines.tax)::bigint as tax, null::bigint as total`;
  if (by === 'category') {
    return sql`select category as key, category as name, '' as detail, ${sums} ${lines}
      cross join lateral unnest(case when cardinality(category_ids) = 0 then array[''] else category_ids end) as category
      where ${placed} group by category`;
  }
  const key = by === 'product' ? sql`order_lines.product_id` : sql`order_lines.variant_id`;
  const detail =
    by === 'product'
      ? sql`''`
      : sql`${ofLast('order_lines.order_id', sql`concat_ws(' · ', nullif(option_text, ''), nullif(sku, ''))`)}`;
  return sql`select ${key} as key, ${ofLast('order_lines.order_id', sql`title`)} as name, ${detail} as detail, ${sums}
    ${lines} where ${placed} group by ${key}`;
}

function ofOrders(by: ReportGroup, siteId: SiteId, placed: RawBuilder<unknown>) {
  const sums = (discounts: RawBuilder<unknown>) => sql`count(*)::bigint as orders, null::bigint as pieces,
    sum(orders.subtotal)::bigint as gross, ${discounts}::bigint as discounts,
    (sum(orders.subtotal) - sum(orders.discount))::bigint as net, sum(orders.shipping)::bigint as delivery,
    sum(orders.tax)::bigint as tax, sum(orders.total)::bigint as total`;
  const all = sums(sql`sum(orders.discount)`);
  if (by === 'discount') {
    return sql`select discount_id as key, ${ofLast('order_id', sql`title`)} as name,
        coalesce(${ofLast('order_id', sql`code`)}, '') as detail, ${sums(sql`sum(order_discounts.amount)`)}
      from orders join order_discounts
        on order_discounts.site_id = orders.site_id and order_discounts.order_id = orders.id
      where ${placed} group by discount_id`;
  }
  if (by === 'provider') {
    // Of several attempts the one that was paid, else the last; a gift card where it paid all of it.
    return sql`select coalesce(provider, '') as key, coalesce(provider, '') as name, '' as detail, ${all}
      from orders left join (
        select distinct on (order_id) order_id, provider from payments where site_id = ${siteId}
        order by order_id, provider = 'gift-card', paid > 0 desc, attempt desc
      ) as attempts on attempts.order_id = orders.id
      where ${placed} group by 1`;
  }
  const key = by === 'channel' ? sql`orders.channel` : countryOfOrder;
  return sql`select ${key} as key, ${key} as name, '' as detail, ${all} from orders where ${placed} group by 1`;
}

/** Where it is sent, else where the bill goes. */
const countryOfOrder = sql`coalesce(orders.delivery ->> 'country', orders.billing ->> 'country', '')`;

/** By the ids of orders, which follow their time, as bytes: the text of the last one. */
function ofLast(orderId: string, text: RawBuilder<unknown>) {
  return sql`substr(max((${sql.ref(orderId)} || ${text}) collate "C"), 25)`;
}
