import { arrange } from './arrange.ts';
import { blocksInOrder } from './arrangement.ts';
import type { BlockHeight } from './placed-block.ts';
import { GAP_ROWS, MOBILE_COLUMNS, type GridBox } from './grid-box.ts';

export interface Arranged {
  readonly id: string;
  readonly desktop: GridBox;
  /** The box the owner chose for phones, or null while it is derived. */
  readonly mobile: GridBox | null;
}

/** The width of a column on a desktop and of the grid on a phone, in rows: pictures keep their proportions by them. */
const COLUMN_IN_ROWS = 50 / 24;
const PHONE_IN_ROWS = 342 / 24;
/** A wide and low picture or map is not made lower than this on phones. */
const LEAST_FRAME_ROWS = 8;

/**
 * Boxes of the blocks on phones: the owner's own where there is one; the others full width below each other, a row
 * apart, in reading order after the last row that is taken. Frames keep their proportions.
 */
export function arrangeForMobile<Block extends Arranged>(
  blocks: readonly Block[],
  heightOf: (block: Block) => BlockHeight,
): ReadonlyMap<string, GridBox> {
  const boxes = new Map<string, GridBox>();
  let row = 0;
  for (const block of blocks) {
    if (block.mobile === null) continue;
    boxes.set(block.id, block.mobile);
    row = Math.max(row, block.mobile.y + block.mobile.h + GAP_ROWS);
  }
  for (const block of inReadingOrder(blocks, heightOf)) {
    if (block.mobile !== null) continue;
    const h = rowsOnPhone(block.desktop, heightOf(block));
    boxes.set(block.id, { x: 0, y: row, w: MOBILE_COLUMNS, h });
    row += h + GAP_ROWS;
  }
  return boxes;
}

/** Rows of a block on phones while its box there is derived; frames keep their proportions. */
export function rowsOnPhone(desktop: GridBox, height: BlockHeight): number {
  if (height !== 'frame' && height !== 'frame-with-text') return desktop.h;
  const inProportion = Math.round((desktop.h * PHONE_IN_ROWS) / (desktop.w * COLUMN_IN_ROWS));
  return Math.max(inProportion, Math.min(desktop.h, LEAST_FRAME_ROWS));
}

/** Blocks in reading and tab order: each column from top to bottom, then the next one. */
export function inReadingOrder<Block extends Pick<Arranged, 'id' | 'desktop'>>(
  blocks: readonly Block[],
  heightOf: (block: Block) => BlockHeight,
): readonly Block[] {
  const root = arrange(
    blocks.map((block) => ({ id: block.id, box: block.desktop, height: heightOf(block) })),
  );
  if (root === null) return blocks;
  const byId = new Map(blocks.map((block) => [block.id, block]));
  return blocksInOrder(root).flatMap(({ id }) => byId.get(id) ?? []);
}
