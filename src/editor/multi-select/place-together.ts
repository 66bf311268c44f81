import { shareColumns, type PlacedBlock } from '#domain/arrangement/placed-block.ts';
import type { BlockSpan } from '#domain/arrangement/solve-arrangement.ts';
import { boxesOverlap, MAX_ROWS, type GridBox } from '#domain/arrangement/grid-box.ts';
import type { GridGeometry } from '../grid/grid-geometry.ts';
import { candidates, overlap } from '../grid/find-nearest-box.ts';
import { solveOnce } from '../grid/solve-once.ts';

export interface FoundBoxes {
  readonly boxes: ReadonlyMap<string, GridBox>;
  /** The spans in which the blocks with these boxes are shown. */
  readonly spans: ReadonlyMap<string, BlockSpan>;
}

/** The number of rows tried, and of blocks they are taken from: bounds the work of a drag. */
const MOST_TRIED = 12;
const MOST_ASKED = 4;
/** A smaller gain is none: the boxes that were tried first are used. */
const LEAST_GAIN = 0.01;

/**
 * The boxes with which several blocks are shown nearest to a wish. Their relative positions are kept: all move by
 * `columns`, and by the number of rows with which they are nearest to `tops`, in px below the top of the grid.
 */
export function placeTogether(
  geometry: GridGeometry,
  blocks: readonly PlacedBlock[],
  { columns, tops }: { readonly columns: number; readonly tops: ReadonlyMap<string, number> },
): FoundBoxes {
  const ids = new Set(blocks.map(({ id }) => id));
  const others = geometry.blocks.filter(({ id }) => !ids.has(id));
  const those = [...ids].join(' ');
  const now = solveOnce(geometry, `without ${those}`, () => others);
  let best: (FoundBoxes & { readonly cost: number }) | null = null;
  for (const rows of rowsWorthTrying(geometry, blocks, { columns, tops, others, now })) {
    const moved = blocks.map((block) => ({
      ...block,
      box: { ...block.box, x: block.box.x + columns, y: block.box.y + rows },
    }));
    const spans = solveOnce(geometry, `${columns} ${rows} ${those}`, () => [...others, ...moved]);
    const most = best === null ? Number.POSITIVE_INFINITY : best.cost - LEAST_GAIN;
    const cost = costOf(geometry, { moved, others, spans, now, tops }, most);
    if (best === null || cost < most) {
      best = { boxes: new Map(moved.map(({ id, box }) => [id, box])), spans, cost };
    }
    // No others can be better by that much.
    if (best.cost <= LEAST_GAIN) break;
  }
  return best ?? { boxes: new Map(blocks.map(({ id, box }) => [id, box])), spans: now };
}

interface Wish {
  readonly columns: number;
  readonly tops: ReadonlyMap<string, number>;
  readonly others: readonly PlacedBlock[];
  readonly now: ReadonlyMap<string, BlockSpan>;
}

function rowsWorthTrying(
  geometry: GridGeometry,
  blocks: readonly PlacedBlock[],
  { columns, tops, others, now }: Wish,
): readonly number[] {
  const topOf = (block: PlacedBlock): number => tops.get(block.id) ?? 0;
  const highest = blocks.toSorted((a, b) => topOf(a) - topOf(b)).slice(0, MOST_ASKED);
  const least = -Math.min(...blocks.map(({ box }) => box.y));
  const most = MAX_ROWS - Math.max(...blocks.map(({ box }) => box.y + box.h));
  const rows = new Set<number>();
  for (const block of highest) {
    const box = { ...block.box, x: block.box.x + columns };
    const beside = others.filter((other) => shareColumns(other.box, box));
    const wish = { top: topOf(block), height: geometry.heights.get(block.id) ?? box.h * geometry.row };
    for (const { y } of candidates(beside, block, wish, now, geometry.row)) rows.add(y - block.box.y);
  }
  return [...rows].filter((row) => row >= least && row <= most).slice(0, MOST_TRIED);
}

interface Tried {
  readonly moved: readonly PlacedBlock[];
  readonly others: readonly PlacedBlock[];
  readonly spans: ReadonlyMap<string, BlockSpan>;
  readonly now: ReadonlyMap<string, BlockSpan>;
  readonly tops: ReadonlyMap<string, number>;
}

/**
 * The cost: distance from the wish first, then moving other blocks, or overlapping them without being seen to; `most`
 * or more where it cannot be less than that.
 */
function costOf({ row }: GridGeometry, { moved, others, spans, now, tops }: Tried, most: number): number {
  let away = 0;
  for (const { id } of moved) {
    const span = spans.get(id);
    if (span !== undefined) away += Math.abs(span.top - (tops.get(id) ?? 0));
  }
  let cost = (away * 4) / Math.max(1, moved.length);
  if (cost >= most) return cost;
  for (const { id } of others) {
    const before = now.get(id);
    const after = spans.get(id);
    if (before !== undefined && after !== undefined) {
      cost += Math.min(Math.abs(after.top - before.top), row * 2);
    }
  }
  for (const { id, box } of moved) {
    if (cost >= most) return cost;
    const span = spans.get(id);
    if (span === undefined) continue;
    for (const other of others) {
      // Only overlapping boxes, which are few, are looked up.
      if (!boxesOverlap(box, other.box)) continue;
      const after = spans.get(other.id);
      if (after !== undefined && !overlap(span, after)) cost += row;
    }
  }
  return cost;
}
