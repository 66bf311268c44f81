import { describe, expect, it } from 'vitest';
import { priceCart } from './price-cart.ts';
import type { PricingInput, TaxRule } from './pricing-input.ts';
import {
  cartOf,
  cents,
  discountOf,
  flat,
  inCountries,
  lineOf,
  NOWHERE,
  optionOf,
  REST,
  taxOf,
} from './testing/sample-cart.ts';

const taxed = (
  taxRules: readonly TaxRule[],
  more: Partial<PricingInput> = {},
  lines = [lineOf('a', 10_000)],
) => priceCart(cartOf(lines, { taxRules, ...more }));
const tax = (...args: Parameters<typeof taxed>) => taxed(...args).taxCents;

describe('tax rules', () => {
  it('have rates with four decimals, and are added on the reduced lines [ORD-64]', () => {
    expect(tax([taxOf('a', 1)], {}, [lineOf('a', 500_000)])).toBe(1);
    expect(tax([taxOf('a', 1)], {}, [lineOf('a', 499_999)])).toBe(0);
    expect(tax([taxOf('a', 1_000_000)])).toBe(10_000);
    expect(tax([])).toBe(0);
  });

  it('cover kinds, from their first day on [ORD-64]', () => {
    const lines = [
      lineOf('p', 100),
      lineOf('d', 100, 1, { kind: 'digital' }),
      lineOf('s', 100, 1, { kind: 'service' }),
    ];
    const covering = (...covers: TaxRule['covers'][number][]) =>
      tax([taxOf('a', 100_000, { covers })], {}, lines);
    expect([covering('physical'), covering('digital', 'service'), covering('delivery')]).toEqual([10, 20, 0]);
    const from = (firstDay: string) => tax([taxOf('a', 100_000, { firstDay })]);
    expect([from('2026-11-26'), from('2026-11-27'), from('2025-12-31')]).toEqual([1000, 0, 1000]);
  });

  it('tax the delivery after its discounts, at the standard rate of the rules that cover it [ORD-64]', () => {
    const rule = taxOf('a', 200_000, { covers: ['delivery'], rates: { standard: 200_000, reduced: 50_000 } });
    const lines = [lineOf('a', 100, 1, { taxClass: 'reduced' })];
    const shippingOptions = [optionOf('post', flat(1000))];
    const cart = taxed([rule], { shippingOptions }, lines);
    const discounts = [discountOf('d', { on: 'delivery', kind: 'percent', percent: 2500 })];
    expect(taxed([rule], { shippingOptions, discounts }, lines)).toMatchObject({
      shippingCostCents: 750,
      taxCents: 150,
      grandTotalCents: 1000,
    });
    expect(cart).toMatchObject({
      taxCents: 200,
      shippingTaxShares: [{ amount: 200 }],
      grandTotalCents: 1300,
    });
  });

  it('state a rate for each class; one they do not name takes standard [ORD-65]', () => {
    const rule = taxOf('a', 0, { rates: { standard: 190_000, reduced: 70_000, zero: 0 } });
    const of = (taxClass: string) => tax([rule], {}, [lineOf('a', 100, 1, { taxClass })]);
    expect([of('standard'), of('reduced'), of('zero'), of('own'), of('constructor')]).toEqual([
      19, 7, 0, 19, 19,
    ]);
  });

  it('never tax gift cards and donations [ORD-65]', () => {
    const lines = [lineOf('a', 100, 1, { kind: 'giftCard' }), lineOf('b', 100, 1, { kind: 'donation' })];
    expect(taxed([taxOf('a', 100_000)], {}, lines)).toMatchObject({ taxCents: 0, isTaxOpen: false });
  });

  it('that match together are one rate, rounded once, with shares that add up [ORD-67] [COMM-68]', () => {
    const rules = [
      taxOf('state', 60_000),
      taxOf('county', 2_500, { places: { ...NOWHERE, regions: [{ country: 'US', region: 'CA' }] } }),
      taxOf('city', 10_000, { places: { ...NOWHERE, postalCodes: [{ country: 'US', codes: ['90*'] }] } }),
      taxOf('elsewhere', 500_000, { places: inCountries('FR') }),
    ];
    const cart = taxed(rules, {}, [lineOf('a', 999), lineOf('b', 101)]);
    // 7.25 % of 999 are 72.43, of 101 they are 7.32.
    expect(cart.lines.map(({ tax: ofLine }) => ofLine)).toEqual([72, 7]);
    expect(cart.lines[0]?.taxShares).toEqual([
      { ruleId: 'state', name: 'Tax state', rate: 60_000, amount: 60 },
      { ruleId: 'county', name: 'Tax county', rate: 2_500, amount: 2 },
      { ruleId: 'city', name: 'Tax city', rate: 10_000, amount: 10 },
    ]);
    expect(cart.applicableTaxRules).toEqual([
      { id: 'state', name: 'Tax state', rate: 60_000, amount: 66 },
      { id: 'county', name: 'Tax county', rate: 2_500, amount: 2 },
      { id: 'city', name: 'Tax city', rate: 10_000, amount: 11 },
    ]);
    expect(cart.taxCents).toBe(79);
  });

  it('are said with each rate that they take of something [ORD-65, ORD-67]', () => {
    const rule = taxOf('vat', 0, { rates: { standard: 190_000, reduced: 70_000 } });
    const lines = [lineOf('a', 1000), lineOf('b', 1000, 1, { taxClass: 'reduced' }), lineOf('c', 100)];
    expect(taxed([rule], {}, lines).applicableTaxRules).toEqual([
      { id: 'vat', name: 'Tax vat', rate: 190_000, amount: 209 },
      { id: 'vat', name: 'Tax vat', rate: 70_000, amount: 70 },
    ]);
  });

  it('for the rest of the world count where no rule names the country [ORD-64]', () => {
    const rest = taxOf('rest', 100_000, { places: REST });
    expect(tax([rest])).toBe(1000);
    expect(tax([rest, taxOf('named', 50_000, { covers: ['digital'] })])).toBe(0);
  });
});

describe('whose taxes count', () => {
  const store = taxOf('store', 10_000, {
    places: { ...NOWHERE, regions: [{ country: 'US', region: 'NY' }] },
  });
  const home = taxOf('home', 20_000, { places: { ...NOWHERE, regions: [{ country: 'US', region: 'CA' }] } });
  const bill = taxOf('bill', 40_000, { places: inCountries('FR') });
  const rules = [store, home, bill];
  const billingPlace = { country: 'FR', region: null, postalCode: null };
  const digital = [lineOf('a', 10_000, 1, { kind: 'digital' })];
  const pickup = {
    shippingOptions: [optionOf('pickup', { kind: 'pickup', order: cents(0) })],
    chosenShippingOptionId: 'pickup',
  };

  it('are those of the delivery for what is sent, of the bill for the rest, of the store for what is fetched [ORD-66]', () => {
    expect(tax(rules, { billingPlace })).toBe(200);
    expect(tax(rules, { billingPlace }, digital)).toBe(400);
    expect(tax(rules, { billingPlace, ...pickup })).toBe(100);
    expect(tax(rules, { billingPlace, ...pickup }, digital)).toBe(400);
    expect(tax(rules, { billingPlace, isPointOfSale: true }, digital)).toBe(100);
  });

  it('are not known without an address, or those of the store where prices contain them [ORD-66]', () => {
    const nowhere = { deliveryPlace: null, billingPlace: null };
    expect(taxed(rules, nowhere)).toMatchObject({ isTaxOpen: true, taxCents: 0, grandTotalCents: 10_000 });
    expect(taxed(rules, { ...nowhere, ...pickup })).toMatchObject({ isTaxOpen: false, taxCents: 100 });
    expect(taxed(rules, { ...nowhere, pricesIncludeTax: true })).toMatchObject({
      isTaxOpen: false,
      taxCents: 99,
    });
    expect(taxed(rules, { billingPlace: null }, digital)).toMatchObject({ isTaxOpen: true });
  });
});

describe('a customer who is exempt', () => {
  const customer = { email: null, isMember: false, isFirstOrder: false, isTaxExempt: true };
  const rules = [taxOf('vat', 190_000, { covers: ['physical', 'delivery'] })];

  it('pays no tax [ORD-68]', () => {
    expect(taxed(rules, { customer })).toMatchObject({
      taxCents: 0,
      grandTotalCents: 10_000,
      applicableTaxRules: [],
    });
    expect(taxed(rules, { customer, deliveryPlace: null })).toMatchObject({ isTaxOpen: false });
  });

  it('gets what prices contain taken off, the delivery’s, too [ORD-68]', () => {
    const shippingOptions = [optionOf('post', flat(490))];
    const lines = [
      lineOf('a', 4990),
      lineOf('b', 1000, 1, { kind: 'giftCard' }),
      lineOf('c', 500, 1, { kind: 'donation' }),
    ];
    expect(taxed(rules, { customer, shippingOptions, pricesIncludeTax: true }, lines)).toMatchObject({
      subtotalCents: 4990 - 797 + 1500,
      shippingCostCents: 490 - 78,
      taxCents: 0,
      grandTotalCents: 4193 + 1500 + 412,
    });
  });

  it('gets a share of what the lines come to without tax by discounts on pieces [ORD-49] [ORD-68]', () => {
    const discounts = [discountOf('d', { on: 'lines', kind: 'buyXGetY', buy: 1, get: 1, percent: 10_000 })];
    const cart = taxed(rules, { customer, discounts, pricesIncludeTax: true }, [lineOf('a', 1190, 2)]);
    expect(cart).toMatchObject({ subtotalCents: 2000, discountCents: 1000, grandTotalCents: 1000 });
  });

  it('gets the tax of the store taken off where things are fetched [ORD-66] [ORD-68]', () => {
    const store = taxOf('store', 100_000, {
      places: { ...NOWHERE, regions: [{ country: 'US', region: 'NY' }] },
    });
    const pickup = optionOf('pickup', { kind: 'pickup', order: cents(110) });
    const more = {
      customer,
      pricesIncludeTax: true,
      shippingOptions: [pickup],
      chosenShippingOptionId: 'pickup',
    };
    const covers = { covers: ['physical', 'delivery'] as const };
    expect(taxed([{ ...store, ...covers }], more, [lineOf('a', 1100)])).toMatchObject({
      subtotalCents: 1000,
      shippingCostCents: 100,
    });
    // Sent, the same has no tax that could be taken off.
    const sent = {
      ...more,
      shippingOptions: [pickup, optionOf('post', flat(220))],
      chosenShippingOptionId: 'post',
    };
    expect(taxed([{ ...store, ...covers }], sent, [lineOf('a', 1100)])).toMatchObject({
      subtotalCents: 1100,
      shippingCostCents: 220,
    });
  });
});
