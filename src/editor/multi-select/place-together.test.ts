import { expect, it } from 'vitest';
import type { PlacedBlock } from '#domain/arrangement/placed-block.ts';
import { solveSpans, tracksOf, type GridGeometry } from '../grid/grid-geometry.ts';
import { placeTogether } from './place-together.ts';

const ROW = 24;

function gridOf(
  blocks: readonly PlacedBlock[],
  heights: Readonly<Record<string, number>> = {},
): GridGeometry {
  const sizes = Array.from({ length: 24 }, () => 40);
  return {
    device: 'desktop',
    columns: tracksOf(0, sizes, 10),
    gap: 10,
    top: 0,
    row: ROW,
    blocks,
    heights: new Map(Object.entries(heights)),
    contentWidths: new Map(),
  };
}
const frame = (id: string, x: number, y: number, w: number, h: number): PlacedBlock => ({
  id,
  box: { x, y, w, h },
  height: 'frame',
});

it('moves several blocks as one: they keep how they stand to each other [EDIT-200]', () => {
  const one = frame('one', 0, 0, 6, 4);
  const other = frame('other', 8, 2, 6, 4);
  const geometry = gridOf([one, other]);
  const { boxes, spans } = placeTogether(geometry, [one, other], {
    columns: 3,
    tops: new Map([
      ['one', 5 * ROW],
      ['other', 7 * ROW],
    ]),
  });
  expect(Object.fromEntries(boxes)).toEqual({
    one: { x: 3, y: 5, w: 6, h: 4 },
    other: { x: 11, y: 7, w: 6, h: 4 },
  });
  expect([spans.get('one')?.top, spans.get('other')?.top]).toEqual([5 * ROW, 7 * ROW]);
});

it('finds the rows by which they are seen where they were dropped, below a text that grew [EDIT-200]', () => {
  const text: PlacedBlock = { id: 'text', box: { x: 0, y: 0, w: 24, h: 4 }, height: 'text' };
  const one = frame('one', 0, 6, 6, 4);
  const other = frame('other', 8, 6, 6, 4);
  const geometry = gridOf([text, one, other], { text: 12 * ROW });
  const { boxes } = placeTogether(geometry, [one, other], {
    columns: 0,
    tops: new Map([
      ['one', 15 * ROW],
      ['other', 15 * ROW],
    ]),
  });
  const moved = [one, other].map((block) => ({ ...block, box: boxes.get(block.id) ?? block.box }));
  const spans = solveSpans(geometry, [text, ...moved]);
  expect([spans.get('one')?.top, spans.get('other')?.top]).toEqual([15 * ROW, 15 * ROW]);
});
