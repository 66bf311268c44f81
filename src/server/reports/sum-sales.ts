import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { DayRange } from '#domain/reports/report-days.ts';
import type { ReportStep } from '#domain/reports/report-period.ts';
import type { Db } from '#server/platform/database/database.ts';
import { COUNTS, isIn, localDay } from './report-period.ts';

export interface SummedStep {
  readonly start: string;
  readonly currency: CurrencyCode;
  readonly orders: number;
  readonly gross: number;
  readonly discounts: number;
  readonly refunds: number;
  readonly delivery: number;
  readonly tax: number;
  readonly ordered: number;
}

/** The orders of some days by step and currency, and what was given back in them (ORD-148). */
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
    select to_char(start, 'YYYY-MM-DD') as start, currency, sum(orders)::bigint as orders, sum(gross)::bigint as gross,
      sum(discounts)::bigint as discounts, sum(refunds)::bigint as refunds, sum(delivery)::bigint as delivery,
      sum(tax)::bigint as tax, sum(ordered)::bigint as ordered
    from (
      select ${startOf('orders.placed_at')} as start, currency, count(*) as orders, sum(subtotal) as gross,
        sum(discount) as discounts, 0 as refunds, sum(shipping) as delivery, sum(tax) as tax, sum(total) as ordered
      from orders
      where site_id = ${siteId} and ${isIn('orders.placed_at', range, timeZone)} and ${COUNTS}
      group by 1, 2
      union all
      select ${startOf('refunds.answered_at')}, orders.currency, 0, 0, 0, sum(refunds.amount - refunds.excess), 0, 0, 0
      from refunds join orders on orders.site_id = refunds.site_id and orders.id = refunds.order_id
      where refunds.site_id = ${siteId} and refunds.status = 'succeeded'
        and ${isIn('refunds.answered_at', range, timeZone)} and ${COUNTS}
      group by 1, 2
    ) as summed
    group by 1, 2`.execute(db);
  return rows;
}
