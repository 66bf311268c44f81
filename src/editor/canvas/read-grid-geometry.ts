import { tracksOf, type GridGeometry } from './grid-geometry.ts';

/** Measures the grid of a section; the resolved tracks include rows that grew with their content. */
export function readGridGeometry(grid: HTMLElement): GridGeometry {
  const view = grid.ownerDocument.defaultView;
  if (view === null) return { columns: [], rows: [], rowGap: 0 };
  const style = view.getComputedStyle(grid);
  const rectangle = grid.getBoundingClientRect();
  const rowGap = pixels(style.rowGap);
  const left = rectangle.left + view.scrollX + pixels(style.paddingLeft) + pixels(style.borderLeftWidth);
  const top = rectangle.top + view.scrollY + pixels(style.paddingTop) + pixels(style.borderTopWidth);
  return {
    columns: tracksOf(left, trackSizes(style.gridTemplateColumns), pixels(style.columnGap)),
    rows: tracksOf(top, trackSizes(style.gridTemplateRows), rowGap),
    rowGap,
  };
}

function trackSizes(value: string): number[] {
  return [...value.replaceAll(/\[[^\]]*\]/g, ' ').matchAll(/(-?\d*\.?\d+)px/g)].map((match) =>
    Number(match[1]),
  );
}

function pixels(value: string): number {
  const number = Number.parseFloat(value);
  return Number.isFinite(number) ? number : 0;
}
