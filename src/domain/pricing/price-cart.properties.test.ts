import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceCart } from './price-cart.ts';
import type { Discount, DiscountEffect, PricingInput, PricingLine } from './pricing-input.ts';
import {
  cartOf,
  cents,
  discountOf,
  flat,
  inCountries,
  lineOf,
  optionOf,
  REST,
  taxOf,
} from './testing/sample-cart.ts';

const amount = (max: number) => fc.integer({ min: 0, max }).map(cents);
const percent = fc.integer({ min: 1, max: 10_000 });

const line: fc.Arbitrary<PricingLine> = fc
  .record({
    id: fc.stringMatching(/^[0-9a-f]{6}$/),
    price: fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.constant(100_000_000)),
    pieces: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(9999)),
    kind: fc.constantFrom('physical', 'physical', 'digital', 'service', 'giftCard', 'donation'),
    isOnSale: fc.boolean(),
    canBeBought: fc.constantFrom(true, true, true, false),
    taxClass: fc.constantFrom('standard', 'reduced', 'own'),
    weightGrams: fc.integer({ min: 0, max: 3000 }),
    extraDelivery: amount(200),
    categoryIds: fc.subarray(['pots', 'cups']),
  })
  .map(({ id, price, pieces, ...more }) => lineOf(id, price, pieces, more));

const effect: fc.Arbitrary<DiscountEffect> = fc.oneof(
  fc.record({
    on: fc.constantFrom('lines', 'order', 'delivery'),
    kind: fc.constant('percent' as const),
    percent,
  }),
  fc.record({
    on: fc.constantFrom('lines', 'order', 'delivery'),
    kind: fc.constant('amount' as const),
    amount: amount(3000),
  }),
  fc.record({
    on: fc.constant('lines' as const),
    kind: fc.constant('buyXGetY' as const),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 2 }),
    percent,
  }),
);

const discount: fc.Arbitrary<Discount> = fc
  .record({
    id: fc.stringMatching(/^[0-9a-f]{6}$/),
    effect,
    code: fc.constantFrom(null, 'one', 'two'),
    createdAt: fc.integer({ min: 0, max: 3 }),
    isExclusive: fc.constantFrom(false, false, false, true),
    minimumSubtotal: fc.option(amount(4000), { nil: null }),
    categoryIds: fc.option(fc.constant(['pots']), { nil: null }),
    leavesOutSales: fc.boolean(),
  })
  .map(({ id, effect: does, minimumSubtotal, categoryIds, leavesOutSales, ...more }) =>
    discountOf(id, does, { minimumSubtotal, categoryIds, leavesOutSales }, more),
  );

const uniqueById = <Item extends { readonly id: string }>(item: fc.Arbitrary<Item>, maxLength: number) =>
  fc.uniqueArray(item, { maxLength, selector: ({ id }) => id });

const cart: fc.Arbitrary<PricingInput> = fc
  .record({
    lines: uniqueById(line, 6),
    discounts: uniqueById(discount, 5),
    pricesIncludeTax: fc.boolean(),
    isTaxExempt: fc.constantFrom(false, false, true),
    rates: fc.array(fc.integer({ min: 0, max: 300_000 }), { maxLength: 3 }),
    freeFrom: fc.option(amount(5000), { nil: null }),
    hasAddress: fc.boolean(),
    cards: fc.array(amount(3000), { maxLength: 2 }),
  })
  .map(({ lines, discounts, pricesIncludeTax, isTaxExempt, rates, freeFrom, hasAddress, cards }) =>
    cartOf(lines, {
      discounts,
      codes: ['one', 'two'],
      pricesIncludeTax,
      customer: { email: null, isMember: false, isFirstOrder: false, isTaxExempt },
      taxRules: rates.map((rate, index) =>
        taxOf(`tax-${index}`, rate, {
          rates: { standard: rate, reduced: rate - (rate % 7) },
          covers: index === 0 ? ['physical', 'delivery'] : ['physical', 'digital', 'service'],
        }),
      ),
      shippingOptions: [
        optionOf('flat', flat(700, 30), inCountries('US'), { freeFrom }),
        optionOf(
          'weight',
          { kind: 'weight', bands: [{ upToGrams: 9000, price: cents(900) }] },
          inCountries('US'),
        ),
        optionOf('rest', flat(5), REST),
      ],
      ...(hasAddress ? {} : { deliveryPlace: null, billingPlace: null }),
      giftCards: cards.map((balance, index) => ({ id: `card-${index}`, balance, expiresAt: null })),
    }),
  );

const added = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

it('no amount is below 0 or too large, and all parts add up [ORD-46] [ORD-39] [COMM-88]', () => {
  fc.assert(
    fc.property(cart, (input) => {
      const priced = priceCart(input);
      for (const { amount: whole, discount: off, tax, taxShares } of priced.lines) {
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(whole);
        expect(added(taxShares.map((share) => share.amount))).toBe(tax);
      }
      const { subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents } = priced;
      for (const each of [subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents]) {
        expect(Number.isSafeInteger(each) && each >= 0).toBe(true);
      }
      expect(added(priced.lines.map(({ amount: whole }) => whole))).toBe(subtotalCents);
      expect(added(priced.lines.map(({ discount: off }) => off))).toBe(discountCents);
      const taxes = [...priced.lines.flatMap(({ taxShares }) => taxShares), ...priced.shippingTaxShares];
      expect(added(taxes.map((share) => share.amount))).toBe(taxCents);
      expect(added(priced.applicableTaxRules.map((rule) => rule.amount))).toBe(taxCents);
      expect(grandTotalCents).toBe(
        subtotalCents - discountCents + shippingCostCents + (priced.taxIncluded ? 0 : taxCents),
      );
      expect(priced.amountDue).toBe(
        grandTotalCents - added(priced.giftCardPayments.map((payment) => payment.amount)),
      );
    }),
    { numRuns: 300 },
  );
});

it('a further discount never raises the total [ORD-46]', () => {
  fc.assert(
    fc.property(cart, discount, (input, further) => {
      fc.pre(input.discounts.every(({ id }) => id !== further.id));
      const more = { ...input, discounts: [...input.discounts, further] };
      expect(priceCart(more).grandTotalCents).toBeLessThanOrEqual(priceCart(input).grandTotalCents);
    }),
    { numRuns: 300 },
  );
});

it('the order of lines, codes and discounts makes no difference [ORD-46]', () => {
  fc.assert(
    fc.property(cart, (input) => {
      const turned = {
        ...input,
        lines: input.lines.toReversed(),
        codes: input.codes.toReversed(),
        discounts: input.discounts.toReversed(),
      };
      const { coupons: _one, validCoupons: _two, invalidCoupons: _three, ...totals } = priceCart(turned);
      expect(priceCart(input)).toMatchObject(totals);
    }),
    { numRuns: 300 },
  );
});

it('an order discount and a product discount are never two of a kind [ORD-50]', () => {
  fc.assert(
    fc.property(cart, (input) => {
      const { appliedDiscounts } = priceCart(input);
      const on = (place: string) =>
        appliedDiscounts.filter(
          ({ id }) => input.discounts.find((each) => each.id === id)?.effect.on === place,
        );
      expect(on('order').length).toBeLessThanOrEqual(1);
      expect(on('delivery').length).toBeLessThanOrEqual(1);
      const isAlone = appliedDiscounts.some(
        ({ id }) => input.discounts.find((each) => each.id === id)?.isExclusive,
      );
      expect(isAlone ? appliedDiscounts.length : 1).toBe(1);
    }),
    { numRuns: 300 },
  );
});
