import type { SalesReport } from '#contract/reports.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { DayRange } from '#domain/reports/report-days.ts';
import { periodBefore, stepStarts, suggestedStep, type ReportStep } from '#domain/reports/report-period.ts';
import { addSales, NO_SALES, salesFigures } from '#domain/reports/sales-figures.ts';
import type { Services } from '#server/platform/services.ts';
import { currenciesOf, loadReportPeriod, type AskedPeriod } from './report-period.ts';
import { sumSales, type SummedStep } from './sum-sales.ts';

/** What was sold in some days and in those before, by day, week or month, in one currency (ORD-148, ORD-151). */
export async function loadSalesReport(
  services: Services,
  siteId: SiteId,
  asked: AskedPeriod & { readonly step?: ReportStep | undefined },
): Promise<SalesReport> {
  const period = await loadReportPeriod(services, siteId, asked);
  const { range, timeZone, currency } = period;
  const before = periodBefore(range);
  const step = asked.step ?? suggestedStep(range);
  const [now, then] = await Promise.all(
    [range, before].map((days) => sumSales(services.db, siteId, { range: days, timeZone, step })),
  );
  const summed = (rows: readonly SummedStep[] = [], days: DayRange) => {
    const found = new Map(rows.filter((row) => row.currency === currency).map((row) => [row.start, row]));
    const sums = stepStarts(days, step).map((start) => ({ start, sums: found.get(start) ?? NO_SALES }));
    return {
      steps: sums.map((each) => ({ ...salesFigures(each.sums), start: each.start })),
      totals: salesFigures(sums.map((each) => each.sums).reduce(addSales, NO_SALES)),
    };
  };
  return {
    range,
    timeZone,
    currency,
    currencies: currenciesOf(
      [...(now ?? []), ...(then ?? [])].map((row) => row.currency),
      period,
    ),
    step,
    ...summed(now, range),
    before: { range: before, ...summed(then, before) },
  };
}
