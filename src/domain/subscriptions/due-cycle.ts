import { chargeDate, type ChargeDates } from './charge-dates.ts';

/** Which cycle is charged, and those before it that never will be. */
export interface DueCycle {
  readonly cycle: number;
  /** In their order; mostly none. */
  readonly skipped: readonly number[];
}

/**
 * What is due at a moment of a subscription of which `opened` cycles were opened: null before the next date, and where all
 * `cycles` were (0: no end). Who is overdue by more than one period, since the site rested or was away, is charged once, for
 * the period that runs: the cycles in between are skipped and nobody pays for them (ORD-109, ORD-118).
 */
export function dueCycle(
  dates: ChargeDates,
  { opened, cycles, now }: { readonly opened: number; readonly cycles: number; readonly now: number },
): DueCycle | null {
  const isLast = (cycle: number) => cycles !== 0 && cycle >= cycles;
  if (isLast(opened) || chargeDate(dates, opened + 1) > now) return null;
  const skipped: number[] = [];
  let cycle = opened + 1;
  while (!isLast(cycle) && chargeDate(dates, cycle + 1) <= now) {
    skipped.push(cycle);
    cycle += 1;
  }
  return { cycle, skipped };
}
