import { paidUntil } from '../hold-subscription.ts';
import { isUnpaidCharge, type lastCharge } from './last-charge.ts';

/** Whether the period that runs is paid, so that a cancellation can wait for its end: otherwise it ends at once (ORD-116). */
export function isPeriodPaid(
  subscription: Parameters<typeof paidUntil>[0],
  charge: Awaited<ReturnType<typeof lastCharge>>,
  now: number,
): boolean {
  return paidUntil(subscription) > now && !isUnpaidCharge(charge);
}
