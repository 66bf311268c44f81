import type { ReportedStep, SalesReport } from '#contract/reports.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { DayRange } from '#domain/reports/report-days.ts';
import { periodBefore, stepStarts, suggestedStep, type ReportStep } from '#domain/reports/report-period.ts';
import { addSales, NO_SALES, salesFigures } from '#domain/reports/sales-figures.ts';
import type { Services } from '#server/platform/services.ts';
import { currenciesOf, loadReportPeriod, type AskedPeriod } from './report-period.ts';
import { sumOwed, type OwedChange } from './sum-owed.ts';
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
  const sumUp = async (days: DayRange) => {
    const asked = { range: days, timeZone, step, currency };
    const [rows, owed] = await Promise.all([
      sumSales(services.db, siteId, asked),
      sumOwed(services.db, siteId, asked),
    ]);
    return { currencies: rows.map((row) => row.currency), ...inSteps(days, step, currency, rows, owed) };
  };
  const [now, then] = await Promise.all([sumUp(range), sumUp(before)]);
  const { currencies: usedNow, ...summed } = now;
  const { currencies: usedThen, ...summedBefore } = then;
  return {
    range,
    timeZone,
    currency,
    currencies: currenciesOf([...usedNow, ...usedThen], period),
    step,
    ...summed,
    before: { range: before, ...summedBefore },
  };
}

/** Every step of the days, also where nothing was sold; what is owed is what there is at its end. */
function inSteps(
  days: DayRange,
  step: ReportStep,
  currency: CurrencyCode,
  rows: readonly SummedStep[],
  changes: readonly OwedChange[],
) {
  const found = new Map(rows.filter((row) => row.currency === currency).map((row) => [row.start, row]));
  const changed = new Map(changes.map(({ start, amount }) => [start, amount]));
  let owed = changed.get(null) ?? 0;
  let all = NO_SALES;
  const steps: ReportedStep[] = [];
  for (const start of stepStarts(days, step)) {
    const sums = found.get(start) ?? NO_SALES;
    owed += changed.get(start) ?? 0;
    all = addSales(all, sums);
    steps.push({ ...salesFigures(sums), owed, start });
  }
  return { steps, totals: { ...salesFigures(all), owed } };
}
