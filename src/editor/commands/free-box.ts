import { boxesOverlap, MAX_ROWS, type GridBox } from '#domain/arrangement/grid-box.ts';

/**
 * The first place from row `fromRow` down where a box of the size given meets no other;
 * looks in column `preferredX` first, then from the left. Sizes wider than the grid are narrowed.
 */
export function freeBox(
  taken: readonly GridBox[],
  size: { readonly w: number; readonly h: number },
  columns: number,
  fromRow = 0,
  preferredX = 0,
): GridBox {
  const w = Math.min(size.w, columns);
  const lastX = columns - w;
  const start = Math.min(preferredX, lastX);
  const candidates = [
    start,
    ...Array.from({ length: lastX + 1 }, (_unused, x) => x).filter((x) => x !== start),
  ];
  const bottom = Math.max(fromRow, ...taken.map((box) => box.y + box.h));
  for (let y = fromRow; y < bottom; y += 1) {
    for (const x of candidates) {
      const box = { x, y, w, h: size.h };
      if (!taken.some((other) => boxesOverlap(box, other))) return box;
    }
  }
  return { x: start, y: Math.min(bottom, MAX_ROWS - size.h), w, h: size.h };
}
