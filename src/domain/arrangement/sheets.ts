import { boxesOverlap } from './grid-box.ts';
import { comparePlaces, standsBelow, type PlacedBlock } from './placed-block.ts';

/**
 * Splits overlapping blocks into layers in which none overlap, the lowest layer first. A block goes into the layer of a
 * block it is below, so that texts over a picture push each other.
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
