import { sql } from 'kysely';
import type { ReportedTax, TaxesReport } from '#contract/reports.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import {
  COUNTS,
  currenciesOf,
  isIn,
  loadReportPeriod,
  type AskedPeriod,
  type ReportPeriod,
} from './report-period.ts';
import { selectCurrencies } from './select-currencies.ts';

/** So many rules and places are listed; the export has the same. */
const MOST_ROWS = 5_000;

/** The taxes of the orders of some days, by rule, rate and place, the most first (ORD-149). */
export async function loadTaxesReport(
  services: Services,
  siteId: SiteId,
  asked: AskedPeriod,
): Promise<TaxesReport> {
  const period = await loadReportPeriod(services, siteId, asked);
  const [taxes, refunded, used] = await Promise.all([
    sumTaxes(services.db, siteId, period),
    sumRefundedTax(services.db, siteId, period),
    selectCurrencies(services.db, siteId),
  ]);
  const { range, timeZone, currency } = period;
  const tax = taxes.reduce((sum, row) => sum + row.tax, 0);
  return {
    range,
    timeZone,
    currency,
    currencies: currenciesOf(used, period),
    taxes: [...taxes],
    tax,
    refunded,
  };
}

/** Of an order, the place is where it is sent, else where the bill goes. */
async function sumTaxes(
  db: Db,
  siteId: SiteId,
  { range, timeZone, currency }: ReportPeriod,
): Promise<readonly ReportedTax[]> {
  const { rows } = await sql<ReportedTax>`
    select rule_id as "ruleId", substr(max((order_id || name) collate "C"), 25) as name, rate, country, region,
      sum(amount)::bigint as tax
    from (
      select site_id, id, coalesce(delivery ->> 'country', billing ->> 'country', '') as country,
        coalesce(delivery ->> 'region', billing ->> 'region', '') as region
      from orders where site_id = ${siteId} and ${isIn('orders.placed_at', range, timeZone)} and ${COUNTS}
        and currency = ${currency}
      -- Places are read once for each order, however many taxes it has.
      offset 0
    ) as placed
    join order_taxes on order_taxes.site_id = placed.site_id and order_taxes.order_id = placed.id
    group by rule_id, rate, country, region
    order by tax desc, rule_id, rate, country, region limit ${MOST_ROWS}`.execute(db);
  return rows;
}

async function sumRefundedTax(
  db: Db,
  siteId: SiteId,
  { range, timeZone, currency }: ReportPeriod,
): Promise<number> {
  const { rows } = await sql<{ tax: number }>`
    select coalesce(sum(refunds.tax), 0)::bigint as tax
    from refunds join orders on orders.site_id = refunds.site_id and orders.id = refunds.order_id
    where refunds.site_id = ${siteId} and refunds.status = 'succeeded' and orders.currency = ${currency}
      and ${isIn('refunds.answered_at', range, timeZone)} and ${COUNTS}`.execute(db);
  return rows[0]?.tax ?? 0;
}
