import { cutText } from '#lib/cut-text.ts';
import { trimSignsEnd } from '#lib/trim-signs.ts';

/** Where search engines cut descriptions. */
export const DESCRIPTION_LENGTH = 155;

/** The text on one line, at most `length` characters; cut at a word and closed with an ellipsis. */
export function shortenText(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = cutText(line, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${trimSignsEnd(space > length / 2 ? cut.slice(0, space) : cut, ' ,;:.–-')}…`;
}
