import { sql } from 'kysely';
import type { AbandonedReport } from '#contract/abandoned-carts.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { currenciesOf, isIn, loadReportPeriod, type AskedPeriod } from '#server/reports/report-period.ts';
import type { Services } from '#server/platform/services.ts';

interface Sums {
  readonly currency: CurrencyCode;
  readonly abandoned: number;
  readonly left: number;
  readonly mailed: number;
  readonly reminded: number;
  readonly recovered: number;
  readonly won: number;
}

/** What was left in the checkout in some days, what of it was mailed, and which orders came of it (ORD-150). */
export async function loadAbandonedReport(
  services: Services,
  siteId: SiteId,
  asked: AskedPeriod,
): Promise<AbandonedReport> {
  const period = await loadReportPeriod(services, siteId, asked);
  const { range, timeZone, currency } = period;
  const { rows } = await sql<Sums>`
    select abandoned_carts.currency, count(*)::int as abandoned, sum(abandoned_carts.amount)::bigint as left,
      (count(*) filter (where mailing = 'sent'))::int as mailed,
      coalesce(sum(abandoned_carts.amount) filter (where mailing = 'sent'), 0)::bigint as reminded,
      count(orders.id)::int as recovered, coalesce(sum(orders.total), 0)::bigint as won
    from abandoned_carts
    left join orders on orders.site_id = ${siteId} and orders.id = abandoned_carts.recovered_order_id
      and orders.currency = abandoned_carts.currency
    where abandoned_carts.site_id = ${siteId} and ${isIn('abandoned_carts.abandoned_at', range, timeZone)}
    group by abandoned_carts.currency`.execute(services.db);
  const sums = rows.find((row) => row.currency === currency);
  return {
    range,
    timeZone,
    currency,
    currencies: currenciesOf(
      rows.map((row) => row.currency),
      period,
    ),
    abandoned: { count: sums?.abandoned ?? 0, amount: sums?.left ?? 0 },
    mailed: { count: sums?.mailed ?? 0, amount: sums?.reminded ?? 0 },
    recovered: { count: sums?.recovered ?? 0, amount: sums?.won ?? 0 },
  };
}
