import { toCents, type Cents } from '#domain/money/cents.ts';
import { less, NOTHING, sum, taxWithin, times } from './amounts.ts';
import { exactnessOf, namesCountry, type Place } from './places.ts';
import type { PricingInput, PricingLine, ShippingOption } from './pricing-input.ts';
import { matchingRules, rateOf, taxPlaceOf } from './taxes.ts';

/** A way of delivery that is offered (COMM-87). */
export interface QuotedOption {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly estimate: string;
  /** Before discounts on delivery. */
  readonly priceCents: Cents;
  readonly isPickup: boolean;
  /** What the subtotal lacks until it is free; null where it never is, or is already (ORD-60). */
  readonly missingForFreeCents: Cents | null;
}

export interface DeliveryQuote {
  /** The cheapest first (ORD-63). */
  readonly options: readonly QuotedOption[];
  readonly selected: QuotedOption | null;
  /** 'together' where each line alone could be sent, 'there' where one could not be sent to this address at all. */
  readonly problem: 'together' | 'there' | null;
  /** The option the buyer chose is no longer offered. */
  readonly hasLostChosen: boolean;
}

interface Offer {
  readonly option: ShippingOption;
  /** Unless it is free. */
  readonly price: Cents;
}

/** What can be offered whatever the subtotal is. */
export interface DeliveryOffers {
  readonly offers: readonly Offer[];
  readonly problem: DeliveryQuote['problem'];
}

const NOTHING_TO_SEND: DeliveryOffers = { offers: [], problem: null };

/** The options for the physical lines and the address, without those that are not for all of them (ORD-57 to ORD-62). */
export function deliveryOffers(input: PricingInput, lines: readonly PricingLine[]): DeliveryOffers {
  const physical = lines.filter((line) => line.kind === 'physical');
  if (physical.length === 0 || input.isPointOfSale) return NOTHING_TO_SEND;
  const options = optionsFor(input);
  const offers = offersOf(options, physical, input);
  if (offers.length > 0 || input.deliveryPlace === null) return { offers, problem: null };
  const couldAlone = physical.every((line) => offersOf(options, [line], input).length > 0);
  return { offers, problem: couldAlone ? 'together' : 'there' };
}

/** Those that name the address most exactly, and those where it is picked up. */
function optionsFor({ shippingOptions, deliveryPlace }: PricingInput): readonly ShippingOption[] {
  const delivered = shippingOptions.filter(({ price }) => price.kind !== 'pickup');
  const named = deliveryPlace === null ? [] : mostExact(delivered, deliveryPlace);
  return shippingOptions.filter((option) => option.price.kind === 'pickup' || named.includes(option));
}

/** 'Rest of the world' is for countries that no option names, so that there is no way back from a more exact one. */
function mostExact(options: readonly ShippingOption[], place: Place): readonly ShippingOption[] {
  const levels = options.map(({ places }) => exactnessOf(places, place) ?? 0);
  const highest = Math.max(0, ...levels);
  if (highest > 0) return options.filter((_, index) => levels[index] === highest);
  const isNamed = options.some(({ places }) => namesCountry(places, place.country));
  return isNamed ? [] : options.filter(({ places }) => places.isRestOfWorld);
}

function offersOf(
  options: readonly ShippingOption[],
  physical: readonly PricingLine[],
  input: PricingInput,
): readonly Offer[] {
  return options.flatMap((option) => {
    const { productIds } = option;
    const isForAll = productIds === null || physical.every(({ productId }) => productIds.includes(productId));
    const price = isForAll ? priceOf(option, physical) : null;
    return price === null ? [] : [{ option, price: withoutTax(price, option, input) }];
  });
}

function priceOf({ price }: ShippingOption, physical: readonly PricingLine[]): Cents | null {
  if (price.kind === 'pickup') return price.order;
  const extra = sum(physical.map((line) => times(line.extraDelivery, line.pieces)));
  if (price.kind === 'flat') {
    const pieces = physical.reduce((count, line) => count + line.pieces, 0);
    return sum([price.order, times(price.piece, pieces), extra]);
  }
  const weights = physical.map((line) => BigInt(line.weightGrams) * BigInt(line.pieces));
  const weight = weights.reduce((total, each) => total + each, 0n);
  const band = price.bands.find(({ upToGrams }) => weight <= BigInt(upToGrams));
  return band === undefined ? null : sum([band.price, extra]);
}

/** Where prices contain tax and the customer pays none, it is taken off (ORD-68). */
function withoutTax(price: Cents, option: ShippingOption, input: PricingInput): Cents {
  if (!input.pricesIncludeTax || !input.customer.isTaxExempt) return price;
  const place = taxPlaceOf('delivery', input, option.price.kind === 'pickup');
  const rate = place === null ? 0 : rateOf(matchingRules('delivery', place, input), 'standard');
  return less(price, taxWithin(price, rate));
}

/**
 * What the options cost with this subtotal after discounts. The cheapest is taken until the buyer chooses, once there is
 * an address; before that, only what they chose themselves.
 */
export function quoteDelivery(
  { offers, problem }: DeliveryOffers,
  subtotal: Cents,
  { chosenShippingOptionId, deliveryPlace }: PricingInput,
): DeliveryQuote {
  const options = offers
    .map(({ option, price }) => quoted(option, price, subtotal))
    .toSorted((a, b) => a.priceCents - b.priceCents);
  const chosen = options.find(({ id }) => id === chosenShippingOptionId);
  const cheapest = deliveryPlace === null ? undefined : options[0];
  return {
    options,
    selected: chosen ?? cheapest ?? null,
    problem,
    hasLostChosen: chosenShippingOptionId !== null && chosen === undefined,
  };
}

function quoted(option: ShippingOption, price: Cents, subtotal: Cents): QuotedOption {
  const { id, name, description, estimate, freeFrom } = option;
  const isFree = freeFrom !== null && subtotal >= freeFrom;
  const missing = freeFrom === null || isFree ? null : toCents(freeFrom - subtotal);
  return {
    id,
    name,
    description,
    estimate,
    priceCents: isFree ? NOTHING : price,
    isPickup: option.price.kind === 'pickup',
    missingForFreeCents: missing,
  };
}
