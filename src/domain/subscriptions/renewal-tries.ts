import { daysLater } from './charge-dates.ts';

/** So many days after the due day a charge that failed is tried again (ORD-112, MEMB-54). */
const RETRY_DAYS: readonly number[] = [1, 3, 5, 7];
/** So many days after it nothing is tried any more, and the subscription ends or rests (ORD-112). */
const LAST_DAY = 14;
/** So many days are pieces that are not there waited for, a try each day (ORD-118). */
const STOCK_DAYS = 14;

/**
 * When a charge is tried again of which `failed` tries failed, the one on the due day with them: null when no more follow.
 * @param due milliseconds since 1970, as what is answered
 */
export function nextTry(due: number, failed: number, zone: string): number | null {
  const days = RETRY_DAYS[failed - 1];
  return days === undefined ? null : daysLater(due, days, zone);
}

/** Whether the try that has just failed was the first or the last: its owner hears of those (ORD-112). */
export function isToldOwner(failed: number): boolean {
  return failed === 1 || failed === RETRY_DAYS.length + 1;
}

/** When what was not paid until then expires (ORD-112). */
export function renewalEndsAt(due: number, zone: string): number {
  return daysLater(due, LAST_DAY, zone);
}

/** When pieces are looked for again that were not there; null after 14 days (ORD-118). */
export function nextStockTry(due: number, now: number, zone: string): number | null {
  for (let day = 1; day <= STOCK_DAYS; day += 1) {
    const next = daysLater(due, day, zone);
    if (next > now) return next;
  }
  return null;
}
