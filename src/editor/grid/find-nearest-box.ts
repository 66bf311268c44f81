import {
  bottomOf,
  hasGivenHeight,
  shareColumns,
  type PlacedBlock,
} from '#domain/arrangement/placed-block.ts';
import type { BlockSpan } from '#domain/arrangement/solve-arrangement.ts';
import { boxesOverlap, MAX_ROWS, type GridBox } from '#domain/arrangement/grid-box.ts';
import type { GridGeometry } from './grid-geometry.ts';
import { shiftOfGrid } from './section-room.ts';
import { solveOnce } from './solve-once.ts';

/** A box that can be stored, and the span in which a block with it is shown. */
export interface FoundBox {
  readonly box: GridBox;
  readonly span: BlockSpan;
}

export interface NearestBox extends FoundBox {
  /** How far the whole grid moves down once the block has the box, px. */
  readonly shift: number;
}

/** The greatest number of boxes tried for one wish: bounds the work of a moving pointer. */
const MOST_TRIED = 16;
/** What a block costs that is moved, and lies over or under the dropped one all the same, in rows. */
const MOVED_AND_COVERED_ROWS = 20;
/** What it costs to touch a block that one was put below against the wish: more than the row that keeps them apart. */
const TOUCHING_ROWS = 5;
/** A smaller gain is none: the box that was tried first is used. */
const LEAST_GAIN = 0.01;

/**
 * The box with which a block is shown nearest to a wish: at `x`, `w` columns wide, its upper edge `top` px below that
 * of the grid. Texts are seldom as high as their rows, so the row to store differs from the one it is seen in: boxes
 * are tried by the rules of the layout, and those that move no other block are preferred.
 */
export function findNearestBox(
  geometry: GridGeometry,
  block: PlacedBlock,
  wish: { readonly x: number; readonly w: number; readonly top: number },
): NearestBox {
  const { row, room } = geometry;
  const others = geometry.blocks.filter(({ id }) => id !== block.id);
  const now = solveOnce(geometry, `without ${block.id}`, () => others);
  const height = hasGivenHeight(block.height) ? block.box.h * row : (geometry.heights.get(block.id) ?? row);
  const beside = others.filter(({ box }) => shareColumns(box, { ...block.box, x: wish.x, w: wish.w }));
  let best: (NearestBox & { readonly cost: number }) | null = null;
  for (const { y, h } of candidates(beside, block, { top: wish.top, height }, now, row)) {
    const box = { x: wish.x, w: wish.w, y, h };
    const key = `${block.id} ${box.x} ${box.y} ${box.w} ${box.h}`;
    const spans = solveOnce(geometry, key, () => [...others, { ...block, box }]);
    const span = spans.get(block.id) ?? { top: 0, height };
    let cost = Math.abs(span.top - wish.top) * 4;
    // The cost only grows: a worse candidate need not be compared with the other blocks.
    if (best !== null && cost >= best.cost - LEAST_GAIN) continue;
    const isPutLower = span.top - wish.top > row;
    for (const other of others) {
      const before = now.get(other.id);
      const after = spans.get(other.id);
      if (before === undefined || after === undefined) continue;
      const movedBy = Math.abs(after.top - before.top);
      cost += Math.min(movedBy, row * 2);
      if (shareColumns(box, other.box)) {
        if (movedBy > 1 && overlap(span, after)) cost += row * MOVED_AND_COVERED_ROWS;
        if (isPutLower && Math.abs(endOf(after) - span.top) < 1) cost += row * TOUCHING_ROWS;
      }
      // Boxes that overlap without being seen to would overlap visibly at another width.
      if (boxesOverlap(box, other.box) && !overlap(span, after)) cost += row;
    }
    if (best === null || cost < best.cost - LEAST_GAIN)
      best = { box, span, shift: shiftOfGrid(room, spans), cost };
    // No other box can be better by that much.
    if (best.cost <= LEAST_GAIN) break;
  }
  return best ?? { box: { ...block.box, x: wish.x, w: wish.w }, span: { top: 0, height }, shift: 0 };
}

/** Whether two spans in the same columns overlap. */
export function overlap(a: BlockSpan, b: BlockSpan): boolean {
  return a.top < b.top + b.height - 1 && b.top < a.top + a.height - 1;
}

/** Rows and heights worth trying, the likeliest first. */
export function candidates(
  beside: readonly PlacedBlock[],
  block: PlacedBlock,
  wish: BlockSpan,
  now: ReadonlyMap<string, BlockSpan>,
  row: number,
): readonly { readonly y: number; readonly h: number }[] {
  const rowsTo = (px: number): number => Math.round(px / row);
  const above = beside.filter(({ id }) => endOf(now.get(id)) <= wish.top + row / 2);
  const lowest = Math.max(0, ...above.map(({ id }) => endOf(now.get(id))));
  const first =
    Math.max(0, ...above.map(({ box }) => bottomOf(box))) + Math.max(0, rowsTo(wish.top - lowest));
  const rows = new Set([first, first + 1, first - 1]);
  for (const { id, box } of beside) {
    const top = now.get(id)?.top ?? 0;
    // Below the top of another block, or below its end.
    rows.add(box.y + rowsTo(wish.top - top));
    rows.add(bottomOf(box) + rowsTo(wish.top - endOf(now.get(id))));
  }
  rows.add(rowsTo(wish.top));
  // Where it has no room beside a text, a row below all that stands there.
  if (beside.length > 0) rows.add(Math.max(...beside.map(({ box }) => bottomOf(box))) + 1);
  const tried = [...rows]
    .filter((y) => y >= 0 && y < MAX_ROWS)
    .toSorted((a, b) => Math.abs(a - first) - Math.abs(b - first));
  const below = beside.filter(({ id }) => (now.get(id)?.top ?? 0) >= wish.top + wish.height - row / 2);
  return tried.slice(0, MOST_TRIED).flatMap((y) => {
    if (hasGivenHeight(block.height)) return [{ y, h: block.box.h }];
    // The rows of a text only determine the distance of the next block: its visible height is used.
    const next = below.toSorted((a, b) => a.box.y - b.box.y)[0];
    const seen = Math.max(1, rowsTo(wish.height));
    const gap =
      next === undefined ? 0 : Math.max(0, rowsTo((now.get(next.id)?.top ?? 0) - wish.top - wish.height));
    const fitting = next === undefined ? seen : next.box.y - gap - y;
    const heights = new Set([seen, Math.max(1, fitting)]);
    return [...heights].map((h) => ({ y, h: Math.min(h, MAX_ROWS) }));
  });
}

function endOf(span: BlockSpan | undefined): number {
  return span === undefined ? 0 : span.top + span.height;
}
