import type { PlacedBlock } from '#domain/arrangement/placed-block.ts';
import { MAX_ROWS, type GridBox } from '#domain/arrangement/grid-box.ts';
import { solveSpans, type GridGeometry } from '../grid/grid-geometry.ts';
import { findNearestBox } from '../grid/find-nearest-box.ts';
import { hasChosenHeight } from '../grid/resized-box.ts';

/** The ways to align several blocks (EDIT-200). `start` and `end` are those of the line: left and right in English. */
export const LINE_UPS = [
  'align-start',
  'align-center',
  'align-end',
  'align-top',
  'align-middle',
  'align-bottom',
  'distribute-columns',
  'distribute-rows',
  'same-width',
  'same-height',
] as const;
export type LineUp = (typeof LINE_UPS)[number];

/** Equal gaps need something between the first and the last. */
export const LEAST_TO_DISTRIBUTE = 3;

interface Seen {
  readonly block: PlacedBlock;
  /** The wanted top, px below the top of the grid. */
  readonly top: number;
  readonly height: number;
}

/**
 * The boxes with which blocks are seen aligned: columns exactly, rows as near as the grid allows. The size of the first
 * block is used for all. None where they are seen so already.
 */
export function linedUp(
  geometry: GridGeometry,
  blockIds: readonly string[],
  lineUp: LineUp,
): ReadonlyMap<string, GridBox> {
  const spans = solveSpans(geometry, geometry.blocks);
  const seen = blockIds.flatMap((id): readonly Seen[] => {
    const block = geometry.blocks.find((each) => each.id === id);
    const span = spans.get(id);
    return block === undefined || span === undefined ? [] : [{ block, ...span }];
  });
  const wishes = wished(seen, lineUp, geometry);
  const now = new Map(seen.map((each) => [each.block.id, each]));
  // A text may be stored in several ways that look the same: what is aligned is not stored anew.
  if (wishes.every((wish) => isSeenSo(wish, now.get(wish.block.id)))) return new Map();
  return placeOneByOne(geometry, wishes);
}

function isSeenSo(wish: Seen, now: Seen | undefined): boolean {
  if (now === undefined || Math.abs(wish.top - now.top) >= 1) return false;
  const { x, w, h } = wish.block.box;
  const { box } = now.block;
  return x === box.x && w === box.w && h === box.h;
}

function wished(seen: readonly Seen[], lineUp: LineUp, geometry: GridGeometry): readonly Seen[] {
  const left = Math.min(...seen.map(({ block }) => block.box.x));
  const right = Math.max(...seen.map(({ block }) => block.box.x + block.box.w));
  const top = Math.min(...seen.map((each) => each.top));
  const bottom = Math.max(...seen.map((each) => each.top + each.height));
  const toColumn = (columnOf: (box: GridBox) => number): readonly Seen[] =>
    seen.map((each) => withBox(each, { x: columnOf(each.block.box) }));
  const toTop = (topOf: (each: Seen) => number): readonly Seen[] =>
    seen.map((each) => ({ ...each, top: Math.max(0, topOf(each)) }));
  switch (lineUp) {
    case 'align-start':
      return toColumn(() => left);
    case 'align-center':
      return toColumn(({ w }) => Math.round(left + (right - left - w) / 2));
    case 'align-end':
      return toColumn(({ w }) => right - w);
    case 'align-top':
      return toTop(() => top);
    case 'align-middle':
      return toTop(({ height }) => top + (bottom - top - height) / 2);
    case 'align-bottom':
      return toTop(({ height }) => bottom - height);
    case 'distribute-columns': {
      const inOrder = seen.toSorted((a, b) => a.block.box.x - b.block.box.x);
      const starts = evenly(
        inOrder.map(({ block }) => ({ start: block.box.x, size: block.box.w })),
        1,
      );
      return inOrder.map((each, index) => withBox(each, { x: starts[index] ?? each.block.box.x }));
    }
    case 'distribute-rows': {
      const inOrder = seen.toSorted((a, b) => a.top - b.top);
      const starts = evenly(
        inOrder.map((each) => ({ start: each.top, size: each.height })),
        geometry.row,
      );
      return inOrder.map((each, index) => ({ ...each, top: Math.max(0, starts[index] ?? each.top) }));
    }
    case 'same-width': {
      const w = seen[0]?.block.box.w ?? 1;
      const last = geometry.columns.length - w;
      return seen.map((each) => withBox(each, { w, x: Math.max(0, Math.min(each.block.box.x, last)) }));
    }
    default: {
      const h = seen.find(({ block }) => hasChosenHeight(block))?.block.box.h ?? 1;
      return seen.map((each) =>
        hasChosenHeight(each.block) ? withBox(each, { h: Math.min(h, MAX_ROWS - each.block.box.y) }) : each,
      );
    }
  }
}

function withBox(seen: Seen, change: Partial<GridBox>): Seen {
  return { ...seen, block: { ...seen.block, box: { ...seen.block.box, ...change } } };
}

/** The starts of parts with equal gaps between them; the first and the last stay. Gaps are whole steps. */
function evenly(
  parts: readonly { readonly start: number; readonly size: number }[],
  step: number,
): readonly number[] {
  const first = parts[0];
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return [];
  const taken = parts.reduce((sum, { size }) => sum + size, 0);
  const gap = (last.start + last.size - first.start - taken) / Math.max(1, parts.length - 1);
  const starts: number[] = [];
  let end = first.start - gap;
  for (const { size } of parts) {
    const start = end + gap;
    // Each is rounded from its exact position, so that rounding errors do not add up.
    starts.push(step === 1 ? Math.round(start) : start);
    end = start + size;
  }
  return starts;
}

/** From top to bottom, each with the new boxes of those before it and the boxes of those that stay. */
function placeOneByOne(geometry: GridGeometry, wishes: readonly Seen[]): ReadonlyMap<string, GridBox> {
  const moved = new Set(wishes.map(({ block }) => block.id));
  let blocks: readonly PlacedBlock[] = geometry.blocks.filter(({ id }) => !moved.has(id));
  const boxes = new Map<string, GridBox>();
  for (const { block, top } of wishes.toSorted((a, b) => a.top - b.top)) {
    const { box } = findNearestBox({ ...geometry, blocks }, block, { x: block.box.x, w: block.box.w, top });
    blocks = [...blocks, { ...block, box }];
    boxes.set(block.id, box);
  }
  return boxes;
}
