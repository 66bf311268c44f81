/** Letters that do not come apart into a plain one and a mark. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};
const MARKS = /(?<=\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{M}+/gu;

/** A name as it is searched by: small letters without marks, with one space between words; the same for what is typed. */
export function foldPlaceName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłħı]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .replaceAll(/['’ʻʼ‘`]/g, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
