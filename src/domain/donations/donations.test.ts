import { describe, expect, it } from 'vitest';
import { toCents } from '#domain/money/cents.ts';
import { fundFieldsSchema, takesOtherAmount } from './fund-fields.ts';
import { feeOn, givenAmount } from './given-amount.ts';

const TREES = { amounts: [{ amount: 2500, label: 'A tree' }], takesOther: true, minimum: 100 };
const FUND = {
  ...TREES,
  name: 'Trees',
  feePercent: null,
  frequencies: [],
  asksAddress: false,
  asksMessage: true,
  questions: [],
  receiptText: '',
};

describe('a fund', () => {
  it('takes up to 8 suggested amounts with labels of up to 40 characters, and adds up to 10 % for fees [ORD-127, ORD-129]', () => {
    const accepts = (fields: object) => fundFieldsSchema.safeParse({ ...FUND, ...fields }).success;
    const suggested = (count: number, label = '') => ({
      amounts: Array.from({ length: count }, () => ({ amount: 100_000_000, label })),
    });
    expect([
      accepts({}),
      accepts(suggested(8, 'a'.repeat(40))),
      accepts(suggested(9)),
      accepts(suggested(1, 'a'.repeat(41))),
      accepts({ amounts: [{ amount: 100_000_001, label: '' }] }),
      accepts({ feePercent: 1_000 }),
      accepts({ feePercent: 1_001 }),
      accepts({ minimum: 0 }),
      accepts({ name: ' ' }),
    ]).toEqual([true, true, false, false, false, true, false, false, false]);
  });

  it('takes any amount where it suggests none [ORD-127]', () => {
    expect([
      takesOtherAmount({ amounts: [], takesOther: false }),
      takesOtherAmount({ ...TREES, takesOther: false }),
      takesOtherAmount(TREES),
    ]).toEqual([true, false, true]);
  });
});

describe('what is given', () => {
  it.each([
    ['2500', '', 2500],
    ['2400', '', null],
    ['other', '12.34', 1234],
    ['other', '12,34', 1234],
    ['other', '0.99', null],
    ['other', '1', 100],
    ['other', '1000000', 100_000_000],
    ['other', '1000000.01', null],
    ['other', 'much', null],
    ['', '12', null],
  ])('of the choice %s and the text %s is %s [ORD-127]', (amount, other, expected) => {
    expect(givenAmount(TREES, { amount, other }, 'USD')).toBe(expected);
  });

  it('is read with the digits of the currency, and typed only where the fund takes it [ORD-127]', () => {
    expect(givenAmount(TREES, { amount: 'other', other: '150' }, 'JPY')).toBe(150);
    expect(givenAmount({ ...TREES, takesOther: false }, { amount: 'other', other: '5' }, 'USD')).toBeNull();
    expect(givenAmount({ ...TREES, amounts: [] }, { amount: '', other: '5' }, 'USD')).toBe(500);
  });

  it('gets fees on top, to the nearest minor unit [ORD-129]', () => {
    expect([feeOn(toCents(2500), 300), feeOn(toCents(1), 1_000), feeOn(toCents(5), 1_000)]).toEqual([
      75, 0, 1,
    ]);
  });
});
