import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { CURRENCY_CODES } from './currencies.ts';
import { LARGEST_PRICE } from './largest-price.ts';
import { centsOf, moneyValue } from './money-value.ts';

describe('amounts', () => {
  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'are whole minor units: not %s [MON-01]',
    (value) => {
      expect(() => toCents(value)).toThrow(`Not an amount in whole minor units: ${value}`);
    },
  );

  it.each([
    [1234, 'USD', '12.34'],
    [1234, 'JPY', '1234'],
    [1234, 'XYZ', '12.34'],
    [0, 'EUR', '0.00'],
    [5, 'EUR', '0.05'],
    [50, 'EUR', '0.50'],
    [0, 'JPY', '0'],
    [-1234, 'USD', '-12.34'],
    [-5, 'USD', '-0.05'],
    [-5, 'JPY', '-5'],
    [Number.MAX_SAFE_INTEGER, 'USD', '90071992547409.91'],
  ])('are money by the digits of their currency: %s in %s [MON-02, MON-07]', (amount, currency, value) => {
    expect(moneyValue(toCents(amount), currency)).toEqual({ value, currency });
    expect(centsOf({ value, currency })).toBe(amount);
  });

  it('come back from money as they were, in every currency [MON-02]', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...CURRENCY_CODES, 'XYZ'), (amount, currency) => {
        expect(centsOf(moneyValue(toCents(amount), currency))).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });

  it('take money with fewer digits, and none that they cannot hold exactly [MON-07]', () => {
    expect(centsOf({ value: '12', currency: 'USD' })).toBe(1200);
    expect(centsOf({ value: '012.3', currency: 'USD' })).toBe(1230);
    expect(Object.is(centsOf({ value: '-0.00', currency: 'USD' }), 0)).toBe(true);
    expect(() => centsOf({ value: '12.345', currency: 'USD' })).toThrow('Money value expected');
    expect(() => centsOf({ value: '90071992547409.92', currency: 'USD' })).toThrow('Not an amount');
  });

  it('have a largest one for prices [MON-65]', () => {
    expect(LARGEST_PRICE).toBe(100_000_000);
  });
});
