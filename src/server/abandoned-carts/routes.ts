import * as contract from '#contract/abandoned-carts.ts';
import { toCents } from '#domain/money/cents.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { beginCsv } from '#server/platform/csv/write-csv.ts';
import { selectAbandoned } from './list-abandoned.ts';
import { loadAbandonedReport } from './load-abandoned-report.ts';

/** Checkouts that were left without an order, for those who see orders and figures (ORD-150, ORD-151). */
export const abandonedCartRoutes: readonly Route[] = [
  implement(contract.listAbandonedCarts, async ({ services, site, query }) =>
    selectAbandoned(services.db, site.siteId, query),
  ),

  implement(contract.abandonedReport, async ({ services, site, query }) =>
    loadAbandonedReport(services, site.siteId, query),
  ),

  implement(contract.abandonedReportCsv, async ({ services, site, query, reply }) => {
    const { abandoned, mailed, recovered, currency, range } = await loadAbandonedReport(
      services,
      site.siteId,
      query,
    );
    const rowOf = (name: string, figures: typeof abandoned) => [
      name,
      String(figures.count),
      { amount: moneyValue(toCents(figures.amount), currency).value },
      currency,
    ];
    const rows = [
      ['What', 'Count', 'Amount', 'Currency'],
      rowOf('Abandoned', abandoned),
      rowOf('Mailed', mailed),
      rowOf('Recovered', recovered),
    ];
    const name = `abandoned-${site.identifier}-${range.from}-${range.to}`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}.csv"`)
      .send(beginCsv(rows));
  }),
];
