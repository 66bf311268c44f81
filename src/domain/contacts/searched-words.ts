import { cutText } from '#lib/cut-text.ts';
import { foldLetters } from '#lib/fold-letters.ts';

/** Words of up to three letters, and numbers, have to be right (FIND-14). */
const LEAST_FORGIVEN = 4;
const MAX_WORDS = 10;
const MAX_WORD_LENGTH = 60;

/** The words of a text without case and accents (FIND-13). Addresses and telephone numbers stay whole. */
export function foldedWords(text: string): readonly string[] {
  return foldLetters(text.normalize('NFKD'))
    .split(/[\s,;()"“”]+/)
    .filter((word) => word !== '');
}

/** The digits of a telephone number, with its plus. */
export function foldedPhone(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '');
}

/** What searches look through: each word after a space, so that a word is found from its beginning (CRM-09). */
export function searchedText(texts: readonly string[], phones: readonly string[]): string {
  const words = [...texts.flatMap(foldedWords), ...phones.map(foldedPhone).filter((phone) => phone !== '')];
  return [...new Set(words.flatMap(withParts))].map((word) => ` ${word}`).join('');
}

/** The words somebody searches for; further ones are ignored. */
export function wantedWords(search: string): readonly string[] {
  const phone = foldedPhone(search);
  // A telephone number may be typed with spaces.
  if (/^[\d\s+()./-]+$/.test(search) && phone.length > 0) return [phone];
  return foldedWords(search)
    .map((word) => cutText(word, MAX_WORD_LENGTH))
    .slice(0, MAX_WORDS);
}

/** Whether a word of a search may have an error: from four letters on, but for numbers (FIND-14). */
export function isForgivable(word: string): boolean {
  return Array.from(word).length >= LEAST_FORGIVEN && !/^[\d+]+$/.test(word);
}

/**
 * How the shortest beginning of a word reads that differs from a wanted one by no more than one wrong, missing, extra or
 * swapped letter (FIND-14); null where none does.
 */
export function forgivenBeginning(word: string, wanted: string): string | null {
  const letters = Array.from(word);
  const sought = Array.from(wanted);
  for (const length of [sought.length - 1, sought.length, sought.length + 1]) {
    if (length > letters.length) return null;
    const beginning = letters.slice(0, length);
    if (differsByOne(beginning, sought)) return beginning.join('');
  }
  return null;
}

function differsByOne(one: readonly string[], other: readonly string[]): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const isSameFrom = (place: number, otherPlace: number) =>
    one.length - place === other.length - otherPlace &&
    one.slice(place).every((letter, offset) => letter === other[otherPlace + offset]);
  if (one.length !== other.length) return isSameFrom(at + 1, at) || isSameFrom(at, at + 1);
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return isSameFrom(at + 1, at + 1) || (isSwapped && isSameFrom(at + 2, at + 2));
}

/** Of an address its domain is a word, too, and of a name with hyphens its parts. */
function withParts(word: string): readonly string[] {
  const at = word.lastIndexOf('@');
  if (at > 0) return [word, word.slice(at + 1)];
  return word.includes('-') ? [word, ...word.split('-').filter((part) => part !== '')] : [word];
}
