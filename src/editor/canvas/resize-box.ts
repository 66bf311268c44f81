import { MAX_ROWS, type GridBox } from '#domain/pages/grid-box.ts';

/** The eight handles, by the edges they move. */
export const RESIZE_HANDLES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type ResizeHandle = (typeof RESIZE_HANDLES)[number];

/** The box with the edges of a handle put into the column and row the pointer is in; never smaller than one cell. */
export function resizeBox(
  box: GridBox,
  handle: ResizeHandle,
  cell: { readonly column: number; readonly row: number },
  columns: number,
): GridBox {
  let left = box.x;
  let right = box.x + box.w - 1;
  let top = box.y;
  let bottom = box.y + box.h - 1;
  if (handle.includes('w')) left = Math.min(Math.max(0, cell.column), right);
  if (handle.includes('e')) right = Math.max(left, Math.min(cell.column, columns - 1));
  if (handle.includes('n')) top = Math.min(Math.max(0, cell.row), bottom);
  if (handle.includes('s')) bottom = Math.max(top, Math.min(cell.row, MAX_ROWS - 1));
  return { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}
