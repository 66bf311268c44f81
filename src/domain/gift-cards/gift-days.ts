import { zonedFormat } from '#lib/timing/zoned-format.ts';
import { MAX_GIFT_DAYS_AHEAD } from './gift-limits.ts';

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** At this time of its day a gift card is mailed, in the zone of the site (ORD-122). */
const MAILED_AT = '09:00';

/** The days on which a gift card can be mailed: from today to 365 days ahead, in the zone of the site (ORD-122). */
export function giftDays(now: number, timeZone: string): { readonly first: string; readonly last: string } {
  const first = zonedDay(now, timeZone);
  return { first, last: dayAfter(first, MAX_GIFT_DAYS_AHEAD) };
}

/** Whether a text is one of these days as a calendar has it: no February 30. */
export function isGiftDay(day: string, { first, last }: ReturnType<typeof giftDays>): boolean {
  return DAY.test(day) && dayAfter(day, 0) === day && day >= first && day <= last;
}

/** Whether the card of a day is to be mailed: from 09:00 on of that day in the zone of the site; without a day always (ORD-122). */
export function isGiftDue(day: string | null, now: number, timeZone: string): boolean {
  if (day === null) return true;
  const clock = zonedFormat('sv-SE', timeZone, { hour: '2-digit', minute: '2-digit' }).format(now);
  return `${zonedDay(now, timeZone)} ${clock}` >= `${day} ${MAILED_AT}`;
}

function zonedDay(now: number, timeZone: string): string {
  // Sweden writes dates as ISO 8601 does.
  return zonedFormat('sv-SE', timeZone, { dateStyle: 'short' }).format(now);
}

function dayAfter(day: string, days: number): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? '' : new Date(at + days * DAY_MS).toISOString().slice(0, 10);
}
