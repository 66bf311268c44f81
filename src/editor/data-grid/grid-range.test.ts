import { describe, expect, it } from 'vitest';
import { filledDown, neighbourOf, pastedAt, placeAfter } from './grid-range.ts';

const SIZE = { rows: 30, columns: 3 };
const cell = (row: number, column: number) => ({ row, column });
const range = (top: number, start: number, bottom = top, end = start) => ({
  anchor: cell(top, start),
  focus: cell(bottom, end),
});

it.each([
  ['ArrowDown', false, cell(3, 1)],
  ['ArrowDown', true, cell(29, 1)],
  ['ArrowUp', false, cell(1, 1)],
  ['ArrowRight', false, cell(2, 2)],
  ['ArrowLeft', true, cell(2, 0)],
  ['Home', false, cell(2, 0)],
  ['End', true, cell(29, 2)],
  ['PageUp', false, cell(0, 1)],
  ['PageDown', false, cell(12, 1)],
  ['a', false, null],
])('%s (with Ctrl: %s) leads from the third row and the second column to where it says', (key, isFar, to) => {
  expect(placeAfter(key, cell(2, 1), SIZE, { isFar, isMirrored: false })).toEqual(to);
});

it('the arrows follow the direction of the language, and stop at the edges', () => {
  const mirrored = { isFar: false, isMirrored: true };
  expect(placeAfter('ArrowLeft', cell(2, 1), SIZE, mirrored)).toEqual(cell(2, 2));
  expect(placeAfter('ArrowLeft', cell(2, 2), SIZE, mirrored)).toEqual(cell(2, 2));
});

it('goes on over the end of a row, and not beyond the last one', () => {
  expect(neighbourOf(cell(0, 2), 1, SIZE)).toEqual(cell(1, 0));
  expect(neighbourOf(cell(29, 2), 1, SIZE)).toBeNull();
  expect(neighbourOf(cell(0, 0), -1, SIZE)).toBeNull();
});

describe('what is pasted', () => {
  const told = (cells: string[][], at: ReturnType<typeof range>) =>
    pastedAt(cells, at, SIZE).map(({ row, column, text }) => `${row}.${column}=${text}`);

  it('goes from the first cell on, as far as there are cells', () => {
    expect(told([['a', 'b', 'c'], ['d']], range(29, 1))).toEqual(['29.1=a', '29.2=b']);
  });

  it('fills a whole range where it is one value', () => {
    expect(told([['5']], range(1, 0, 2, 1))).toEqual(['1.0=5', '1.1=5', '2.0=5', '2.1=5']);
  });
});

it('fills down from the first row of a range, or from the cell above', () => {
  const told = (at: ReturnType<typeof range>) =>
    filledDown(at).map(({ from, to }) => `${from.row}.${from.column}>${to.row}.${to.column}`);
  expect(told(range(3, 0, 5))).toEqual(['3.0>4.0', '3.0>5.0']);
  expect(told(range(5, 1, 3, 1))).toEqual(['3.1>4.1', '3.1>5.1']);
  expect(told(range(4, 2))).toEqual(['3.2>4.2']);
  expect(told(range(0, 2))).toEqual([]);
});
