import { foldLetters } from '#lib/fold-letters.ts';

/** A name as it is searched by: small letters without marks, with one space between words; the same for what is typed. */
export function foldPlaceName(name: string): string {
  return foldLetters(name)
    .replaceAll(/['’ʻʼ‘`]/g, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
