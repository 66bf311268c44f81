import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { SalesSums } from '#domain/reports/sales-figures.ts';
import type { DayRange } from '#domain/reports/report-days.ts';
import type { ReportStep } from '#domain/reports/report-period.ts';
import type { Db } from '#server/platform/database/database.ts';
import { COUNTS_AT_ALL, isIn, localDay } from './report-period.ts';

export type SummedStep = SalesSums & { readonly start: string; readonly currency: CurrencyCode };

/**
 * The orders of some days by step and currency, and what went back in them, by refunds and by disputes that were lost
 * (ORD-82); gift cards and donations, of which what was paid counts, stand apart (ORD-148).
 */
export async function sumSales(
  db: Db,
  siteId: SiteId,
  {
    range,
    timeZone,
    step,
  }: { readonly range: DayRange; readonly timeZone: string; readonly step: ReportStep },
): Promise<readonly SummedStep[]> {
  const startOf = (moment: string) => sql`date_trunc(${step}, ${localDay(moment, timeZone)})::date`;
  const { rows } = await sql<SummedStep>`
    select to_char(start, 'YYYY-MM-DD') as start, currency,
      ${ofKind('shop', 'orders')} as orders, ${ofKind('shop', 'gross')} as gross,
      ${ofKind('shop', 'discounts')} as discounts, ${ofKind('shop', 'refunds')} as refunds,
      ${ofKind('shop', 'delivery')} as delivery, ${ofKind('shop', 'tax')} as tax, ${ofKind('shop', 'ordered')} as ordered,
      ${ofKind('gift-card', 'paid')} as "giftCards", ${ofKind('gift-card', 'refunds')} as "giftCardRefunds",
      ${ofKind('donation', 'paid')} as donations, ${ofKind('donation', 'refunds')} as "donationRefunds"
    from (
      select ${startOf('orders.placed_at')} as start, currency, kind, count(*) as orders, sum(subtotal) as gross,
        sum(discount) as discounts, 0 as refunds, sum(shipping) as delivery, sum(tax) as tax, sum(total) as ordered,
        sum(paid) as paid
      from orders
      where site_id = ${siteId} and ${isIn('orders.placed_at', range, timeZone)} and ${COUNTS_AT_ALL}
      group by 1, 2, 3
      union all
      select ${startOf('refunds.answered_at')}, orders.currency, orders.kind, 0, 0, 0,
        sum(refunds.amount - refunds.excess), 0, 0, 0, 0
      from refunds join orders on orders.site_id = refunds.site_id and orders.id = refunds.order_id
      where refunds.site_id = ${siteId} and refunds.status = 'succeeded'
        and ${isIn('refunds.answered_at', range, timeZone)} and ${COUNTS_AT_ALL}
      group by 1, 2, 3
      union all
      select ${startOf('disputes.changed_at')}, orders.currency, orders.kind, 0, 0, 0, sum(disputes.amount), 0, 0, 0, 0
      from disputes join orders on orders.site_id = disputes.site_id and orders.id = disputes.order_id
      where disputes.site_id = ${siteId} and disputes.state = 'lost'
        and ${isIn('disputes.changed_at', range, timeZone)} and ${COUNTS_AT_ALL}
      group by 1, 2, 3
    ) as summed
    group by 1, 2`.execute(db);
  return rows;
}

function ofKind(kind: 'shop' | 'gift-card' | 'donation', column: string) {
  return sql`coalesce(sum(${sql.ref(column)}) filter (where kind = ${kind}), 0)::bigint`;
}
