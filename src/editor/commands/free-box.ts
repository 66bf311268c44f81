import {
  boxesOverlap,
  DESKTOP_COLUMNS,
  GAP_ROWS,
  MAX_ROWS,
  type GridBox,
} from '#domain/arrangement/grid-box.ts';

/**
 * The first position below `anchor`, or below everything without one, where a box of the given size overlaps no other
 * and has a free row above and below it. Tries the anchor's first column first (`x` without an anchor), then from the
 * left. Sizes wider than the grid are narrowed.
 */
export function freeBox(
  taken: readonly GridBox[],
  size: { readonly w: number; readonly h: number },
  anchor: GridBox | undefined,
  x = 0,
): GridBox {
  const w = Math.min(size.w, DESKTOP_COLUMNS);
  const lastX = DESKTOP_COLUMNS - w;
  const start = Math.min(anchor?.x ?? x, lastX);
  const candidates = [
    start,
    ...Array.from({ length: lastX + 1 }, (_unused, column) => column).filter((column) => column !== start),
  ];
  const kept = taken.map((box) => ({ ...box, y: box.y - GAP_ROWS, h: box.h + 2 * GAP_ROWS }));
  const bottom = Math.max(0, ...kept.map((box) => box.y + box.h));
  const fromRow = anchor === undefined ? bottom : anchor.y + anchor.h + GAP_ROWS;
  for (let y = fromRow; y < bottom; y += 1) {
    for (const column of candidates) {
      const box = { x: column, y, w, h: size.h };
      if (!kept.some((other) => boxesOverlap(box, other))) return box;
    }
  }
  return { x: start, y: Math.min(Math.max(fromRow, bottom), MAX_ROWS - size.h), w, h: size.h };
}
