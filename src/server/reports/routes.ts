import type { FastifyReply } from 'fastify';
import * as contract from '#contract/reports.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { loadGroupsReport } from './load-groups-report.ts';
import { loadSalesReport } from './load-sales-report.ts';
import { loadTaxesReport } from './load-taxes-report.ts';
import { groupsCsv, salesCsv, taxesCsv } from './report-csv.ts';

/** So many groups are exported at most. */
const MOST_EXPORTED = 50_000;

/** What was sold and taxed, for those who look at figures (ORD-148 to ORD-151). */
export const reportRoutes: readonly Route[] = [
  implement(contract.salesReport, async ({ services, site, query }) =>
    loadSalesReport(services, site.siteId, query),
  ),

  implement(contract.salesReportCsv, async ({ services, site, query, reply }) => {
    const report = await loadSalesReport(services, site.siteId, query);
    return download(reply, `sales-${site.identifier}`, report.range, salesCsv(report));
  }),

  implement(contract.groupsReport, async ({ services, site, query }) =>
    loadGroupsReport(services, site.siteId, query),
  ),

  implement(contract.groupsReportCsv, async ({ services, site, query, reply }) => {
    const asked = { ...query, page: 1, pageSize: MOST_EXPORTED };
    const report = await loadGroupsReport(services, site.siteId, asked);
    return download(reply, `sales-by-${report.by}-${site.identifier}`, report.range, groupsCsv(report));
  }),

  implement(contract.taxesReport, async ({ services, site, query }) =>
    loadTaxesReport(services, site.siteId, query),
  ),

  implement(contract.taxesReportCsv, async ({ services, site, query, reply }) => {
    const report = await loadTaxesReport(services, site.siteId, query);
    return download(reply, `taxes-${site.identifier}`, report.range, taxesCsv(report));
  }),
];

function download(
  reply: FastifyReply,
  name: string,
  { from, to }: { readonly from: string; readonly to: string },
  csv: string,
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}-${from}-${to}.csv"`)
    .send(csv);
}
