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

/** A text in small letters without marks, for searches; marks of other scripts, which belong to their letters, stay. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłħı]/g, (letter) => SPELLED_OUT[letter] ?? letter);
}
