import { useSearchParams } from 'react-router';
import { CURRENCY_CODES, type CurrencyCode } from '#domain/money/currencies.ts';
import { daysIn } from '#domain/reports/report-days.ts';
import { REPORT_GROUPS, type ReportGroup } from '#domain/reports/report-groups.ts';
import {
  fitsSteps,
  LONGEST_REPORT_DAYS,
  NAMED_PERIODS,
  REPORT_STEPS,
  type NamedPeriod,
  type ReportStep,
} from '#domain/reports/report-period.ts';

export type ReportName = 'sales' | ReportGroup | 'taxes' | 'abandoned';
const REPORTS: readonly ReportName[] = ['sales', ...REPORT_GROUPS, 'taxes', 'abandoned'];

/** What is asked of a report besides its name. */
export interface ReportQuery {
  readonly period?: NamedPeriod;
  readonly from?: string;
  readonly to?: string;
  readonly currency?: CurrencyCode;
}

/** Which report is shown, of which days: as the address tells, so that it can be shared and gone back to. */
export function useReportAddress(allowed: (report: ReportName) => boolean) {
  const [address, setAddress] = useSearchParams();
  const chosen = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === address.get(name));
  const report = chosen('report', REPORTS.filter(allowed)) ?? REPORTS.find(allowed) ?? 'sales';
  const range = { from: address.get('from') ?? '', to: address.get('to') ?? '' };
  const isOwn = address.get('period') === 'own';
  const period = chosen('period', NAMED_PERIODS) ?? 'last30';
  const step = chosen('step', REPORT_STEPS);
  const currency = chosen('currency', CURRENCY_CODES);
  const query: ReportQuery = {
    ...(isOwn ? range : { period }),
    ...(currency === undefined ? {} : { currency }),
  };
  return {
    report,
    isOwn,
    period,
    range,
    isComplete: !isOwn || isReadable(range),
    step: step !== undefined && (!isOwn || fitsSteps(range, step)) ? step : undefined,
    query,
    page: Math.max(1, Number(address.get('page') ?? '1') || 1),
    show: (changes: Readonly<Record<string, string | null>>): void => {
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries({ page: null, ...changes })) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      );
    },
  };
}

export type ReportAddress = ReturnType<typeof useReportAddress> & { readonly step: ReportStep | undefined };

function isReadable({ from, to }: { readonly from: string; readonly to: string }): boolean {
  const days = daysIn({ from, to });
  // What is no day compares with nothing.
  return days >= 1 && days <= LONGEST_REPORT_DAYS && from >= '2000-01-01' && to < '2200-01-01';
}
