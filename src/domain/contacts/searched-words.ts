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

/**
 * The beginnings of words that differ from a word by one wrong, missing, extra or swapped letter (FIND-14); `null`
 * stands for any letter. None for words that have to be right.
 */
export function misspellings(word: string): readonly (readonly (string | null)[])[] {
  const letters = Array.from(word);
  if (letters.length < LEAST_FORGIVEN || /^[\d+]+$/.test(word)) return [];
  const found: (readonly (string | null)[])[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const before = letters.slice(0, at);
    const after = letters.slice(at + 1);
    const letter = letters[at] ?? '';
    const next = letters[at + 1];
    found.push([...before, null, ...after], [...before, null, letter, ...after], [...before, ...after]);
    if (next !== undefined && next !== letter)
      found.push([...before, next, letter, ...letters.slice(at + 2)]);
  }
  return found;
}

/** Of an address its domain is a word, too, and of a name with hyphens its parts. */
function withParts(word: string): readonly string[] {
  const at = word.lastIndexOf('@');
  if (at > 0) return [word, word.slice(at + 1)];
  return word.includes('-') ? [word, ...word.split('-').filter((part) => part !== '')] : [word];
}
