import { graphemeSegmenter } from './grapheme-segmenter.ts';

/**
 * The beginning of a text that stays within `max` characters once it is percent-encoded for an address; ends between
 * two characters as people count them. Half of a surrogate pair counts and is kept as U+FFFD. Stops reading at the
 * limit.
 */
export function cutEncodedText(text: string, max: number): string {
  let kept = '';
  let length = 0;
  for (const { segment } of graphemeSegmenter().segment(text.slice(0, Math.max(0, max) + 1).toWellFormed())) {
    length += encodeURIComponent(segment).length;
    if (length > max) break;
    kept += segment;
  }
  return kept;
}
