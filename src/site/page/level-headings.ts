import { headingsIn, type HeadingMark } from '../markup/headings-in.ts';

/**
 * Headings without gaps: one that would skip a level below the heading it belongs to takes the next level and says in
 * `data-as` what it looks like. People set headings by their size; screen readers and checkers read them as an outline.
 */
export function levelHeadings(html: string, headings: readonly HeadingMark[] = headingsIn(html)): string {
  const above: { readonly wanted: number; readonly shown: number }[] = [];
  let current = 0;
  let levelled = '';
  let done = 0;
  for (const { at, level, isEnd } of headings) {
    if (!isEnd) {
      while ((above.at(-1)?.wanted ?? 0) >= level) above.pop();
      const parent = above.at(-1);
      current = parent === undefined ? level : Math.min(level, parent.shown + 1);
      above.push({ wanted: level, shown: current });
    }
    const shown = current === 0 ? level : current;
    if (shown === level) continue;
    // `<h4` or `</h4`: everything after the name stays.
    levelled += `${html.slice(done, at)}${isEnd ? `</h${shown}` : `<h${shown} data-as="h${level}"`}`;
    done = at + (isEnd ? 4 : 3);
  }
  return levelled + html.slice(done);
}

/** How levelled headings of texts keep their size. */
export const LEVELLED_HEADING_STYLES = [1, 2, 3, 4]
  .map((level) => `.portico-block-text [data-as=h${level}]{font-size:var(--size-h${level})}`)
  .join('');
