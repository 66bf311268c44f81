import { momentOfMinute, zonedMinute } from '#lib/timing/zoned-minute.ts';
import { invariant } from '#lib/invariant.ts';
import type { BillingPeriod } from './billing-period.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** By which the dates of a subscription are counted. Moments are milliseconds since 1970. */
export interface ChargeDates {
  /** When the cycle `anchorCycle` was charged, or is to be. */
  readonly anchor: number;
  /** 1 unless the dates were counted anew, after a pause. */
  readonly anchorCycle: number;
  /** A name of the IANA database: days are those of it. */
  readonly zone: string;
  readonly period: BillingPeriod;
}

/**
 * When a cycle is due: counted from the first charge and not from the last, at the same local time of day. A day that a month
 * lacks is its last one: from 31 January monthly follow 28 (29) February, 31 March and 30 April (ORD-108).
 */
export function chargeDate({ anchor, anchorCycle, zone, period }: ChargeDates, cycle: number): number {
  const periods = cycle - anchorCycle;
  // Its own minute may come twice, when clocks are set back.
  if (periods === 0) return anchor;
  const count = periods * period.value;
  if (period.unit === 'week') return daysLater(anchor, count * 7, zone);
  return monthsLater(anchor, period.unit === 'year' ? count * 12 : count, zone);
}

/** The same local time so many days later. */
export function daysLater(moment: number, days: number, zone: string): number {
  return atMinute(moment, zone, (local) => new Date(local.getTime() + days * DAY_MS));
}

function monthsLater(moment: number, months: number, zone: string): number {
  return atMinute(moment, zone, (local) => {
    const month = local.getUTCMonth() + months;
    // Day 0 of the month after is its last one.
    const last = new Date(Date.UTC(local.getUTCFullYear(), month + 1, 0)).getUTCDate();
    const moved = new Date(local);
    moved.setUTCDate(1);
    moved.setUTCMonth(month);
    moved.setUTCDate(Math.min(local.getUTCDate(), last));
    return moved;
  });
}

/** Moves what the clocks of a zone show, and keeps the seconds. */
function atMinute(moment: number, zone: string, move: (local: Date) => Date): number {
  const local = move(new Date(`${zonedMinute(moment, zone)}Z`));
  const found = momentOfMinute(local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length), zone);
  invariant(found !== null, 'dates of subscriptions are of our time');
  return found + (moment % MINUTE_MS);
}
