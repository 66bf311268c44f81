import { describe, expect, it } from 'vitest';
import { boxesOverlap } from './grid-box.ts';
import { arrange } from './arrange.ts';
import { blocksBeside, blocksInOrder, type ArrangementNode } from './arrangement.ts';
import {
  VERTICAL_ALIGNS,
  type BlockFlow,
  type BlockHeight,
  type PlacedBlock,
  type VerticalAlign,
} from './placed-block.ts';
import { solveArrangement } from './solve-arrangement.ts';
import { generateArrangement } from './testing/generate-arrangement.ts';

const ROW = 24;

function put(
  id: string,
  [x, y, w, h]: readonly [number, number, number, number],
  height: BlockHeight,
  align?: VerticalAlign,
): PlacedBlock {
  return { id, box: { x, y, w, h }, height, align };
}

/** The tops of the blocks in rows, texts as high as given here, in rows. */
function tops(blocks: readonly PlacedBlock[], texts: Readonly<Record<string, number>> = {}) {
  const heights = new Map(blocks.map(({ id, box }) => [id, (texts[id] ?? box.h) * ROW]));
  const spans = solveArrangement(arrange(blocks), { row: ROW, contentHeight: (id) => heights.get(id) ?? 0 });
  return Object.fromEntries([...spans].map(([id, { top }]) => [id, top / ROW]));
}

function shape(node: ArrangementNode | null): string {
  if (node === null) return '';
  if (node.kind === 'block') return node.block.id;
  const kind = node.kind === 'side' && node.flow !== undefined ? 'row' : node.kind;
  return `${kind}(${node.children.map(shape).join(' ')})`;
}

describe('the arrangement of a section', () => {
  it('lets a text push what stands below it by as much as it grows, and nothing beside it [EDIT-180]', () => {
    const blocks = [
      put('form', [0, 0, 12, 10], 'text'),
      put('note', [0, 11, 12, 2], 'text'),
      put('map', [12, 0, 12, 14], 'frame'),
    ];
    expect(tops(blocks)).toEqual({ form: 0, note: 11, map: 0 });
    expect(tops(blocks, { form: 17 })).toEqual({ form: 0, note: 18, map: 0 });
    expect(tops(blocks, { form: 3 })).toEqual({ form: 0, note: 4, map: 0 });
  });

  it('begins what stands below several blocks under the lowest of them', () => {
    const blocks = [
      put('text', [0, 0, 12, 4], 'text'),
      put('picture', [12, 0, 12, 10], 'frame'),
      put('below', [0, 11, 24, 2], 'text'),
    ];
    expect(tops(blocks, { text: 8 })).toMatchObject({ below: 11 });
    expect(tops(blocks, { text: 12 })).toMatchObject({ below: 13 });
  });

  it('keeps the columns of cards apart, and lines that a block spans together', () => {
    const blocks = [
      put('title', [0, 0, 24, 2], 'text'),
      put('a1', [0, 3, 12, 4], 'text'),
      put('a2', [0, 8, 12, 4], 'text'),
      put('b1', [12, 3, 12, 4], 'text'),
      put('b2', [12, 8, 12, 4], 'text'),
      put('end', [0, 14, 24, 2], 'text'),
    ];
    expect(shape(arrange(blocks))).toBe('stack(title side(stack(a1 a2) stack(b1 b2)) end)');
    expect(tops(blocks, { a1: 9 })).toEqual({ title: 0, a1: 3, a2: 13, b1: 3, b2: 8, end: 19 });
  });

  it('keeps a text over its picture, which moves with it and pushes the next text on it', () => {
    const blocks = [
      put('head', [0, 0, 24, 2], 'text'),
      put('picture', [0, 3, 24, 12], 'frame'),
      put('title', [2, 5, 10, 3], 'text'),
      put('words', [2, 9, 10, 3], 'text'),
    ];
    expect(tops(blocks, { head: 4, title: 5 })).toEqual({ head: 0, picture: 5, title: 7, words: 13 });
  });

  it('never lets anything lie over a text that it starts below', () => {
    const blocks = [put('text', [0, 0, 12, 10], 'text'), put('picture', [0, 5, 12, 6], 'frame')];
    expect(tops(blocks, { text: 20 })).toEqual({ text: 0, picture: 21 });
  });

  it('lets what interlocks grow in its last row only', () => {
    const blocks = [
      put('a', [0, 0, 16, 4], 'frame'),
      put('b', [16, 0, 8, 8], 'frame'),
      put('centre', [8, 4, 8, 4], 'text'),
      put('d', [0, 4, 8, 8], 'frame'),
      put('c', [8, 8, 16, 4], 'frame'),
    ];
    expect(shape(arrange(blocks))).toBe('lattice(a b d centre c)');
    expect(tops(blocks, { centre: 7 })).toEqual({ a: 0, b: 0, d: 4, centre: 4, c: 11 });
  });

  it('reads each column as a whole', () => {
    const blocks = [
      put('p1', [0, 0, 8, 8], 'frame'),
      put('p2', [8, 0, 8, 8], 'frame'),
      put('t1', [0, 9, 8, 2], 'text'),
      put('t2', [8, 9, 8, 2], 'text'),
    ];
    const root = arrange(blocks);
    expect(root === null ? [] : blocksInOrder(root).map(({ id }) => id)).toEqual(['p1', 't1', 'p2', 't2']);
  });
});

describe('what is aligned with what stands beside it', () => {
  it('stands level with the middle of a picture, however high the two are [EDIT-219]', () => {
    const blocks = [
      put('text', [0, 3, 10, 4], 'text', 'middle'),
      put('picture', [12, 0, 12, 16], 'frame', 'middle'),
      put('below', [0, 17, 24, 2], 'text'),
    ];
    expect(tops(blocks)).toEqual({ text: 6, picture: 0, below: 17 });
    expect(tops(blocks, { text: 10 })).toEqual({ text: 3, picture: 0, below: 17 });
    // A text that is higher than the picture has the picture in its middle, and pushes what is below.
    expect(tops(blocks, { text: 20 })).toEqual({ text: 0, picture: 2, below: 21 });
  });

  it('stands at the top and at the bottom of its row [EDIT-219]', () => {
    const aligned = (align: VerticalAlign) => [
      put('head', [0, 0, 24, 2], 'text'),
      put('text', [0, 9, 10, 4], 'text', align),
      put('picture', [12, 4, 12, 12], 'frame'),
    ];
    expect(tops(aligned('top'))).toEqual({ head: 0, text: 4, picture: 4 });
    expect(tops(aligned('bottom'))).toEqual({ head: 0, text: 12, picture: 4 });
  });

  it('moves with all that is below each other in its columns [EDIT-219]', () => {
    const blocks = [
      put('title', [0, 0, 10, 2], 'text', 'middle'),
      put('words', [0, 3, 10, 4], 'text'),
      put('yes', [0, 8, 4, 2], 'text'),
      put('no', [5, 8, 4, 2], 'text'),
      put('picture', [12, 0, 12, 20], 'frame'),
    ];
    expect(tops(blocks)).toEqual({ title: 5, words: 8, yes: 13, no: 13, picture: 0 });
    expect(tops(blocks, { words: 8 })).toEqual({ title: 3, words: 6, yes: 15, no: 15, picture: 0 });
  });

  it('stands in the middle of the picture it lies over [EDIT-219]', () => {
    const blocks = [
      put('picture', [0, 1, 24, 15], 'frame'),
      put('title', [2, 3, 10, 3], 'text', 'middle'),
      put('beside', [0, 18, 24, 2], 'text'),
    ];
    expect(tops(blocks, { title: 5 })).toEqual({ picture: 1, title: 6, beside: 18 });
  });

  it('knows what stands side by side with a block [EDIT-219]', () => {
    const blocks = [
      put('head', [0, 0, 24, 2], 'text'),
      put('title', [0, 3, 10, 2], 'text'),
      put('yes', [0, 6, 4, 2], 'text'),
      put('no', [5, 6, 4, 2], 'text'),
      put('picture', [12, 3, 12, 9], 'frame'),
    ];
    const beside = (id: string) => blocksBeside(arrange(blocks), id).map((block) => block.id);
    expect(beside('head')).toEqual([]);
    expect(beside('title')).toEqual(['title', 'yes', 'no', 'picture']);
    expect(beside('no')).toEqual(['yes', 'no']);
  });
});

describe('buttons that stand next to each other in one line', () => {
  const button = (
    id: string,
    [x, y, w]: readonly [number, number, number],
    flow: BlockFlow | null = 'start',
  ) => ({
    ...put(id, [x, y, w, 2], 'text'),
    flow,
  });

  it('are a row of their own, also below three columns [EDIT-220]', () => {
    const columns = [0, 8, 16].map((x, index) => put(`c${index}`, [x, 0, 8, 6], 'text'));
    expect(shape(arrange([...columns, button('yes', [0, 8, 5]), button('no', [6, 8, 5])]))).toBe(
      'side(stack(side(c0 c1) row(yes no)) c2)',
    );
    expect(shape(arrange([button('yes', [8, 3, 4]), button('no', [12, 3, 4])]))).toBe('stack(row(yes no))');
    expect(tops([...columns, button('yes', [6, 8, 6]), button('no', [12, 8, 6])])).toMatchObject({
      yes: 8,
      no: 8,
    });
  });

  it('stand by themselves where more than two columns, another line or alignment is between them [EDIT-220]', () => {
    const apart = (...blocks: readonly PlacedBlock[]) => shape(arrange(blocks));
    expect(apart(button('yes', [0, 0, 4]), button('no', [6, 0, 4]))).toBe('stack(row(yes no))');
    expect(apart(button('yes', [0, 0, 4]), button('no', [7, 0, 4]))).toBe('side(yes no)');
    expect(apart(button('yes', [0, 0, 4]), button('no', [5, 1, 4]))).toBe('side(yes no)');
    expect(apart(button('yes', [0, 0, 4]), button('no', [5, 0, 4], 'center'))).toBe('side(yes no)');
    expect(apart(button('yes', [0, 0, 4], null), button('no', [5, 0, 4], null))).toBe('side(yes no)');
  });
});

const GROWTH = 7;

/** The blocks of the lattice the block is in: those are held by common rows, so what is beside may give way, too. */
function interlockedWith(node: ArrangementNode | null, id: string): readonly string[] {
  if (node === null || node.kind === 'block') return [];
  if (node.kind !== 'lattice') return node.children.flatMap((child) => interlockedWith(child, id));
  const ids = node.children.map(({ block }) => block.id);
  return ids.includes(id) ? ids : [];
}

describe('any arrangement', () => {
  const seeds = Array.from({ length: 400 }, (_unused, seed) => seed);
  const apart = seeds.filter((seed) => !generateArrangement(seed).hasOverlaps);

  it.each(apart)('stands as it was put, while texts are as high as their rows, %i', (seed) => {
    const { blocks } = generateArrangement(seed);
    expect(tops(blocks)).toEqual(Object.fromEntries(blocks.map(({ id, box }) => [id, box.y])));
  });

  it.each(apart)('is pushed from below a text alone, by no more than it grows, %i [EDIT-180]', (seed) => {
    const { blocks } = generateArrangement(seed);
    const before = tops(blocks);
    for (const text of blocks.filter(({ height }) => height === 'text')) {
      const after = tops(blocks, { [text.id]: text.box.h + GROWTH });
      const moves = blocks.map(({ id, box }) => ({ id, box, by: (after[id] ?? 0) - (before[id] ?? 0) }));
      const interlocked = interlockedWith(arrange(blocks), text.id);
      const wrong = moves.filter(
        ({ id, box, by }) =>
          by < 0 || by > GROWTH || (by !== 0 && box.y < text.box.y + text.box.h && !interlocked.includes(id)),
      );
      expect(wrong).toEqual([]);
    }
  });

  it.each(apart)('has no block over another, however high texts are and blocks aligned, %i', (seed) => {
    const blocks = generateArrangement(seed).blocks.map((block, index) => ({
      ...block,
      align: seed % 2 === 0 ? undefined : VERTICAL_ALIGNS[(seed + index * 3) % 4],
    }));
    const texts = blocks.filter(({ height }) => height === 'text');
    const heights = Object.fromEntries(texts.map(({ id }, index) => [id, 1 + ((seed + index * 5) % 19)]));
    const spans = tops(blocks, heights);
    const drawn = blocks.map(({ id, box }) => ({ ...box, id, y: spans[id] ?? 0, h: heights[id] ?? box.h }));
    const covered = drawn.flatMap((one) =>
      drawn.filter((other) => one.id < other.id && boxesOverlap(one, other)).map(({ id }) => [one.id, id]),
    );
    expect(covered).toEqual([]);
  });
});
