/**
 * Order keys: texts that sort by code unit, between any two of which another one fits.
 * They let a record move without touching its neighbours. Digits are 0-9A-Za-z; a key never ends in '0'.
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;

/**
 * A key after `before` and before `after`; null stands for the start or the end of the list.
 * Equal or swapped neighbours (two people inserted at one place) give a key after `before`.
 */
export function orderKeyBetween(before: string | null, after: string | null): string {
  const low = before ?? '';
  const high = after !== null && after > low ? after : null;
  let key = '';
  for (let index = 0; ; index += 1) {
    const lowDigit = index < low.length ? DIGITS.indexOf(low.charAt(index)) : 0;
    const bounded = high !== null && high.startsWith(key);
    const highDigit = bounded ? (index < high.length ? DIGITS.indexOf(high.charAt(index)) : 0) : BASE;
    if (highDigit - lowDigit > 1) {
      // Close to the low end when appending, so that a long run of appends keeps keys short.
      const step = high === null ? 1 : Math.floor((highDigit - lowDigit) / 2);
      return key + DIGITS.charAt(lowDigit + step);
    }
    key += DIGITS.charAt(lowDigit);
  }
}

/** `count` keys in a row after `before` and before `after`. */
export function orderKeysBetween(before: string | null, after: string | null, count: number): string[] {
  const keys: string[] = [];
  let previous = before;
  for (let index = 0; index < count; index += 1) {
    previous = orderKeyBetween(previous, after);
    keys.push(previous);
  }
  return keys;
}

/** Sorts by order key, then by id, so that equal keys have one order for everybody. */
export function compareByOrder(
  a: { readonly order: string; readonly id: string },
  b: { readonly order: string; readonly id: string },
): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
