import type { RichTextMark } from '#domain/rich-text/rich-text.ts';
import type { WordMark } from '#domain/rich-text/word-marks.ts';

export type SimpleMark = Exclude<RichTextMark['type'], 'link' | WordMark['type']>;

/** Elements that become a mark of the text in them. */
export const MARKS_BY_ELEMENT: ReadonlyMap<string, SimpleMark> = new Map([
  ['b', 'bold'],
  ['strong', 'bold'],
  ['i', 'italic'],
  ['em', 'italic'],
  ['cite', 'italic'],
  ['dfn', 'italic'],
  ['var', 'italic'],
  ['u', 'underline'],
  ['ins', 'underline'],
  ['s', 'strike'],
  ['strike', 'strike'],
  ['del', 'strike'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['tt', 'code'],
  ['samp', 'code'],
]);

/** Elements whose text stays as it is without loss. */
export const PLAIN_ELEMENTS: ReadonlySet<string> = new Set([
  'span',
  'font',
  'wbr',
  'time',
  'data',
  'label',
  'bdi',
  'bdo',
  'nobr',
  'tbody',
  'thead',
  'tfoot',
  'tr',
]);

/** Elements whose text stays while what they say about it is lost; these are reported. */
export const LOSSY_ELEMENTS: ReadonlySet<string> = new Set([
  'sub',
  'sup',
  'small',
  'big',
  'abbr',
  'acronym',
  'mark',
  'q',
  'ruby',
  'rt',
  'rp',
  'blink',
  'marquee',
  'basefont',
]);

/** Elements that are left out with everything in them, and reported. */
export const LEFT_OUT_ELEMENTS: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'object',
  'embed',
  'applet',
  'canvas',
  'svg',
  'math',
  'form',
  'input',
  'select',
  'textarea',
  'button',
  'meter',
  'progress',
  'dialog',
  'frame',
  'frameset',
  'noframes',
  'map',
  'area',
  'link',
  'meta',
  'base',
  'title',
  'param',
  'track',
  'datalist',
  'output',
  'portal',
  'fencedframe',
]);

/** The marks with one more. Code stands alone beside a link wins over code: the editor's text allows no other marks on code. */
export function withMark(marks: readonly RichTextMark[], mark: RichTextMark): readonly RichTextMark[] {
  if (marks.some((each) => each.type === mark.type)) return marks;
  const isLink = marks.some((each) => each.type === 'link');
  if (mark.type === 'code') return isLink ? marks : [mark];
  const isCode = marks.some((each) => each.type === 'code');
  if (isCode) return mark.type === 'link' ? [mark] : marks;
  return [...marks, mark];
}

/** The link among marks, or null. */
export function linkOfMarks(marks: readonly RichTextMark[]): Extract<RichTextMark, { type: 'link' }> | null {
  for (const mark of marks) if (mark.type === 'link') return mark;
  return null;
}
