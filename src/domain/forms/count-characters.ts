const BEYOND_ASCII = /[^\t\n\r -~]/;

/**
 * How many characters a visitor sees in a text: an emoji is one, a line break is one (BLK-104).
 * Browser and server count alike. Counting stops beyond `stopAfter`, so that a huge text costs no time.
 */
export function countCharacters(text: string, stopAfter = Number.POSITIVE_INFINITY): number {
  const lines = text.replaceAll('\r\n', '\n');
  if (!BEYOND_ASCII.test(lines)) return lines.length;
  let count = 0;
  for (const _ of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(lines)) {
    count += 1;
    if (count > stopAfter) break;
  }
  return count;
}

/** The maximum of an attribute or a setting: absent, unreadable and negative count as 0, no limit (BLK-102, FORM-31). */
export function readMaximum(value: string | number | null | undefined): number {
  const maximum = Number(value ?? 0);
  return Number.isFinite(maximum) && maximum > 0 ? Math.floor(maximum) : 0;
}

/** Whether a text is longer than its maximum; as long as the maximum passes, 0 is no limit (FORM-28, FORM-31). */
export function exceedsMaximum(text: string, maximum: number): boolean {
  return maximum > 0 && countCharacters(text, maximum) > maximum;
}

/** The live counter of a text box, "count / max", or null where there is none (BLK-99, BLK-103). */
export function counterText(text: string, maximum: number): string | null {
  return maximum === 0 ? null : `${countCharacters(text)} / ${maximum}`;
}
