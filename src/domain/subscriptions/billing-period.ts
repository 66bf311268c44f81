/** What a billing period is counted in (COMM-44, ORD-108). */
export const PERIOD_UNITS = ['week', 'month', 'year'] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

/** The most of each unit that a period has (ORD-108). */
export const MAX_PERIOD: Readonly<Record<PeriodUnit, number>> = { week: 52, month: 24, year: 5 };

/** The most charges of a plan that has an end (ORD-109). */
export const MAX_CYCLES = 999;

/** From one charge to the next. */
export interface BillingPeriod {
  /** Whole, from 1 to `MAX_PERIOD` of its unit. */
  readonly value: number;
  readonly unit: PeriodUnit;
}

/** Whether owners can choose a period (ORD-108). */
export function isBillingPeriod({ value, unit }: BillingPeriod): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_PERIOD[unit];
}

const A_YEAR: Readonly<Record<PeriodUnit, number>> = { week: 52, month: 12, year: 1 };

/** Whether so much time lies between two charges that buyers are reminded of each (ORD-111). */
export function isYearOrMore({ value, unit }: BillingPeriod): boolean {
  return value >= A_YEAR[unit];
}
