import type { GridBox } from './grid-box.ts';

/**
 * Where the height of a block comes from:
 * `rows`: exactly the rows it was given (a spacer, a line);
 * `frame`: the same, and its proportions are kept on phones (a map, a picture that fills its place);
 * `frame-with-text`: at least the rows it was given, more where its text needs them;
 * `ratio`: from its width (a picture in its own proportions, a gallery);
 * `text`: from what it says.
 */
export const BLOCK_HEIGHTS = ['rows', 'frame', 'frame-with-text', 'ratio', 'text'] as const;
export type BlockHeight = (typeof BLOCK_HEIGHTS)[number];

/**
 * How a block is aligned within the height of the blocks beside it: at its top, middle or bottom at every width,
 * whatever its row (EDIT-219). Without it the block stays in its row.
 */
export const VERTICAL_ALIGNS = ['top', 'middle', 'bottom'] as const;
export type VerticalAlign = (typeof VERTICAL_ALIGNS)[number];

/**
 * How a block that is as wide as its content, a button, is aligned in its columns. Beside others of its kind it follows
 * them at an ordinary gap instead (EDIT-220).
 */
export const BLOCK_FLOWS = ['start', 'center', 'end'] as const;
export type BlockFlow = (typeof BLOCK_FLOWS)[number];

/** A block on the grid of its section, as far as the arrangement needs it. */
export interface PlacedBlock {
  readonly id: string;
  readonly box: GridBox;
  readonly height: BlockHeight;
  readonly align?: VerticalAlign | undefined;
  readonly flow?: BlockFlow | null | undefined;
}

/** Whether the height of the block is that of its rows, whatever it shows. */
export function hasGivenHeight(height: BlockHeight): boolean {
  return height === 'rows' || height === 'frame';
}

export function bottomOf(box: GridBox): number {
  return box.y + box.h;
}

export function shareColumns(a: GridBox, b: GridBox): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w;
}

/** Whether `below` starts where `above` has ended, in columns they share. */
export function standsBelow(above: GridBox, below: GridBox): boolean {
  return shareColumns(above, below) && below.y >= bottomOf(above);
}

/** Top to bottom, then from the start of the line; of two that begin in the same cell, texts lie over pictures. */
export function compareReadingOrder(a: PlacedBlock, b: PlacedBlock): number {
  return (
    a.box.y - b.box.y ||
    a.box.x - b.box.x ||
    Number(a.height === 'text') - Number(b.height === 'text') ||
    (a.id < b.id ? -1 : 1)
  );
}

/**
 * The blocks, with texts cut off where another block begins below their first row in the same columns. The rows of a
 * text are its intended height, not its real one, so no block that starts below its first row ever lies over it.
 */
export function trimTexts(blocks: readonly PlacedBlock[]): readonly PlacedBlock[] {
  return blocks.map((block) => {
    if (block.height !== 'text') return block;
    let bottom = bottomOf(block.box);
    for (const { box } of blocks) {
      if (box.y <= block.box.y || box.y >= bottom || !shareColumns(box, block.box)) continue;
      // A row stays free between the two.
      bottom = Math.max(block.box.y + 1, box.y - 1);
    }
    return bottom === bottomOf(block.box)
      ? block
      : { ...block, box: { ...block.box, h: bottom - block.box.y } };
  });
}
