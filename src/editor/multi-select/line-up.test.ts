import { describe, expect, it } from 'vitest';
import type { PlacedBlock } from '#domain/arrangement/placed-block.ts';
import { solveSpans, tracksOf, type GridGeometry } from '../grid/grid-geometry.ts';
import { linedUp, type LineUp } from './line-up.ts';

const ROW = 24;
const frame = (id: string, x: number, y: number, w: number, h: number): PlacedBlock => ({
  id,
  box: { x, y, w, h },
  height: 'frame',
});
/** Three frames that share no column, below a text that is higher than its rows. */
const BLOCKS: readonly PlacedBlock[] = [
  { id: 'text', box: { x: 0, y: 0, w: 24, h: 2 }, height: 'text' },
  frame('a', 1, 4, 4, 2),
  frame('b', 6, 6, 6, 4),
  frame('c', 16, 5, 8, 3),
];
const GEOMETRY: GridGeometry = {
  device: 'desktop',
  columns: tracksOf(
    0,
    Array.from({ length: 24 }, () => 40),
    10,
  ),
  gap: 10,
  top: 0,
  row: ROW,
  blocks: BLOCKS,
  heights: new Map([['text', 6 * ROW]]),
  contentWidths: new Map(),
};

function seen(lineUp: LineUp) {
  const boxes = linedUp(GEOMETRY, ['a', 'b', 'c'], lineUp);
  const blocks = BLOCKS.map((block) => ({ ...block, box: boxes.get(block.id) ?? block.box }));
  const spans = solveSpans(GEOMETRY, blocks);
  return ['a', 'b', 'c'].map((id) => {
    const { x = 0, w = 0, h = 0 } = boxes.get(id) ?? {};
    const { top = 0, height = 0 } = spans.get(id) ?? {};
    return { x, right: x + w, w, h, top: top / ROW, bottom: (top + height) / ROW };
  });
}

describe('several blocks [EDIT-200]', () => {
  it('are aligned at their six edges and middles, as they are seen', () => {
    expect(seen('align-start').map(({ x }) => x)).toEqual([1, 1, 1]);
    expect(seen('align-center').map(({ x, right }) => (x + right) / 2)).toEqual([13, 13, 13]);
    expect(seen('align-end').map(({ right }) => right)).toEqual([24, 24, 24]);
    expect(seen('align-top').map(({ top }) => top)).toEqual([8, 8, 8]);
    expect(seen('align-bottom').map(({ bottom }) => bottom)).toEqual([14, 14, 14]);
    for (const { top, bottom } of seen('align-middle'))
      expect(Math.abs((top + bottom) / 2 - 11)).toBeLessThan(0.6);
  });

  it('are distributed with equal gaps between the first and the last', () => {
    const [a, b, c] = seen('distribute-columns');
    expect([a?.x, c?.right]).toEqual([1, 24]);
    expect(Math.abs((b?.x ?? 0) - (a?.right ?? 0) - ((c?.x ?? 0) - (b?.right ?? 0)))).toBeLessThanOrEqual(1);
  });

  it('stay as they are stored where they are seen so already', () => {
    // Texts that are lower than their rows.
    const blocks: readonly PlacedBlock[] = [
      frame('picture', 0, 0, 24, 4),
      { id: 'a', box: { x: 0, y: 6, w: 8, h: 7 }, height: 'text' },
      { id: 'b', box: { x: 8, y: 6, w: 8, h: 7 }, height: 'text' },
      { id: 'c', box: { x: 16, y: 6, w: 8, h: 7 }, height: 'text' },
    ];
    const heights = new Map([
      ['a', 4 * ROW],
      ['b', 3 * ROW],
      ['c', 3 * ROW],
    ]);
    const geometry = { ...GEOMETRY, blocks, heights };
    for (const lineUp of ['align-top', 'distribute-columns', 'same-width'] as const)
      expect(linedUp(geometry, ['a', 'b', 'c'], lineUp).size).toBe(0);
    expect(linedUp(geometry, ['a', 'b', 'c'], 'align-bottom').size).toBe(3);
  });

  it('get the size of the first', () => {
    expect(seen('same-width').map(({ w }) => w)).toEqual([4, 4, 4]);
    expect(seen('same-height').map(({ h }) => h)).toEqual([2, 2, 2]);
    expect(seen('same-height').map(({ top }) => top)).toEqual([8, 10, 9]);
  });
});
