import slugify from '@sindresorhus/slugify';
import { trimSigns } from '#lib/trim-signs.ts';
import { shortenUrlName } from './shorten-url-name.ts';
import { MAX_URL_NAME_LENGTH } from './url-name.ts';

const FALLBACK_URL_NAME = 'untitled';
/** A letter of a script that is not written in Latin letters here: Japanese, Thai, Hindi … */
const KEPT_LETTER =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}\P{L}]/u;

/** Letters in half or full width, which become the common ones. */
const WIDTH_FORMS = /[\uff00-\uffef]+/g;

/**
 * The address part made of a title: `Über uns!` gives `ueber-uns`. A title of which nothing is left gives `untitled`.
 * Words with letters that have no Latin form are kept; what would be too long is shortened behind a word.
 */
export function urlNameOf(title: string): string {
  const words = title
    .split(/\s/)
    .map((word) => (KEPT_LETTER.test(word) ? keepLetters(word) : latinOf(word)))
    .filter((word) => word !== '');
  const name = shortenUrlName(words.join('-'), MAX_URL_NAME_LENGTH);
  return name === '' ? FALLBACK_URL_NAME : name;
}

function latinOf(word: string): string {
  const latin = slugify(word, { preserveCharacters: ['_'] });
  return latin === '' ? keepLetters(word) : latin;
}

function keepLetters(word: string): string {
  const name = word
    .replaceAll(WIDTH_FORMS, (forms) => forms.normalize('NFKC'))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return trimSigns(name, '-');
}
