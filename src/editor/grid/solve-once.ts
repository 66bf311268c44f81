import type { PlacedBlock } from '#domain/arrangement/placed-block.ts';
import type { BlockSpan } from '#domain/arrangement/solve-arrangement.ts';
import { solveSpans, type GridGeometry } from './grid-geometry.ts';

type BlockSpans = ReadonlyMap<string, BlockSpan>;

/** A drag tries the same boxes repeatedly; more than these are seldom near each other. */
const MOST_KEPT = 500;
const kept = new WeakMap<GridGeometry, Map<string, BlockSpans>>();

/**
 * The spans of blocks in a grid, computed once for each `key`, which identifies the boxes. The cache is dropped with
 * the geometry.
 */
export function solveOnce(
  geometry: GridGeometry,
  key: string,
  blocks: () => readonly PlacedBlock[],
): BlockSpans {
  let known = kept.get(geometry);
  if (known === undefined || known.size >= MOST_KEPT) {
    known = new Map();
    kept.set(geometry, known);
  }
  const found = known.get(key) ?? solveSpans(geometry, blocks());
  known.set(key, found);
  return found;
}
