import { describe, expect, it } from 'vitest';
import { DEFAULT_CURRENCY } from '#domain/money/currencies.ts';
import { priceCart } from './price-cart.ts';
import { cartOf, cents, couponOf, discountOf, flat, lineOf, optionOf, taxOf } from './testing/sample-cart.ts';

describe('the totals of a cart', () => {
  it('come to the example with a coupon and a tax that is added [ORD-40] [ORD-42]', () => {
    const cart = priceCart(
      cartOf([lineOf('a', 1999, 2)], {
        discounts: [couponOf('ten', { on: 'lines', kind: 'percent', percent: 1000 })],
        codes: ['ten'],
        shippingOptions: [optionOf('post', flat(500))],
        taxRules: [taxOf('state', 88_750)],
      }),
    );
    expect(cart).toMatchObject({
      subtotalCents: 3998,
      discountCents: 400,
      shippingCostCents: 500,
      taxCents: 319,
      grandTotalCents: 4417,
      taxIncluded: false,
      isTaxOpen: false,
    });
  });

  it('come to the same example with ten percent off the order', () => {
    const cart = priceCart(
      cartOf([lineOf('a', 1999, 2)], {
        discounts: [discountOf('ten', { on: 'order', kind: 'percent', percent: 1000 })],
        shippingOptions: [optionOf('post', flat(500))],
        taxRules: [taxOf('state', 88_750)],
      }),
    );
    expect(cart).toMatchObject({ discountCents: 400, taxCents: 319, grandTotalCents: 4417 });
  });

  it('come to the example with taxes within the prices, at every destination [ORD-43]', () => {
    const taxRules = [taxOf('vat', 190_000, { covers: ['physical', 'delivery'] })];
    const shippingOptions = [optionOf('post', flat(490))];
    const input = cartOf([lineOf('a', 4990)], { pricesIncludeTax: true, taxRules, shippingOptions });
    expect(priceCart(input)).toMatchObject({
      subtotalCents: 4990,
      shippingCostCents: 490,
      taxCents: 875,
      grandTotalCents: 5480,
      taxIncluded: true,
      lines: [{ tax: 797 }],
      shippingTaxShares: [{ amount: 78, rate: 190_000 }],
    });
    const elsewhere = { country: 'FR', region: null, postalCode: '75001' };
    const abroad = { ...input, deliveryPlace: elsewhere, billingPlace: elsewhere };
    expect(priceCart(abroad)).toMatchObject({ taxCents: 0, grandTotalCents: 5480 });
  });

  it('come to the example in yen [ORD-44]', () => {
    const cart = priceCart(
      cartOf([lineOf('a', 333, 3)], {
        currency: 'JPY',
        discounts: [discountOf('ten', { on: 'lines', kind: 'percent', percent: 1000 })],
        taxRules: [taxOf('consumption', 100_000)],
      }),
    );
    expect(cart).toMatchObject({
      subtotalCents: 999,
      discountCents: 100,
      taxCents: 90,
      grandTotalCents: 989,
      subtotalAmount: { value: '999', currency: 'JPY' },
    });
  });

  it('spread a fixed discount by largest remainder, ties to the earlier line [ORD-45]', () => {
    const lines = [lineOf('c', 1000), lineOf('a', 1000), lineOf('b', 1000)];
    for (const on of ['lines', 'order'] as const) {
      const discounts = [discountOf('five', { on, kind: 'amount', amount: cents(500) })];
      expect(priceCart(cartOf(lines, { discounts })).lines).toMatchObject([
        { id: 'a', discount: 167 },
        { id: 'b', discount: 167 },
        { id: 'c', discount: 166 },
      ]);
    }
  });

  it('are nothing of an empty cart, in dollars where nobody chose a currency [MON-64, COMM-80]', () => {
    const { subtotalCents, subtotalAmount } = priceCart(cartOf([], { currency: DEFAULT_CURRENCY }));
    expect([subtotalCents, subtotalAmount]).toEqual([0, { value: '0.00', currency: 'USD' }]);
  });

  it('are in the fields of the cart: before discounts, of both kinds, after those on delivery [ORD-41] [COMM-74] [COMM-75] [COMM-76] [COMM-77] [COMM-78] [COMM-79] [COMM-80] [COMM-81] [COMM-88]', () => {
    const cart = priceCart(
      cartOf(
        [
          lineOf('a', 1000, 2),
          lineOf('b', 500),
          lineOf('gone', 999, 4, { canBeBought: false }),
          lineOf('none', 1, 0),
        ],
        {
          currency: 'EUR',
          discounts: [
            discountOf(
              '1',
              { on: 'lines', kind: 'amount', amount: cents(100) },
              { productIds: ['product-a'] },
            ),
            discountOf('2', { on: 'order', kind: 'amount', amount: cents(240) }),
            discountOf('3', { on: 'delivery', kind: 'amount', amount: cents(300) }),
          ],
          shippingOptions: [optionOf('post', flat(800))],
          taxRules: [taxOf('state', 100_000)],
          giftCards: [{ id: 'g', balance: cents(1000), expiresAt: null }],
        },
      ),
    );
    expect(cart).toMatchObject({
      subtotalCents: 2500,
      subtotalAmount: { value: '25.00', currency: 'EUR' },
      discountCents: 340,
      shippingCostCents: 500,
      taxCents: 216,
      grandTotalCents: 2500 - 340 + 500 + 216,
      amountDue: 2500 - 340 + 500 + 216 - 1000,
      totalQuantity: 3,
    });
    expect(cart.lines.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(cart.appliedDiscounts).toEqual([
      { id: '1', code: null, title: 'Discount 1', amount: 100 },
      { id: '2', code: null, title: 'Discount 2', amount: 240 },
      { id: '3', code: null, title: 'Discount 3', amount: 300 },
    ]);
  });

  it('of an empty cart are nothing', () => {
    expect(priceCart(cartOf([]))).toMatchObject({
      subtotalCents: 0,
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 0,
      totalQuantity: 0,
      subtotalAmount: { value: '0.00', currency: 'USD' },
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
    });
  });

  it('tell what is digital and what is sent [COMM-82] [COMM-83] [COMM-84]', () => {
    const of = (...kinds: ('physical' | 'digital' | 'service')[]) => {
      const { hasDigital, purelyDigital, requiresShipping } = priceCart(
        cartOf(kinds.map((kind, index) => lineOf(`${index}`, 100, 1, { kind }))),
      );
      return [hasDigital, purelyDigital, requiresShipping];
    };
    expect(of('physical')).toEqual([false, false, true]);
    expect(of('digital')).toEqual([true, true, false]);
    expect(of('digital', 'service')).toEqual([true, false, false]);
    expect(of('digital', 'physical')).toEqual([true, false, true]);
    expect(of('service')).toEqual([false, false, false]);
  });

  it('are paid by gift cards last, the one that ends first, then the smallest [ORD-40] [ORD-41]', () => {
    const giftCards = [
      { id: 'never', balance: cents(10), expiresAt: null },
      { id: 'large', balance: cents(900), expiresAt: 2000 },
      { id: 'small', balance: cents(300), expiresAt: 2000 },
      { id: 'first', balance: cents(100), expiresAt: 1000 },
      { id: 'empty', balance: cents(0), expiresAt: 1 },
    ];
    const cart = priceCart(cartOf([lineOf('a', 500)], { giftCards }));
    expect(cart.giftCardPayments).toEqual([
      { id: 'first', amount: 100 },
      { id: 'small', amount: 300 },
      { id: 'large', amount: 100 },
    ]);
    expect(cart).toMatchObject({ grandTotalCents: 500, amountDue: 0 });
    const equal = ['b', 'a'].map((id) => ({ id, balance: cents(300), expiresAt: 1 }));
    expect(priceCart(cartOf([lineOf('a', 500)], { giftCards: equal })).giftCardPayments).toEqual([
      { id: 'a', amount: 300 },
      { id: 'b', amount: 200 },
    ]);
    const more = priceCart(cartOf([lineOf('a', 2000)], { giftCards }));
    expect(more).toMatchObject({ grandTotalCents: 2000, amountDue: 690 });
    expect(more.giftCardPayments.at(-1)).toEqual({ id: 'never', amount: 10 });
  });
});
