import { isYearOrMore, type BillingPeriod } from './billing-period.ts';
import { daysLater } from './charge-dates.ts';

/** Days before a charge on which its reminder leaves: as owners can choose, and where they choose none (ORD-111). */
export const REMINDER_DAYS = { min: 3, max: 30, original: 14 } as const;

/**
 * When the reminder of a charge is due; null where there is none. Periods of a year or more have one, shorter ones where the
 * owner wants it (ORD-111). Milliseconds since 1970.
 */
export function reminderAt(
  charge: number,
  {
    period,
    zone,
    days,
    isForShort,
  }: {
    readonly period: BillingPeriod;
    readonly zone: string;
    readonly days: number;
    readonly isForShort: boolean;
  },
): number | null {
  return isForShort || isYearOrMore(period) ? daysLater(charge, -days, zone) : null;
}
