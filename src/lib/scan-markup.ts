import { findNext } from './find-next.ts';

/** A tag of markup, or an element with its content, or a comment. */
export interface MarkupPart {
  /** In lower case; `!--` for a comment. */
  readonly name: string;
  readonly isEnd: boolean;
  /** The content up to the closing tag. */
  readonly isWhole: boolean;
  readonly start: number;
  /** The index after the last character; the end of the text for a tag that is not closed. */
  readonly end: number;
}

const TAG = /<(\/?)([a-z][a-z0-9:-]*)/iy;

/**
 * The tags of markup that others wrote, in one pass. Elements of the names in `whole` are one part with their content,
 * and so are comments where `!--` is among them; what does not close is a tag, or nothing. Quotes are not looked at.
 */
export function* scanMarkup(html: string, whole: ReadonlySet<string>): Generator<MarkupPart> {
  const small = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const nextTag = findNext(html, '<');
  const nextEnd = findNext(html, '>');
  const nextOf = new Map(
    [...whole].map((name) => [name, findNext(small, name === '!--' ? '-->' : `</${name}`)]),
  );
  for (let start = nextTag(0); start !== -1;) {
    const part = partAt(html, start, nextEnd, nextOf);
    if (part !== null) yield part;
    start = nextTag(part === null ? start + 1 : part.end);
  }
}

type Find = (from: number) => number;

function partAt(
  html: string,
  start: number,
  nextEnd: Find,
  nextOf: ReadonlyMap<string, Find>,
): MarkupPart | null {
  if (html.startsWith('<!--', start)) {
    const end = nextOf.get('!--')?.(start + '<!--'.length) ?? -1;
    return end === -1 ? null : { name: '!--', isEnd: false, isWhole: true, start, end: end + '-->'.length };
  }
  TAG.lastIndex = start;
  const found = TAG.exec(html);
  if (found === null) return null;
  const name = (found[2] ?? '').toLowerCase();
  const isEnd = found[1] === '/';
  const close = isEnd ? -1 : (nextOf.get(name)?.(TAG.lastIndex) ?? -1);
  const isWhole = close !== -1;
  const end = nextEnd(isWhole ? close : TAG.lastIndex);
  return { name, isEnd, isWhole, start, end: end === -1 ? html.length : end + 1 };
}
