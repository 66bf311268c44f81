import { chargeDate, type ChargeDates } from './charge-dates.ts';

/** When a pause that nobody ends ends as canceled: after 12 months (ORD-115). Milliseconds since 1970. */
export function pauseEndsAt(pausedAt: number, zone: string): number {
  const year = { anchor: pausedAt, anchorCycle: 1, zone, period: { value: 1, unit: 'year' } } as const;
  return chargeDate(year, 2);
}

/**
 * The dates of a subscription that goes on after a pause: those it had as long as what was paid lasts (`paidUntil`), else it
 * is charged at once and the dates are counted from now (ORD-115). `opened` cycles were opened before.
 */
export function resumedDates(
  dates: ChargeDates,
  { opened, paidUntil, now }: { readonly opened: number; readonly paidUntil: number; readonly now: number },
): { readonly dates: ChargeDates; readonly nextAt: number } {
  if (now < paidUntil) return { dates, nextAt: paidUntil };
  return { dates: { ...dates, anchor: now, anchorCycle: opened + 1 }, nextAt: now };
}
