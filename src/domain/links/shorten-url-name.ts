import { cutEncodedText } from '#lib/cut-encoded-text.ts';
import { cutText } from '#lib/cut-text.ts';
import { trimSignsEnd } from '#lib/trim-signs.ts';

/** Percent-encoded, a letter of Japanese or Thai takes nine characters: beyond this an address is hard to pass on. */
const MAX_ENCODED_LENGTH = 600;

/**
 * An address part of at most `max` characters, and short enough when it is percent-encoded: cut behind a word where one
 * ends in the second half, else between two characters.
 */
export function shortenUrlName(name: string, max: number): string {
  const cut = cutEncodedText(cutText(name, max), MAX_ENCODED_LENGTH);
  if (cut === name) return trimSignsEnd(name, '-/');
  const isBetweenWords = name[cut.length] === '-' || name[cut.length] === '/';
  const word = isBetweenWords ? cut.length : cut.lastIndexOf('-');
  return trimSignsEnd(word > cut.length / 2 ? cut.slice(0, word) : cut, '-/');
}
