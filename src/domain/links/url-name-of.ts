import slugify from '@sindresorhus/slugify';
import { MAX_URL_NAME_LENGTH } from './url-name.ts';

const FALLBACK_URL_NAME = 'untitled';

/**
 * The address part made of a title: `Über uns!` gives `ueber-uns`. A title of which nothing is left gives `untitled`.
 * Letters that have no Latin form are kept.
 */
export function urlNameOf(title: string): string {
  const latin = slugify(title, { preserveCharacters: ['_'] });
  const name = latin === '' ? keepLetters(title) : latin;
  const cut = name.slice(0, MAX_URL_NAME_LENGTH).replace(/-+$/, '');
  return cut === '' ? FALLBACK_URL_NAME : cut;
}

function keepLetters(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}
