import { boxesOverlap } from '#domain/arrangement/grid-box.ts';
import type { BlockHeight, PlacedBlock } from '../placed-block.ts';

const HEIGHTS: readonly BlockHeight[] = ['text', 'text', 'text', 'frame', 'rows'];
const WIDTHS = [4, 6, 8, 10, 12, 16, 24];
const TRIES = 14;

export interface GeneratedArrangement {
  readonly blocks: readonly PlacedBlock[];
  readonly hasOverlaps: boolean;
}

/** An arrangement as a person could have made it, the same for the same seed; every fifth one has overlapping blocks. */
export function generateArrangement(seed: number): GeneratedArrangement {
  const random = randomNumbers(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const hasOverlaps = seed % 5 === 4;
  const blocks: PlacedBlock[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    const w = WIDTHS[below(WIDTHS.length)] ?? 12;
    const box = { x: below((24 - w) / 2 + 1) * 2, y: below(36), w, h: 1 + below(9) };
    if (!hasOverlaps && blocks.some((other) => boxesOverlap(other.box, box))) continue;
    blocks.push({ id: `b${index}`, box, height: HEIGHTS[below(HEIGHTS.length)] ?? 'text' });
  }
  return { blocks, hasOverlaps };
}

/** Numbers from 0 to 1 that look random: mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
