import { daysLater } from './charge-dates.ts';

/** So many days before the first renewal at it buyers know of a new price (ORD-111). */
const NOTICE_DAYS = 30;

/** From when on renewals can cost what a mail of now tells of (ORD-111). Milliseconds since 1970. */
export function newPriceFrom(now: number, zone: string): number {
  return daysLater(now, NOTICE_DAYS, zone);
}
