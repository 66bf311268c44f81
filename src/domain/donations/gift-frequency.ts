import type { BillingPeriod } from '#domain/subscriptions/billing-period.ts';

/** How often somebody can give besides once, where the owner of a fund allows it (ORD-128). */
export const GIFT_FREQUENCIES = ['week', 'month', 'quarter', 'year'] as const;
export type GiftFrequency = (typeof GIFT_FREQUENCIES)[number];

/** From one gift to the next (ORD-108). */
export const GIFT_PERIODS: Readonly<Record<GiftFrequency, BillingPeriod>> = {
  week: { value: 1, unit: 'week' },
  month: { value: 1, unit: 'month' },
  quarter: { value: 3, unit: 'month' },
  year: { value: 1, unit: 'year' },
};

/** The frequency that a form names, of those that a fund allows; null for once, and for what it does not allow. */
export function chosenFrequency(allowed: readonly GiftFrequency[], posted: string): GiftFrequency | null {
  return allowed.find((frequency) => frequency === posted) ?? null;
}

/** How often is given by the period of its subscription; null for a period that no fund offers. */
export function frequencyOf({ value, unit }: BillingPeriod): GiftFrequency | null {
  return (
    GIFT_FREQUENCIES.find(
      (frequency) => GIFT_PERIODS[frequency].value === value && GIFT_PERIODS[frequency].unit === unit,
    ) ?? null
  );
}
