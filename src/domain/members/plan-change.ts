/** What a plan asks, and how often. */
export interface PlanRate {
  /** Whole minor units of one currency. */
  readonly amount: number;
  readonly period: 'month' | 'year';
}

const MONTHS = { month: 1n, year: 12n } as const;

/** Whether a plan costs more than another for the same time: only then a change takes effect at once (MEMB-55). */
export function isDearer(to: PlanRate, from: PlanRate): boolean {
  return BigInt(to.amount) * MONTHS[from.period] > BigInt(from.amount) * MONTHS[to.period];
}

/**
 * What changing to a dearer plan is charged: the difference of both for the time that is left of what is paid, to the minor
 * unit, halves up (MEMB-55). Moments are milliseconds since 1970; never below 0.
 */
export function planDifference(
  from: PlanRate,
  to: PlanRate,
  { now, begins, ends }: { readonly now: number; readonly begins: number; readonly ends: number },
): number {
  const length = BigInt(Math.trunc(ends) - Math.trunc(begins));
  const left = BigInt(Math.trunc(ends) - Math.trunc(now));
  if (left <= 0n || length <= 0n) return 0;
  // For as long as the paid time is: both in twelfths of a year of the other's period.
  const more = BigInt(to.amount) * MONTHS[from.period] - BigInt(from.amount) * MONTHS[to.period];
  if (more <= 0n) return 0;
  const over = length * MONTHS[to.period];
  return Number((2n * more * left + over) / (2n * over));
}
