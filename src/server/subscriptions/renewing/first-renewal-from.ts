import { chargeDate } from '#domain/subscriptions/charge-dates.ts';
import { datesOf, type HeldSubscription } from '../hold-subscription.ts';

/** The first renewal from a moment on, in milliseconds since 1970; null where no charge follows (ORD-111). */
export function firstRenewalFrom(
  subscription: Parameters<typeof datesOf>[0] & Pick<HeldSubscription, 'cycle' | 'cycles'>,
  from: number,
): number | null {
  const { cycle: charged, cycles } = subscription;
  const dates = datesOf(subscription);
  for (let cycle = charged + 1; cycles === 0 || cycle <= cycles; cycle += 1) {
    const due = chargeDate(dates, cycle);
    if (due >= from) return due;
  }
  return null;
}
