/** The beginning of a heading's opening or closing tag: `<h2` or `</h2`. What comes before and after it is text. */
export interface HeadingTag {
  readonly level: number;
  readonly isEnd: boolean;
}

/** Markup in pieces: headings stand by themselves, so that their level can be another one. */
export type MarkupPiece = string | HeadingTag;

/** Headings, and elements whose content is not markup of the page. */
const HEADINGS_AND_RAW_TEXT = /<(script|style|textarea|template)\b[^]*?<\/\1>|<(\/?)h([1-6])(?=[\s>])/gi;

/** The pieces of markup whose elements are not known. */
export function piecesOf(html: string): readonly MarkupPiece[] {
  const pieces: MarkupPiece[] = [];
  let done = 0;
  for (const { 0: found, index, 2: slash, 3: digit } of html.matchAll(HEADINGS_AND_RAW_TEXT)) {
    if (digit === undefined) continue;
    pieces.push(html.slice(done, index), { level: Number(digit), isEnd: slash === '/' });
    done = index + found.length;
  }
  pieces.push(html.slice(done));
  return pieces;
}

/** Pieces as they were written. */
export function joinPieces(pieces: readonly MarkupPiece[]): string {
  let html = '';
  for (const piece of pieces)
    html += typeof piece === 'string' ? piece : `<${piece.isEnd ? '/' : ''}h${piece.level}`;
  return html;
}
