import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenAmount, deliveryAmount, refundedTax, type RefundableOrder } from './refund.ts';

const line = (changes: Partial<RefundableOrder['lines'][number]> = {}) => ({
  id: 'a',
  pieces: 3,
  refunded: 0,
  amount: 1000,
  discount: 0,
  tax: 0,
  ...changes,
});
const order = (changes: Partial<RefundableOrder> = {}): RefundableOrder => ({
  shipping: 500,
  tax: 0,
  taxIncluded: false,
  total: 1500,
  lines: [line()],
  isDeliveryRefunded: false,
  ...changes,
});
const pieces = (of: RefundableOrder, count: number, hasDelivery = false) =>
  chosenAmount(of, { lines: [{ lineId: 'a', pieces: count }], hasDelivery });

describe('what chosen pieces come to', () => {
  it('is their share of the line with discount and tax, and the delivery with its tax [ORD-80]', () => {
    expect(pieces(order(), 1)).toBe(333);
    expect(pieces(order(), 3, true)).toBe(1500);
    const taxed = order({ tax: 120, lines: [line({ discount: 100, tax: 90 })] });
    expect(pieces(taxed, 3)).toBe(990);
    expect(deliveryAmount(taxed)).toBe(530);
    expect(pieces(order({ tax: 90, taxIncluded: true, lines: [line({ tax: 90 })] }), 3, true)).toBe(1500);
  });

  it('counts no piece and no delivery twice [ORD-80]', () => {
    const rest = order({ lines: [line({ refunded: 2 })], isDeliveryRefunded: true });
    expect(pieces(rest, 3, true)).toBe(333);
    expect(pieces(order({ lines: [line({ refunded: 3 })] }), 1)).toBe(0);
  });

  it('adds up to the whole line, however its pieces are refunded [ORD-80]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 40, maxLength: 40 }),
        (count, amount, tax, steps) => {
          let [refunded, sum] = [0, 0];
          for (const step of steps) {
            const part = pieces(order({ lines: [line({ pieces: count, refunded, amount, tax })] }), step);
            expect(part).toBeGreaterThanOrEqual(0);
            sum += part;
            refunded = Math.min(count, refunded + step);
          }
          expect(sum).toBe(amount + tax);
        },
      ),
    );
  });
});

it('splits the tax over refunds in proportion, so that its parts add up to it [ORD-80]', () => {
  expect(refundedTax({ tax: 100, total: 1100 }, 0, 550)).toBe(50);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 30 }),
      (tax, parts) => {
        const total = parts.reduce((sum, part) => sum + part, tax);
        let [before, sum] = [0, 0];
        for (const part of [...parts, tax].filter((each) => each > 0)) {
          const share = refundedTax({ tax, total }, before, part);
          expect(share >= 0 && share <= part).toBe(true);
          sum += share;
          before += part;
        }
        expect(sum).toBe(tax);
      },
    ),
  );
});
