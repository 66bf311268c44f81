import { hasGivenHeight, type PlacedBlock } from '#domain/arrangement/placed-block.ts';
import { MAX_ROWS } from '#domain/arrangement/grid-box.ts';
import { columnAt, isRightToLeft, solveSpans, type GridGeometry } from './grid-geometry.ts';
import { findNearestBox, type NearestBox } from './find-nearest-box.ts';

/** The eight handles, by the edges they move. */
export const RESIZE_HANDLES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type ResizeHandle = (typeof RESIZE_HANDLES)[number];

/** The handles of a block with content height: only its width can be chosen. */
export const WIDTH_HANDLES: readonly ResizeHandle[] = ['e', 'w'];

/**
 * The box of a block whose edges at a handle are moved to the pointer; never smaller than one cell. Its other edges
 * stay where they are seen.
 */
export function resizedBox(
  geometry: GridGeometry,
  block: PlacedBlock,
  handle: ResizeHandle,
  pointer: { readonly x: number; readonly y: number },
): NearestBox {
  const { row, columns } = geometry;
  const { box } = block;
  const now = solveSpans(geometry, geometry.blocks).get(block.id) ?? { top: 0, height: row };
  const column = columnAt(geometry, pointer.x);
  let left = box.x;
  let right = box.x + box.w - 1;
  const [startEdge, endEdge] = isRightToLeft(geometry) ? ['e', 'w'] : ['w', 'e'];
  if (handle.includes(startEdge)) left = Math.min(column, right);
  if (handle.includes(endEdge)) right = Math.max(left, Math.min(column, columns.length - 1));
  let { h } = box;
  let { top } = now;
  if (hasChosenHeight(block)) {
    const y = pointer.y - geometry.top;
    const rows = (px: number): number => Math.max(1, Math.min(MAX_ROWS, Math.round(px / row)));
    if (handle.includes('s')) h = rows(y - now.top);
    if (handle.includes('n')) {
      h = rows(now.top + now.height - Math.max(0, y));
      top = Math.max(0, now.top + now.height - h * row);
    }
  }
  return findNearestBox(geometry, { ...block, box: { ...box, h } }, { x: left, w: right - left + 1, top });
}

/** Whether the rows of the block are its height: exactly, or at least. */
export function hasChosenHeight({ height }: Pick<PlacedBlock, 'height'>): boolean {
  return hasGivenHeight(height) || height === 'frame-with-text';
}
