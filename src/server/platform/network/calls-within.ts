import { OutsideCallError, type CallOutside } from './call-outside.ts';

/**
 * Calls that take no longer than so many milliseconds together, from the first of them on: somebody waits for what all of
 * them say. Each ends when that time is over; later ones are not made.
 */
export function callsWithin(callOutside: CallOutside, elapsed: () => number, totalMs: number): CallOutside {
  let end: number | null = null;
  return async (url, call) => {
    end ??= elapsed() + totalMs;
    const left = Math.ceil(end - elapsed());
    if (left <= 0) throw new OutsideCallError('The calls have taken too long together.', false);
    return callOutside(url, { ...call, timeoutMs: Math.min(call.timeoutMs, left) });
  };
}
