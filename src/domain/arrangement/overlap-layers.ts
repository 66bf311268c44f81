import { boxesOverlap } from './grid-box.ts';
import { compareReadingOrder, standsBelow, type PlacedBlock } from './placed-block.ts';

/**
 * Splits overlapping blocks into layers in which none overlap, the lowest layer first. A block goes into the layer of a
 * block it is below, so that texts over a picture push each other.
 */
export function overlapLayers(blocks: readonly PlacedBlock[]): readonly (readonly PlacedBlock[])[] {
  const layers: PlacedBlock[][] = [];
  for (const block of blocks.toSorted(compareReadingOrder)) {
    const first = layers.findLastIndex((layer) => layer.some(({ box }) => boxesOverlap(box, block.box))) + 1;
    const free = layers.slice(first);
    const layer = free.find((each) => each.some(({ box }) => standsBelow(box, block.box))) ?? free[0];
    if (layer === undefined) layers.push([block]);
    else layer.push(block);
  }
  return layers;
}
