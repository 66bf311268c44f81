import { z } from 'zod';

/** Columns of the grid blocks sit on, by breakpoint. */
export const DESKTOP_COLUMNS = 24;
export const MOBILE_COLUMNS = 8;
/** A row is at least this high, in px; a row grows with its content, so a longer text never overlaps its neighbour. */
export const ROW_HEIGHT_PX = 24;
/** Rows left free above a block that is put below another one automatically: 24 px. */
export const GAP_ROWS = 1;
/** Rows a section may have. */
export const MAX_ROWS = 400;
/** The editor's breakpoints: mobile up to 432 px, desktop from 433 px (EDIT-60, EDIT-61). */
export const MOBILE_MAX_WIDTH_PX = 432;

/** A rectangle on the grid, counted from 0 at the top left; sizes in columns and rows. */
export const gridBoxSchema = z.object({
  x: z
    .int()
    .min(0)
    .max(DESKTOP_COLUMNS - 1),
  y: z
    .int()
    .min(0)
    .max(MAX_ROWS - 1),
  w: z.int().min(1).max(DESKTOP_COLUMNS),
  h: z.int().min(1).max(MAX_ROWS),
});
export type GridBox = z.infer<typeof gridBoxSchema>;

/** The box moved and shrunk as far as needed to lie inside `columns` columns. */
export function fitIntoColumns(box: GridBox, columns: number): GridBox {
  const w = Math.min(box.w, columns);
  return {
    x: Math.max(0, Math.min(box.x, columns - w)),
    y: Math.max(0, Math.min(box.y, MAX_ROWS - 1)),
    w,
    h: Math.max(1, Math.min(box.h, MAX_ROWS)),
  };
}

/** Whether two boxes share a cell. */
export function boxesOverlap(a: GridBox, b: GridBox): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
