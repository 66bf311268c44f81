/** Headings, and elements whose content is not markup of the page. */
const HEADINGS_AND_RAW_TEXT = /<(script|style|textarea|template)\b[^]*?<\/\1>|<(\/?)h([1-6])(?=[\s>])/gi;

/**
 * Headings without gaps: one that would skip a level below the heading it belongs to takes the next level and says in
 * `data-as` what it looks like. People set headings by their size; screen readers and checkers read them as an outline.
 */
export function levelHeadings(html: string): string {
  const above: { readonly wanted: number; readonly shown: number }[] = [];
  let current = 0;
  return html.replaceAll(
    HEADINGS_AND_RAW_TEXT,
    (match: string, rawText: string | undefined, slash: string | undefined, digit: string | undefined) => {
      if (rawText !== undefined || digit === undefined) return match;
      if (slash === '/') return `</h${current === 0 ? digit : current}`;
      const wanted = Number(digit);
      while ((above.at(-1)?.wanted ?? 0) >= wanted) above.pop();
      const parent = above.at(-1);
      current = parent === undefined ? wanted : Math.min(wanted, parent.shown + 1);
      above.push({ wanted, shown: current });
      return current === wanted ? match : `<h${current} data-as="h${wanted}"`;
    },
  );
}

/** How levelled headings of texts keep their size. */
export const LEVELLED_HEADING_STYLES = [1, 2, 3, 4]
  .map((level) => `.portico-block-text [data-as=h${level}]{font-size:var(--size-h${level})}`)
  .join('');
