const DIGITS = 7;

/**
 * A SKU for what has none: the letters `SQ` and exactly 7 random digits, zeros at their beginning kept (COMM-24).
 * @param random a whole number from 0 up to below its argument
 */
export function generatedSku(random: (below: number) => number): string {
  return `SQ${String(random(10 ** DIGITS)).padStart(DIGITS, '0')}`;
}
