import { boxesOverlap } from './grid-box.ts';
import { comparePlaces, standsBelow, type PlacedBlock } from './placed-block.ts';

/**
 * Blocks that lie over each other as sheets in which none does, the lowest sheet first. A block comes into the sheet of
 * what it stands below, so that the texts over a picture push each other.
 */
export function sheetsOf(blocks: readonly PlacedBlock[]): readonly (readonly PlacedBlock[])[] {
  const sheets: PlacedBlock[][] = [];
  for (const block of blocks.toSorted(comparePlaces)) {
    const first = sheets.findLastIndex((sheet) => sheet.some(({ box }) => boxesOverlap(box, block.box))) + 1;
    const free = sheets.slice(first);
    const sheet = free.find((each) => each.some(({ box }) => standsBelow(box, block.box))) ?? free[0];
    if (sheet === undefined) sheets.push([block]);
    else sheet.push(block);
  }
  return sheets;
}
