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
 * How a block stands within the height of what stands beside it: at its top, middle or bottom at every width, whatever
 * row it was put in (EDIT-219). Without one it stands in its row.
 */
export const VERTICAL_ALIGNS = ['top', 'middle', 'bottom'] as const;
export type VerticalAlign = (typeof VERTICAL_ALIGNS)[number];

/**
 * Where a block that is as wide as what it shows, a button, stands in its columns. Beside others of its kind it follows
 * them, an ordinary gap away, instead (EDIT-220).
 */
export const BLOCK_FLOWS = ['start', 'center', 'end'] as const;
export type BlockFlow = (typeof BLOCK_FLOWS)[number];

/** A block on the grid of its section, as far as the arrangement has to know it. */
export interface PlacedBlock {
  readonly id: string;
  readonly box: GridBox;
  readonly height: BlockHeight;
  readonly align?: VerticalAlign | undefined;
  readonly flow?: BlockFlow | null | undefined;
}

/** Whether the block is as high as the rows it was given, whatever it shows. */
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

/** Top to bottom, then from the start of the line; where two begin in one place, texts lie over pictures. */
export function comparePlaces(a: PlacedBlock, b: PlacedBlock): number {
  return (
    a.box.y - b.box.y ||
    a.box.x - b.box.x ||
    Number(a.height === 'text') - Number(b.height === 'text') ||
    (a.id < b.id ? -1 : 1)
  );
}

/**
 * The blocks with texts ending where something that starts lower, in the same columns, begins. The rows of a text say
 * how high it was meant to be, not how high it is, so nothing that starts below its first row ever lies over it.
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
