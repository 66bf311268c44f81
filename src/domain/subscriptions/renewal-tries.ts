import { daysLater } from './charge-dates.ts';

/** So many days after the due day a charge that failed is tried again (ORD-112, MEMB-54). */
const RETRY_DAYS: readonly number[] = [1, 3, 5, 7];
/** So many days after it nothing is tried any more, and the subscription ends or rests (ORD-112). */
const LAST_DAY = 14;
/** So many days are pieces that are not there waited for, a try each day (ORD-118). */
const STOCK_DAYS = 14;

/**
 * When a charge is tried next that has just failed: null when no more follow. Whatever was tried in between, such as with
 * another card, the days stay the same.
 * @param due milliseconds since 1970, as `now` and what is answered
 */
export function nextTry(due: number, now: number, zone: string): number | null {
  return RETRY_DAYS.map((days) => daysLater(due, days, zone)).find((each) => each > now) ?? null;
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
