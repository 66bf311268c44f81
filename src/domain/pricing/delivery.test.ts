import { describe, expect, it } from 'vitest';
import { placeOfAddress } from './place-of-address.ts';
import { exactnessOf } from './places.ts';
import { priceCart } from './price-cart.ts';
import type { ShippingOption } from './pricing-input.ts';
import { cartOf, cents, flat, inCountries, lineOf, NOWHERE, optionOf, REST } from './testing/sample-cart.ts';

const US = { country: 'US', region: 'CA', postalCode: '90001' };
const offered = (shippingOptions: readonly ShippingOption[], more = {}, lines = [lineOf('a', 1000)]) =>
  priceCart(cartOf(lines, { shippingOptions, ...more })).shippingOptions.map(({ id, priceCents }) => [
    id,
    priceCents,
  ]);
const codes = (country: string, ...list: string[]) => ({
  ...NOWHERE,
  postalCodes: [{ country, codes: list }],
});

describe('the places of an option', () => {
  it('are asked for an address, of which an empty part is not known [ORD-57, ORD-66]', () => {
    expect(placeOfAddress({ country: 'US', region: 'CA', postalCode: '90001' })).toEqual(US);
    expect(placeOfAddress({ country: 'US', region: '', postalCode: '' })).toEqual({
      country: 'US',
      region: null,
      postalCode: null,
    });
  });

  it('name a region of their own country alone [ORD-57]', () => {
    const regions = { ...NOWHERE, regions: [{ country: 'US', region: 'CA' }] };
    expect(exactnessOf(regions, US)).toBe(2);
    expect(exactnessOf(regions, { ...US, country: 'IT' })).toBe(null);
  });

  it.each([
    [['90001'], '90001', true],
    [['90001'], '90002', false],
    [['SW1*'], 'sw1a 1aa', true],
    [['SW1*'], 'SW11AA', true],
    [['SW1*'], 'SW2', false],
    [['10000-10999'], '10000', true],
    [['10000-10999'], '10999', true],
    [['10000-10999'], '11000', false],
    [['10000-10999'], '1050', false],
    [['10000-10999'], '105000', false],
    [['10000-10999'], '1050A', false],
    [['10000-10999'], '09999', false],
    [['A10000-10999'], '10500', false],
    [['10000-10999A'], '10500', false],
    [['90001', '90002'], '90002', true],
    [['90 001'], '90001', true],
    [['12345-678'], '12345-678', true],
    [['12345-678'], '12345', false],
    [['*'], '', false],
  ])('%s name the postal code %s: %s [ORD-57]', (list, postalCode, isNamed) => {
    const place = { country: 'US', region: null, postalCode };
    expect(exactnessOf(codes('US', ...list), place)).toBe(isNamed ? 3 : null);
    expect(exactnessOf(codes('CA', ...list), place)).toBe(null);
    expect(exactnessOf(codes('US', ...list), { ...place, postalCode: null })).toBe(null);
  });

  it('count by the most exact: postal code, region, country, rest of the world [ORD-57]', () => {
    const byCode = optionOf('code', flat(1), codes('US', '9*'));
    const byRegion = optionOf('region', flat(2), { ...NOWHERE, regions: [{ country: 'US', region: 'CA' }] });
    const byCountry = optionOf('country', flat(3), inCountries('US'));
    const rest = optionOf('rest', flat(4), REST);
    expect(offered([byCode, byRegion, byCountry, rest])).toEqual([['code', 1]]);
    expect(offered([byRegion, byCountry, rest])).toEqual([['region', 2]]);
    expect(offered([byCountry, rest])).toEqual([['country', 3]]);
    expect(offered([rest])).toEqual([['rest', 4]]);
    const elsewhere = { deliveryPlace: { ...US, region: 'NY', postalCode: '10001' } };
    expect(offered([byCode, byRegion, byCountry, rest], elsewhere)).toEqual([['country', 3]]);
    // Named in part, the country is none of the rest of the world.
    expect(offered([byRegion, rest], elsewhere)).toEqual([]);
    expect(offered([byCode, rest], { deliveryPlace: { ...US, country: 'FR' } })).toEqual([['rest', 4]]);
  });
});

describe('what delivery costs', () => {
  it('is an amount for the order and one for each physical piece [ORD-58] [ORD-62]', () => {
    const lines = [
      lineOf('a', 1000, 2),
      lineOf('b', 1000),
      lineOf('c', 1000, 5, { kind: 'digital', extraDelivery: cents(99) }),
    ];
    expect(offered([optionOf('flat', flat(500, 100))], {}, lines)).toEqual([['flat', 800]]);
  });

  it('is that of the first band whose weight is not exceeded [ORD-59]', () => {
    const bands = [
      { upToGrams: 1000, price: cents(400) },
      { upToGrams: 5000, price: cents(900) },
    ];
    const option = optionOf('weight', { kind: 'weight', bands });
    const weighing = (weightGrams: number, pieces = 1) =>
      offered([option], {}, [
        lineOf('a', 1000, pieces, { weightGrams }),
        lineOf('b', 1000, 1, { kind: 'service', weightGrams: 9000 }),
      ]);
    expect(weighing(1000)).toEqual([['weight', 400]]);
    expect(weighing(1001)).toEqual([['weight', 900]]);
    expect(weighing(2500, 2)).toEqual([['weight', 900]]);
    expect(weighing(5001)).toEqual([]);
  });

  it('has what a piece adds, where it is neither picked up nor free [ORD-62]', () => {
    const lines = [lineOf('a', 1000, 3, { extraDelivery: cents(50) })];
    const pickup = optionOf('pickup', { kind: 'pickup', order: cents(10) });
    const bands = [{ upToGrams: 1, price: cents(200) }];
    const weight = optionOf('weight', { kind: 'weight', bands });
    const free = optionOf('free', flat(900), REST, { freeFrom: cents(3000) });
    expect(offered([optionOf('flat', flat(500)), weight, pickup, free], {}, lines)).toEqual([
      ['free', 0],
      ['pickup', 10],
      ['weight', 350],
      ['flat', 650],
    ]);
  });

  it('is nothing from a subtotal on, after discounts, and says what is missing [ORD-60]', () => {
    const option = optionOf('post', flat(800), REST, { freeFrom: cents(5000) });
    const at = (price: number) =>
      priceCart(cartOf([lineOf('a', price)], { shippingOptions: [option] })).shippingOptions[0];
    expect(at(4999)).toMatchObject({ priceCents: 800, missingForFreeCents: 1 });
    expect(at(5000)).toMatchObject({ priceCents: 0, missingForFreeCents: null });
    expect(offered([optionOf('never', flat(800))])).toEqual([['never', 800]]);
  });

  it('of an option for chosen products is offered only if it carries every physical line [ORD-62]', () => {
    const chosen = optionOf('chosen', flat(100), REST, { productIds: ['product-a'] });
    const service = lineOf('s', 100, 1, { kind: 'service' });
    expect(offered([chosen], {}, [lineOf('a', 1000), service])).toEqual([['chosen', 100]]);
    expect(offered([chosen], {}, [lineOf('a', 1000), lineOf('b', 1000)])).toEqual([]);
  });
});

describe('the chosen option', () => {
  const post = optionOf('post', flat(500), inCountries('US'));
  const express = optionOf('express', flat(900), inCountries('US'));
  const pickup = optionOf('pickup', { kind: 'pickup', order: cents(0) });

  it('is the cheapest until the buyer chooses; one that falls away is told [ORD-63]', () => {
    const chosen = (chosenShippingOptionId: string | null, more = {}) => {
      const cart = priceCart(
        cartOf([lineOf('a', 1000)], { shippingOptions: [express, post], chosenShippingOptionId, ...more }),
      );
      return [cart.selectedShippingOption?.id ?? null, cart.hasLostShippingOption, cart.shippingCostCents];
    };
    expect(chosen(null)).toEqual(['post', false, 500]);
    expect(chosen('express')).toEqual(['express', false, 900]);
    expect(chosen('gone')).toEqual(['post', true, 500]);
    expect(chosen('express', { deliveryPlace: { ...US, country: 'FR' } })).toEqual([null, true, 0]);
  });

  it('is none before there is an address, unless it is picked up [ORD-61] [ORD-63]', () => {
    const before = { deliveryPlace: null, shippingOptions: [post, pickup] };
    const cart = priceCart(cartOf([lineOf('a', 1000)], before));
    expect(cart.selectedShippingOption).toBe(null);
    expect(cart.shippingOptions).toMatchObject([{ id: 'pickup', isPickup: true, priceCents: 0 }]);
    expect(cart.deliveryProblem).toBe(null);
    const picked = priceCart(cartOf([lineOf('a', 1000)], { ...before, chosenShippingOptionId: 'pickup' }));
    expect(picked.selectedShippingOption).toMatchObject({ id: 'pickup' });
  });

  it('has a reason where there is none: not together, or not there [ORD-57]', () => {
    const problem = (shippingOptions: ShippingOption[], lines = [lineOf('a', 1), lineOf('b', 1)]) =>
      priceCart(cartOf(lines, { shippingOptions })).deliveryProblem;
    const only = (id: string) => optionOf(id, flat(1), REST, { productIds: [`product-${id}`] });
    expect(problem([post])).toBe(null);
    expect(problem([only('a'), only('b')])).toBe('together');
    expect(problem([only('a')])).toBe('there');
    expect(problem([])).toBe('there');
    expect(problem([], [lineOf('a', 1, 1, { kind: 'digital' })])).toBe(null);
  });

  it('is needed by physical lines only, and never where things are sold in the store [ORD-62] [ORD-66]', () => {
    expect(offered([post], {}, [lineOf('a', 1000, 1, { kind: 'digital' })])).toEqual([]);
    expect(offered([post], { isPointOfSale: true })).toEqual([]);
  });
});
