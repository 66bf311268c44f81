/**
 * The two ends of a range of postal codes (`10000-10999`), with digits of one length; null of everything else:
 * `12345-678` is a code of Brazil (ORD-57). Letters and spaces make no difference.
 */
export function postalRange(code: string): { readonly first: string; readonly last: string } | null {
  const [, first = '', last = ''] = /^([0-9]+)-([0-9]+)$/.exec(bareCode(code)) ?? [];
  return first === '' || first.length !== last.length ? null : { first, last };
}

/** Whether it is a range that begins above its end (`90000-80000`), so that no code lies in it. */
export function runsBackwards(code: string): boolean {
  const range = postalRange(code);
  return range !== null && range.first > range.last;
}

/** A postal code without what makes no difference. */
export function bareCode(code: string): string {
  return code.replaceAll(/\s/g, '').toUpperCase();
}
