import type { MarkupPiece } from '../markup/markup-pieces.ts';

interface Levelled {
  readonly html: string;
  /** Whether any heading has another level than it was written with. */
  readonly hasChanged: boolean;
}

/**
 * Headings without gaps: one that would skip a level below the heading it belongs to takes the next level and says in
 * `data-as` what it looks like. People set headings by their size; screen readers and checkers read them as an outline.
 */
export function levelHeadings(pieces: readonly MarkupPiece[]): Levelled {
  const above: { readonly wanted: number; readonly shown: number }[] = [];
  let current = 0;
  let html = '';
  let hasChanged = false;
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      html += piece;
      continue;
    }
    const { level, isEnd } = piece;
    if (!isEnd) {
      while ((above.at(-1)?.wanted ?? 0) >= level) above.pop();
      const parent = above.at(-1);
      current = parent === undefined ? level : Math.min(level, parent.shown + 1);
      above.push({ wanted: level, shown: current });
    }
    const shown = current === 0 ? level : current;
    hasChanged ||= shown !== level;
    if (isEnd) html += `</h${shown}`;
    else html += shown === level ? `<h${level}` : `<h${shown} data-as="h${level}"`;
  }
  return { html, hasChanged };
}

/** How levelled headings of texts keep their size. */
export const LEVELLED_HEADING_STYLES = [1, 2, 3, 4]
  .map((level) => `.portico-block-text [data-as=h${level}]{font-size:var(--size-h${level})}`)
  .join('');
