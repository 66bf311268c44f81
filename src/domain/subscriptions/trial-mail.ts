import { daysLater } from './charge-dates.ts';

/** Days before the end of a trial on which its mail leaves; of trials of three days or less one (MEMB-52). */
const DAYS_BEFORE = 3;
const DAYS_BEFORE_SHORT = 1;

/** When the mail is due that says that a trial ends, and what is charged then (MEMB-52). Milliseconds since 1970. */
export function trialMailAt(begun: number, ends: number, zone: string): number {
  const isShort = ends <= daysLater(begun, DAYS_BEFORE, zone);
  return daysLater(ends, isShort ? -DAYS_BEFORE_SHORT : -DAYS_BEFORE, zone);
}
