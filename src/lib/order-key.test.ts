import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareByOrder, orderKeyBetween, orderKeysBetween } from './order-key.ts';

const key = fc
  .string({ unit: fc.constantFrom('0', '1', '9', 'A', 'V', 'Z', 'a', 'y', 'z'), minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/0+$/, '1'));

describe('an order key', () => {
  it.each([
    [null, null, '1'],
    ['1', null, '2'],
    ['z', null, 'z1'],
    ['zV', null, 'zW'],
    ['1', '2', '1V'],
    [null, '1', '0V'],
    ['1', '11', '10V'],
    ['V', 'V', 'W'],
    ['b', 'a', 'c'],
  ])('between %j and %j is %j', (before, after, between) => {
    expect(orderKeyBetween(before, after)).toBe(between);
  });

  it('sorts between its neighbours, whichever they are, and another one fits on both sides of it', () => {
    fc.assert(
      fc.property(fc.option(key), fc.option(key), (one, other) => {
        const [before, after] = one !== null && other !== null && one > other ? [other, one] : [one, other];
        const made = orderKeyBetween(before, after);
        expect(made).toMatch(/^[0-9A-Za-z]*[1-9A-Za-z]$/);
        expect(made > (before ?? '')).toBe(true);
        expect(after === null || after === before || made < after).toBe(true);
      }),
    );
  });

  it('is found where another program wrote keys that leave no room, or signs that are no digits', () => {
    expect(orderKeyBetween('1', '10')).toBe('100V');
    const other = fc.option(
      fc.string({ unit: fc.constantFrom('0', '1', 'z', '!', '~', 'ä', ' '), maxLength: 8 }),
    );
    fc.assert(
      fc.property(other, other, (before, after) => {
        expect(orderKeyBetween(before, after).length).toBeLessThan(20);
      }),
    );
  });

  it('is made many at a time, in their order', () => {
    expect(orderKeysBetween(null, null, 3)).toEqual(['1', '2', '3']);
    const keys = orderKeysBetween('1', '2', 40);
    expect(new Set(['1', ...keys, '2']).size).toBe(42);
    expect(['1', ...keys, '2'].toSorted()).toEqual(['1', ...keys, '2']);
    expect(orderKeysBetween('1', '2', 0)).toEqual([]);
  });

  it('decides an order, and ids do where keys are the same', () => {
    const records = [
      { order: 'a', id: '2' },
      { order: 'Z', id: '3' },
      { order: 'a', id: '1' },
    ];
    expect(records.toSorted(compareByOrder).map(({ id }) => id)).toEqual(['3', '1', '2']);
  });
});
