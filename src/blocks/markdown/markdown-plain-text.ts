/** Signs of Markdown that are not words, each with what stays of it. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/<[^>]*>[^<]*<\/[^>]*>|<[^>]*>/g, ''],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/^\s{0,3}(#{1,6}|[-*+>]|\d+[.)]|```\S*|~~~\S*)(\s+|$)/gm, ''],
  [/^[\s|:-]+$/gm, ''],
  [/\*\*|__|~~|`|(?<!\w)[*_]|[*_](?!\w)/g, ''],
  [/\|/g, ' '],
];

/** The words of a Markdown text, nearly without its signs: enough for searching, without the parser. */
export function markdownPlainText(source: string): string {
  const words = SIGNS.reduce((text, [sign, kept]) => text.replaceAll(sign, kept), source);
  return words.replaceAll(/\s*\n\s*/g, '\n').trim();
}
