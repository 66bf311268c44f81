import { describe, expect, it } from 'vitest';
import { linePieces, type HeldLine, type WantedPieces } from './line-pieces.ts';
import { lineProblems } from './line-problem.ts';
import { mergeCarts } from './merge-carts.ts';

const UNLIMITED = { isUnlimited: true, quantity: 0 };
const counted = (quantity: number) => ({ isUnlimited: false, quantity });
const held = (variantId: string, pieces: number, answersKey = ''): HeldLine => ({
  productId: 'product',
  variantId,
  answersKey,
  pieces,
});
const wanted = (variantId: string, pieces: number, more: Partial<WantedPieces> = {}): WantedPieces => ({
  line: { productId: 'product', variantId, answersKey: '' },
  pieces,
  as: 'more',
  most: 9999,
  isOffered: true,
  stock: UNLIMITED,
  ...more,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => held(`v${index}`, 1));

describe('pieces of a line', () => {
  it.each([
    ['begin a line', [], wanted('a', 2), 2],
    ['are added to those of the same variant', [held('a', 3)], wanted('a', 2), 5],
    ['begin a line of their own with other answers', [held('a', 3, 'x')], wanted('a', 2), 2],
    ['are set', [held('a', 3)], wanted('a', 2, { as: 'exactly' }), 2],
    ['go away at none', [held('a', 3)], wanted('a', 0, { as: 'exactly' }), 0],
    ['stay as they are where a link asks for fewer', [held('a', 3)], wanted('a', 2, { as: 'at-least' }), 3],
    ['are raised by a link that asks for more', [held('a', 3)], wanted('a', 7, { as: 'at-least' }), 7],
    ['go up to the stock', [held('a', 3)], wanted('a', 2, { stock: counted(5) }), 5],
    [
      'become fewer also where there is less',
      [held('a', 9)],
      wanted('a', 8, { as: 'exactly', stock: counted(5) }),
      8,
    ],
    ['are 9,999 at most', [held('a', 1)], wanted('a', 9998), 9999],
    ['go up to what the owner set', [held('b', 2)], wanted('a', 3, { most: 5 }), 3],
    [
      'become fewer also where the owner set less',
      [held('a', 9)],
      wanted('a', 8, { as: 'exactly', most: 5 }),
      8,
    ],
    ['make the hundredth line', many(99), wanted('a', 1), 1],
    ['are added to one of a hundred lines', many(100), wanted('v5', 1), 2],
  ])('%s [ORD-02, ORD-03, ORD-13, COMM-90]', (_, lines, want, pieces) => {
    expect(linePieces(lines, want)).toEqual({ ok: true, value: pieces });
  });

  it.each([
    ['the 101st line', many(100), wanted('a', 1), { kind: 'full' }],
    [
      'more of a product than its owner set',
      [held('b', 3)],
      wanted('a', 3, { most: 5 }),
      { kind: 'tooMany', most: 5 },
    ],
    ['10,000 pieces', [held('a', 1)], wanted('a', 9999), { kind: 'tooMany', most: 9999 }],
    [
      'more than there are',
      [held('a', 3)],
      wanted('a', 3, { stock: counted(5) }),
      { kind: 'fewMore', left: 5, inCart: 3 },
    ],
    [
      'more than there are, of nothing in the cart',
      [held('b', 3)],
      wanted('a', 6, { stock: counted(5) }),
      { kind: 'short', left: 5 },
    ],
    [
      'more than other lines leave',
      [held('a', 3, 'x')],
      wanted('a', 3, { stock: counted(5) }),
      { kind: 'fewMore', left: 5, inCart: 3 },
    ],
    [
      'more than this and other lines leave',
      [held('a', 2, 'x'), held('a', 1)],
      wanted('a', 5, { as: 'exactly', stock: counted(5) }),
      { kind: 'fewMore', left: 5, inCart: 3 },
    ],
    [
      'more of what the cart has all of',
      [held('a', 5, 'x')],
      wanted('a', 1, { stock: counted(5) }),
      { kind: 'allInCart', inCart: 5 },
    ],
    ['what is sold out', [], wanted('a', 1, { stock: counted(0) }), { kind: 'soldOut' }],
    ['what is no longer sold', [], wanted('a', 1, { isOffered: false }), { kind: 'gone' }],
  ])('are refused: %s [ORD-02, ORD-10, COMM-90]', (_, lines, want, error) => {
    expect(linePieces(lines, want)).toEqual({ ok: false, error });
  });
});

describe('lines that cannot be bought', () => {
  const line = (id: string, variantId: string, pieces: number, stock = UNLIMITED, isOffered = true) => ({
    id,
    productId: 'product',
    variantId,
    pieces,
    stock,
    isOffered,
    most: 9999,
  });

  it('are gone, sold out, or more than there are; others are fine [ORD-10]', () => {
    const lines = [
      line('1', 'a', 5),
      line('2', 'b', 5, counted(5)),
      line('3', 'c', 5, counted(4)),
      line('4', 'd', 5, counted(0)),
      line('5', 'e', 1, UNLIMITED, false),
    ];
    expect(Object.fromEntries(lineProblems(lines))).toEqual({
      3: { kind: 'short', left: 4 },
      4: { kind: 'soldOut' },
      5: { kind: 'gone' },
    });
  });

  it('share the stock of their variant, the earlier line first [ORD-10]', () => {
    const lines = [
      line('2', 'a', 3, counted(5)),
      line('1', 'a', 3, counted(5)),
      line('3', 'a', 1, counted(5)),
    ];
    expect(Object.fromEntries(lineProblems(lines))).toEqual({
      2: { kind: 'short', left: 2 },
      3: { kind: 'soldOut' },
    });
  });
});

describe('lines beyond what the owner lets an order have by now', () => {
  const line = (id: string, pieces: number, more: { productId?: string; stock?: typeof UNLIMITED } = {}) => ({
    id,
    productId: 'product',
    variantId: `variant ${id}`,
    pieces,
    stock: UNLIMITED,
    isOffered: true,
    most: 4,
    ...more,
  });

  it.each([
    ['as many as that', [line('1', 4)], {}],
    ['one more', [line('1', 5)], { 1: { kind: 'tooMany', most: 4, left: 4 } }],
    [
      'all lines of a product together',
      [line('2', 2), line('1', 3)],
      { 2: { kind: 'tooMany', most: 4, left: 1 } },
    ],
    ['none left', [line('1', 4), line('2', 1)], { 2: { kind: 'tooMany', most: 4, left: 0 } }],
    ['another product', [line('1', 4), line('2', 4, { productId: 'other' })], {}],
    ['fewer in stock', [line('1', 5, { stock: counted(3) })], { 1: { kind: 'short', left: 3 } }],
    ['more in stock', [line('1', 6, { stock: counted(5) })], { 1: { kind: 'tooMany', most: 4, left: 4 } }],
    ['none in stock', [line('1', 5, { stock: counted(0) })], { 1: { kind: 'soldOut' } }],
  ])('%s [ORD-02, ORD-10]', (_, lines, problems) => {
    expect(Object.fromEntries(lineProblems(lines))).toEqual(problems);
  });
});

describe('two carts of one person', () => {
  it('become one with the larger number of the same, all others, and the codes of both [ORD-08]', () => {
    const own = { lines: [held('a', 2), held('b', 5), held('c', 1, 'x')], codes: ['SAVE10'] };
    const guest = { lines: [held('a', 3), held('b', 4), held('c', 1)], codes: ['save10', 'EXTRA'] };
    const merged = mergeCarts(own, guest);
    expect(merged.kept.map(({ pieces }) => pieces)).toEqual([3, 5, 1]);
    expect(merged.moved).toEqual([held('c', 1)]);
    expect(merged.codes).toEqual(['SAVE10', 'EXTRA']);
    const after = {
      lines: [...merged.kept.map(({ line, pieces }) => ({ ...line, pieces })), ...merged.moved],
      codes: merged.codes,
    };
    expect(mergeCarts(after, guest)).toMatchObject({ moved: [], codes: merged.codes });
    expect(mergeCarts(after, guest).kept.map(({ pieces }) => pieces)).toEqual([3, 5, 1, 1]);
  });

  it('hold together what one cart holds [ORD-02, ORD-08, ORD-51]', () => {
    const own = { lines: many(99), codes: ['A-1', 'A-2', 'A-3', 'A-4'] };
    const guest = { lines: [held('x', 1), held('y', 1)], codes: ['B-1', 'B-2'] };
    const merged = mergeCarts(own, guest);
    expect(merged.moved).toEqual([held('x', 1)]);
    expect(merged.leftOut).toEqual([held('y', 1)]);
    expect(merged.codes).toHaveLength(5);
  });
});
