import { graphemeSegmenter } from './grapheme-segmenter.ts';

/** The longest characters that people write (families of emoji, stacked vowels and marks) stay far below this. */
const MAX_CHARACTER_LENGTH = 64;

/**
 * The beginning of a text, at most `max` UTF-16 units long (the measure of every schema's `max`), that ends between
 * two characters as people count them: never inside an emoji, a flag, or a letter and its marks. A "character" over
 * 64 units (a letter under a heap of marks) is cut between two code points, so that it cannot empty the text. What
 * lies behind the cut is not read.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return max <= 0 ? '' : text.slice(0, borderAt(text, max));
}

function borderAt(text: string, max: number): number {
  if (isPlain(text, max - 1) && isPlain(text, max)) return max;
  const readable = text.slice(0, max + MAX_CHARACTER_LENGTH);
  const start = graphemeSegmenter().segment(readable).containing(max)?.index ?? max;
  if (start > 0 && max - start <= MAX_CHARACTER_LENGTH) return start;
  return isInsideCodePoint(text, max) ? max - 1 : max;
}

/** Between two printable ASCII characters there is always a border. */
function isPlain(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0x20 && unit < 0x7f;
}

function isInsideCodePoint(text: string, index: number): boolean {
  return (text.codePointAt(index - 1) ?? 0) > 0xffff;
}
