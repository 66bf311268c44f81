import {
  addDays,
  addMonths,
  daysIn,
  monthEnd,
  monthsBetween,
  monthStart,
  weekStart,
  type DayRange,
} from './report-days.ts';

/** Periods that have a name; they follow the day that it is for the site (ORD-151). */
export const NAMED_PERIODS = [
  'today',
  'last7',
  'last30',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const;
export type NamedPeriod = (typeof NAMED_PERIODS)[number];

/** What one row of a report sums up (ORD-148). */
export const REPORT_STEPS = ['day', 'week', 'month'] as const;
export type ReportStep = (typeof REPORT_STEPS)[number];

/** Ten years: longer ones are asked for in parts. */
export const LONGEST_REPORT_DAYS = 3_660;
/** So many days, weeks or months are shown at most. */
export const MOST_STEPS = 400;

/** The days of a named period, as of a day. */
export function daysOfPeriod(period: NamedPeriod, today: string): DayRange {
  const month = monthStart(today);
  const year = `${today.slice(0, 4)}-01-01`;
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'last7':
      return { from: addDays(today, -6), to: today };
    case 'last30':
      return { from: addDays(today, -29), to: today };
    case 'thisMonth':
      return { from: month, to: today };
    case 'lastMonth':
      return { from: addMonths(month, -1), to: addDays(month, -1) };
    case 'thisYear':
      return { from: year, to: today };
    case 'lastYear':
      return { from: addMonths(year, -12), to: addDays(year, -1) };
  }
}

/**
 * The days to compare with (ORD-148). Of whole months it is as many months before; of what began on the first of a month
 * the same days of the months before, of what began with a year and is longer than its January the same days of the year
 * before; else as many days.
 */
export function periodBefore(range: DayRange): DayRange {
  const { from, to } = range;
  const isWhole = to === monthEnd(to);
  const months = monthsBetween(range) + 1;
  if (from !== monthStart(from)) return { from: addDays(from, -daysIn(range)), to: addDays(from, -1) };
  if (isWhole) return { from: addMonths(from, -months), to: addDays(from, -1) };
  const back = from.endsWith('-01-01') && months > 1 ? Math.ceil(months / 12) * 12 : months;
  return { from: addMonths(from, -back), to: addMonths(to, -back) };
}

/** The first day of each step that a range touches, the earliest first: the first and the last may reach beyond it. */
export function stepStarts({ from, to }: DayRange, step: ReportStep): readonly string[] {
  const starts: string[] = [];
  for (let start = STARTS[step](from); start <= to; start = nextStart(start, step)) starts.push(start);
  return starts;
}

/** Whether the steps of a range are few enough to be shown. */
export function fitsSteps(range: DayRange, step: ReportStep): boolean {
  return daysIn(range) <= MOST_STEPS * SHORTEST_DAYS[step];
}

/** The step that shows a range best: days for two months, weeks for a year, then months. */
export function suggestedStep(range: DayRange): ReportStep {
  const days = daysIn(range);
  if (days <= 62) return 'day';
  return days <= 366 ? 'week' : 'month';
}

const STARTS: Readonly<Record<ReportStep, (day: string) => string>> = {
  day: (day) => day,
  week: weekStart,
  month: monthStart,
};

const SHORTEST_DAYS: Readonly<Record<ReportStep, number>> = { day: 1, week: 7, month: 28 };

function nextStart(start: string, step: ReportStep): string {
  if (step === 'month') return addMonths(start, 1);
  return addDays(start, step === 'week' ? 7 : 1);
}
