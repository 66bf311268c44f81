import { scanMarkup } from '#lib/scan-markup.ts';

/** An opening or closing tag of a heading: `<h2` or `</h2` stands at `at` in the markup. */
export interface HeadingTag {
  readonly level: number;
  readonly isEnd: boolean;
  readonly at: number;
}

/** Elements whose content is not markup of the page. */
const RAW_TEXT: ReadonlySet<string> = new Set(['!--', 'script', 'style', 'textarea', 'template']);
const HEADING = /^h[1-6]$/;

/** The headings in markup that was not written element by element. */
export function headingTagsIn(html: string): readonly HeadingTag[] {
  const found: HeadingTag[] = [];
  for (const { name, isEnd, start } of scanMarkup(html, RAW_TEXT)) {
    const tagLength = (isEnd ? '</' : '<').length + name.length;
    if (!HEADING.test(name) || !/[\s>]/.test(html[start + tagLength] ?? '')) continue;
    found.push({ level: Number(name[1]), isEnd, at: start });
  }
  return found;
}

/** The level of an element that is a heading; null for others. */
export function headingLevel(tag: string): number | null {
  if (tag.length !== 2 || !tag.startsWith('h')) return null;
  const level = Number(tag[1]);
  return level >= 1 && level <= 6 ? level : null;
}
