import { expect, it } from 'vitest';
import { priceCart } from './price-cart.ts';
import { cartOf, cents, discountOf, flat, lineOf, optionOf, taxOf } from './testing/sample-cart.ts';

const agreedTax = { ruleId: 'old', name: 'Old tax', rate: 100_000 };
const TODAY = [taxOf('new', 200_000, { covers: ['physical', 'delivery'] })];

it('keeps the discount and the taxes that a line was ordered with, whatever counts today [ORD-68, ORD-100]', () => {
  const agreed = { discount: cents(250), taxes: [agreedTax] };
  const lines = [lineOf('a', 500, 2, { agreed }), lineOf('b', 1000)];
  expect(priceCart(cartOf(lines, { taxRules: TODAY }))).toMatchObject({
    discountCents: 250,
    lines: [
      { id: 'a', discount: 250, tax: 75, taxShares: [{ ruleId: 'old', amount: 75 }] },
      { id: 'b', discount: 0, tax: 200 },
    ],
    grandTotalCents: 2000 - 250 + 275,
  });
});

it('takes the taxes of today where none were agreed, and none where it was agreed that there are none [ORD-68, ORD-100]', () => {
  const taxes = (agreed: readonly (typeof agreedTax)[] | null) => {
    const line = lineOf('a', 1000, 1, { agreed: { discount: cents(0), taxes: agreed } });
    return priceCart(cartOf([line], { taxRules: TODAY })).taxCents;
  };
  expect([taxes(null), taxes([])]).toEqual([200, 0]);
});

it('keeps the taxes of the delivery, on what is left of it after its discounts [ORD-40, ORD-100]', () => {
  const shippingOptions = [optionOf('post', flat(1000))];
  const discounts = [discountOf('less', { on: 'delivery', kind: 'amount', amount: cents(400) })];
  const given = { shippingOptions, discounts, taxRules: TODAY };
  const lines = [lineOf('a', 100, 1, { agreed: { discount: cents(0), taxes: [] } })];
  expect(priceCart(cartOf(lines, { ...given, agreedDeliveryTaxes: [agreedTax] }))).toMatchObject({
    shippingCostCents: 600,
    taxCents: 60,
    shippingTaxShares: [{ ruleId: 'old', amount: 60 }],
    grandTotalCents: 760,
  });
  expect(priceCart(cartOf(lines, given))).toMatchObject({ taxCents: 120 });
});
