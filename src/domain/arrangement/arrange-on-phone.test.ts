import { describe, expect, it } from 'vitest';
import { arrangeForMobile, inReadingOrder } from './mobile-arrangement.ts';
import { arrangeOnPhone, solveOnPhone } from './arrange-on-phone.ts';
import type { BlockHeight } from './placed-block.ts';
import { generateArrangement } from './testing/generate-arrangement.ts';

interface Block {
  readonly id: string;
  readonly desktop: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly mobile: { readonly x: number; readonly y: number; readonly w: number; readonly h: number } | null;
  readonly height: BlockHeight;
}

function put(
  id: string,
  [x, y, w, h]: readonly [number, number, number, number],
  height: BlockHeight,
): Block {
  return { id, desktop: { x, y, w, h }, mobile: null, height };
}

/** Ids with the top and bottom of each block on a phone, px, from the top; texts are as high as said. */
function onPhone(blocks: readonly Block[], textHeight: (id: string) => number) {
  const heightOf = ({ height }: Block) => height;
  const boxes = arrangeForMobile(blocks, heightOf);
  const phone = arrangeOnPhone(
    inReadingOrder(blocks, heightOf).map((block) => ({
      id: block.id,
      height: block.height,
      box: boxes.get(block.id) ?? block.desktop,
    })),
  );
  return [...solveOnPhone(phone, { row: 24, contentHeight: textHeight })]
    .map(([id, { top, height }]) => ({ id, top, bottom: top + height }))
    .toSorted((a, b) => a.top - b.top);
}

function gaps(placed: readonly { readonly top: number; readonly bottom: number }[]): readonly number[] {
  return placed.slice(1).map(({ top }, index) => top - (placed[index]?.bottom ?? 0));
}

describe('the blocks of a section on phones', () => {
  it('keep picture, title and text of a card together, 24 px apart, however long texts are [EDIT-181]', () => {
    const placed = onPhone(
      [
        put('head', [0, 0, 24, 2], 'text'),
        put('picture 1', [0, 3, 12, 8], 'frame'),
        put('picture 2', [12, 3, 12, 8], 'frame'),
        put('title 1', [0, 12, 12, 2], 'text'),
        put('title 2', [12, 12, 12, 2], 'text'),
        put('words 1', [0, 15, 12, 4], 'text'),
        put('words 2', [12, 15, 12, 4], 'text'),
        put('end', [0, 20, 24, 2], 'text'),
      ],
      (id) => 20 + id.length * 31,
    );
    expect(placed.map(({ id }) => id)).toEqual([
      'head',
      'picture 1',
      'title 1',
      'words 1',
      'picture 2',
      'title 2',
      'words 2',
      'end',
    ]);
    for (const gap of gaps(placed)) expect(gap).toBeCloseTo(24, 5);
  });

  it.each(Array.from({ length: 200 }, (_unused, seed) => seed))(
    'never come nearer than 16 px, in any arrangement, %i [EDIT-181]',
    (seed) => {
      const blocks = generateArrangement(seed).blocks.map(({ id, box, height }) => ({
        id,
        desktop: box,
        mobile: null,
        height,
      }));
      const placed = onPhone(blocks, (id) => 10 + ((seed * 37 + id.length * 101) % 900));
      expect(placed).toHaveLength(blocks.length);
      for (const gap of gaps(placed)) expect(gap).toBeGreaterThanOrEqual(16);
    },
  );

  it('stand 16 px apart where an owner put one against the other', () => {
    const placed = onPhone(
      [
        { ...put('a', [0, 0, 24, 4], 'frame'), mobile: { x: 0, y: 0, w: 8, h: 4 } },
        { ...put('b', [0, 4, 24, 4], 'frame'), mobile: { x: 0, y: 4, w: 8, h: 4 } },
      ],
      () => 0,
    );
    expect(gaps(placed)[0]).toBeCloseTo(16, 5);
  });
});
