import { graphemeSegmenter } from './grapheme-segmenter.ts';
import { cutText } from './cut-text.ts';

/** As much of one character as a small picture has space for. */
const MAX_LENGTH = 32;

/** The first letter of a text as people see it, in upper case; empty for an empty text. */
export function firstLetter(text: string): string {
  const [first] = graphemeSegmenter().segment(
    text
      .trim()
      .slice(0, 2 * MAX_LENGTH)
      .toWellFormed(),
  );
  return cutText(first?.segment ?? '', MAX_LENGTH).toUpperCase();
}
