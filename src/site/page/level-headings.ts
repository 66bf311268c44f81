import type { HeadingTag } from './heading-tags.ts';

interface Levelled {
  readonly html: string;
  /** Whether any heading gets another level than it was written with. */
  readonly hasChanged: boolean;
}

/**
 * Headings without gaps: one that would skip a level gets the next level, and its original one in `data-as` for its
 * looks. People choose headings by size; screen readers and checkers read them as an outline.
 */
export function levelHeadings(html: string, headings: readonly HeadingTag[]): Levelled {
  const above: { readonly wanted: number; readonly shown: number }[] = [];
  let current = 0;
  let levelled = '';
  let done = 0;
  for (const { level, isEnd, at } of headings) {
    if (!isEnd) {
      while ((above.at(-1)?.wanted ?? 0) >= level) above.pop();
      const parent = above.at(-1);
      current = parent === undefined ? level : Math.min(level, parent.shown + 1);
      above.push({ wanted: level, shown: current });
    }
    const shown = current === 0 ? level : current;
    if (shown === level) continue;
    levelled += html.slice(done, at) + (isEnd ? `</h${shown}` : `<h${shown} data-as="h${level}"`);
    done = at + (isEnd ? '</h1' : '<h1').length;
  }
  return { html: levelled + html.slice(done), hasChanged: done > 0 };
}

/** Styles that keep the size and margins of levelled headings in texts (blocks/text/styles.css). */
export const LEVELLED_HEADING_STYLES = [1, 2, 3, 4]
  .map((level) => {
    const heading = `[data-as=h${level}]`;
    const size = `.portico-block-text ${heading}{font-size:var(--size-h${level})}`;
    if (level < 3) return size;
    return `${size}.portico-block-text>${heading}+*{margin-block-start:.6em}.portico-block-text>p+${heading}{margin-block-start:1.1em}`;
  })
  .join('');
