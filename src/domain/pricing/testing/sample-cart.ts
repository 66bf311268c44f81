import { toCents } from '#domain/money/cents.ts';
import type { ServedPlaces } from '../places.ts';
import type {
  Discount,
  DiscountConditions,
  DiscountEffect,
  PricingInput,
  PricingLine,
  ShippingOption,
  ShippingPrice,
  TaxRule,
} from '../pricing-input.ts';

const NOON = Date.UTC(2026, 10, 26, 12);

/** An amount in minor units. */
export const cents = toCents;

export const NOWHERE: ServedPlaces = { countries: [], regions: [], postalCodes: [], isRestOfWorld: false };
export const REST: ServedPlaces = { ...NOWHERE, isRestOfWorld: true };
export const inCountries = (...countries: string[]): ServedPlaces => ({ ...NOWHERE, countries });

export function lineOf(id: string, price: number, pieces = 1, more: Partial<PricingLine> = {}): PricingLine {
  return {
    id,
    productId: `product-${id}`,
    categoryIds: [],
    kind: 'physical',
    unitPrice: cents(price),
    isOnSale: false,
    pieces,
    canBeBought: true,
    taxClass: 'standard',
    weightGrams: 0,
    extraDelivery: cents(0),
    ...more,
  };
}

export const UNCONDITIONAL: DiscountConditions = {
  minimumSubtotal: null,
  minimumPieces: null,
  productIds: null,
  categoryIds: null,
  isForMembers: false,
  emails: null,
  isForFirstOrder: false,
  countries: null,
  leavesOutSales: false,
};

/** One that applies by itself. */
export function discountOf(
  id: string,
  effect: DiscountEffect,
  conditions: Partial<DiscountConditions> = {},
  more: Partial<Discount> = {},
): Discount {
  return {
    id,
    title: `Discount ${id}`,
    code: null,
    createdAt: 0,
    startsAt: NOON - 1,
    endsAt: null,
    isPaused: false,
    usesLeft: null,
    isExclusive: false,
    effect,
    conditions: { ...UNCONDITIONAL, ...conditions },
    ...more,
  };
}

/** One with a code, which is its id in capitals. */
export function couponOf(
  id: string,
  effect: DiscountEffect,
  conditions: Partial<DiscountConditions> = {},
  more: Partial<Discount> = {},
): Discount {
  return discountOf(id, effect, conditions, { code: id.toUpperCase(), ...more });
}

export function optionOf(
  id: string,
  price: ShippingPrice,
  places: ServedPlaces = REST,
  more: Partial<ShippingOption> = {},
): ShippingOption {
  const texts = { name: `Option ${id}`, description: '', estimate: '' };
  return { id, ...texts, places, price, freeFrom: null, productIds: null, ...more };
}

export const flat = (order: number, piece = 0): ShippingPrice => ({
  kind: 'flat',
  order: cents(order),
  piece: cents(piece),
});

/** A rate in ten-thousandths of a percent for everything but delivery, in the place of the cart. */
export function taxOf(id: string, rate: number, more: Partial<TaxRule> = {}): TaxRule {
  return {
    id,
    name: `Tax ${id}`,
    places: inCountries('US'),
    rates: { standard: rate },
    covers: ['physical', 'digital', 'service'],
    firstDay: null,
    ...more,
  };
}

/** A cart sent to Los Angeles, in dollars and without taxes in its prices. */
export function cartOf(lines: readonly PricingLine[], more: Partial<PricingInput> = {}): PricingInput {
  const place = { country: 'US', region: 'CA', postalCode: '90001' };
  return {
    currency: 'USD',
    pricesIncludeTax: false,
    lines,
    codes: [],
    discounts: [],
    shippingOptions: [],
    chosenShippingOptionId: null,
    taxRules: [],
    deliveryPlace: place,
    billingPlace: place,
    storePlace: { country: 'US', region: 'NY', postalCode: '10001' },
    isPointOfSale: false,
    customer: { email: null, isMember: false, isFirstOrder: false, isTaxExempt: false },
    giftCards: [],
    now: NOON,
    today: '2026-11-26',
    ...more,
  };
}
