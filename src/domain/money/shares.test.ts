import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { mulDivHalfUp } from './half-up.ts';
import { spread } from './spread.ts';

const amounts = fc.maxSafeNat().map(toCents);

describe('mulDivHalfUp', () => {
  it.each([
    [1000, 1000, 10_000, 100],
    [5, 1, 2, 3],
    [4, 1, 8, 1],
    [3, 1, 8, 0],
    [25, 1, 10, 3],
    [24, 1, 10, 2],
    [105, 1000, 10_000, 11],
    [104, 1000, 10_000, 10],
    [999, 88_750, 1_000_000, 89],
    [0, 5, 7, 0],
    [7, 0, 3, 0],
    [Number.MAX_SAFE_INTEGER, 1_000_000, 1_000_000, Number.MAX_SAFE_INTEGER],
  ])('rounds %s × %s / %s half up to %s [MON-09]', (amount, numerator, denominator, result) => {
    expect(mulDivHalfUp(toCents(amount), numerator, denominator)).toBe(result);
  });

  it('is off by no more than half a minor unit, and never rounds a half down [MON-09]', () => {
    const factors = fc
      .tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }))
      .filter(([n, d]) => n <= d);
    fc.assert(
      fc.property(amounts, factors, (amount, [numerator, denominator]) => {
        const twiceOff =
          2n *
          (BigInt(mulDivHalfUp(amount, numerator, denominator)) * BigInt(denominator) -
            BigInt(amount) * BigInt(numerator));
        expect(twiceOff > -BigInt(denominator) && twiceOff <= BigInt(denominator)).toBe(true);
      }),
    );
  });

  it('refuses what is below 0, and results that a number cannot hold [MON-09]', () => {
    const refused = 'Shares are taken of amounts of at least 0';
    expect(() => mulDivHalfUp(toCents(-1), 1, 1)).toThrow(refused);
    expect(() => mulDivHalfUp(toCents(1), -1, 1)).toThrow(refused);
    expect(() => mulDivHalfUp(toCents(1), 1, 0)).toThrow(refused);
    expect(() => mulDivHalfUp(toCents(2 ** 52), 2, 1)).toThrow('Not an amount');
  });
});

describe('spread', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [100, [1, 2, 3], [17, 33, 50]],
    [10, [3000, 1000, 1000], [6, 2, 2]],
    [1, [1, 5, 5], [0, 1, 0]],
    [5, [0, 1, 0], [0, 5, 0]],
    [2, [0, 1, 2, 1], [0, 1, 1, 0]],
    [0, [1, 2], [0, 0]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
  ])('gives %s by %j as %j, what is left to the earlier of equal ones [MON-09]', (total, weights, parts) => {
    expect(spread(toCents(total), weights)).toEqual(parts);
  });

  it('adds up to the amount, each part within one minor unit of its share [MON-09]', () => {
    const weights = fc
      .array(fc.maxSafeNat(), { minLength: 1, maxLength: 20 })
      .filter((all) => all.some((one) => one > 0));
    fc.assert(
      fc.property(amounts, weights, (total, all) => {
        const parts = spread(total, all);
        const sum = all.reduce((before, weight) => before + BigInt(weight), 0n);
        expect(parts.reduce((before, part) => before + BigInt(part), 0n)).toBe(BigInt(total));
        parts.forEach((part, index) => {
          const off = BigInt(part) * sum - BigInt(total) * BigInt(all[index] ?? 0);
          expect(off > -sum && off < sum).toBe(true);
        });
      }),
    );
  });

  it('refuses what is below 0, and an amount over nothing [MON-09]', () => {
    expect(() => spread(toCents(-1), [1])).toThrow('Amounts and weights are at least 0');
    expect(() => spread(toCents(1), [2, -1])).toThrow('Amounts and weights are at least 0');
    expect(() => spread(toCents(1), [0, 0])).toThrow('An amount is spread over something');
    expect(() => spread(toCents(1), [])).toThrow('An amount is spread over something');
  });
});
