/** Where search engines cut descriptions. */
export const DESCRIPTION_LENGTH = 155;

/** The text on one line, at most `length` characters; cut at a word and closed with an ellipsis. */
export function shortenText(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}
