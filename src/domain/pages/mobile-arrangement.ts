import { MOBILE_COLUMNS, type GridBox } from './grid-box.ts';

export interface Arranged {
  readonly id: string;
  readonly desktop: GridBox;
  /** The owner's own place on phones, or null while it is derived. */
  readonly mobile: GridBox | null;
}

/**
 * Where blocks sit on phones: an own place where the owner chose one; the others full width below each other
 * in reading order (top to bottom, then left to right) after the last row that is taken.
 */
export function arrangeForMobile(blocks: readonly Arranged[]): ReadonlyMap<string, GridBox> {
  const places = new Map<string, GridBox>();
  let row = 0;
  for (const block of blocks) {
    if (block.mobile === null) continue;
    places.set(block.id, block.mobile);
    row = Math.max(row, block.mobile.y + block.mobile.h);
  }
  for (const block of inReadingOrder(blocks)) {
    if (block.mobile !== null) continue;
    places.set(block.id, { x: 0, y: row, w: MOBILE_COLUMNS, h: block.desktop.h });
    row += block.desktop.h;
  }
  return places;
}

/** Blocks as they are read and tabbed through: by row, then by column, then by id. */
export function inReadingOrder<Block extends Pick<Arranged, 'id' | 'desktop'>>(
  blocks: readonly Block[],
): Block[] {
  return blocks.toSorted(
    (a, b) => a.desktop.y - b.desktop.y || a.desktop.x - b.desktop.x || (a.id < b.id ? -1 : 1),
  );
}
