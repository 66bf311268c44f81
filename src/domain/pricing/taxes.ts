import type { Cents } from '#domain/money/cents.ts';
import { spread } from '#domain/money/spread.ts';
import { NOTHING, taxOn, taxWithin } from './amounts.ts';
import { exactnessOf, namesCountry, type Place } from './places.ts';
import type { AgreedTax, PricingInput, TaxedKind, TaxRule } from './pricing-input.ts';

/** What one rule takes of a line or of the delivery. */
export interface TaxShare {
  readonly ruleId: string;
  readonly name: string;
  /** Ten-thousandths of a percent. */
  readonly rate: number;
  readonly amount: Cents;
}

export interface Tax {
  readonly amount: Cents;
  /** They add up to the amount (ORD-67). */
  readonly shares: readonly TaxShare[];
}

/** Of what is never taxed, such as gift cards and donations (ORD-65). */
export const NO_TAX: Tax = { amount: NOTHING, shares: [] };

/**
 * Whose taxes count: those of the delivery address for what is sent, of the billing address for the rest, of the store
 * where it is picked up or sold there (ORD-66). Without an address they are those of the store where prices contain tax,
 * and not known (null) where they do not.
 */
export function taxPlaceOf(
  kind: TaxedKind,
  { isPointOfSale, deliveryPlace, billingPlace, storePlace, pricesIncludeTax }: PricingInput,
  isPickup: boolean,
): Place | null {
  const isSent = kind === 'physical' || kind === 'delivery';
  if (isPointOfSale || (isSent && isPickup)) return storePlace;
  return (isSent ? deliveryPlace : billingPlace) ?? (pricesIncludeTax ? storePlace : null);
}

/** The rules that count there today, in their order; several are added up (ORD-64, ORD-67). */
export function matchingRules(kind: TaxedKind, place: Place, input: PricingInput): readonly TaxRule[] {
  const isElsewhere = (rule: TaxRule): boolean =>
    exactnessOf(rule.places, place) === null &&
    !(
      rule.places.isRestOfWorld && !input.taxRules.some((other) => namesCountry(other.places, place.country))
    );
  return input.taxRules.filter(
    (rule) =>
      rule.covers.includes(kind) &&
      (rule.firstDay === null || rule.firstDay <= input.today) &&
      !isElsewhere(rule),
  );
}

/** The rate of all of them together. */
export function rateOf(rules: readonly TaxRule[], taxClass: string): number {
  return rules.reduce((rate, rule) => rate + ownRate(rule, taxClass), 0);
}

function ownRate({ rates }: TaxRule, taxClass: string): number {
  return (Object.hasOwn(rates, taxClass) ? rates[taxClass] : rates['standard']) ?? 0;
}

/** The tax on an amount of a kind and class; null where it is not known whose counts. */
export type Taxer = (kind: TaxedKind, taxClass: string, amount: Cents, isPickup: boolean) => Tax | null;

/** Taxes of one cart. The same amounts come again and again while discounts are compared: each is computed once. */
export function createTaxer(input: PricingInput): Taxer {
  const known = new Map<
    string,
    { readonly rules: readonly TaxRule[] | null; readonly taxes: Map<Cents, Tax> }
  >();
  return (kind, taxClass, amount, isPickup) => {
    const key = `${kind} ${isPickup} ${taxClass}`;
    const of = known.get(key) ?? { rules: rulesFor(kind, input, isPickup), taxes: new Map<Cents, Tax>() };
    known.set(key, of);
    if (of.rules === null) return null;
    const tax = of.taxes.get(amount) ?? taxOf(amount, taxClass, of.rules, input);
    of.taxes.set(amount, tax);
    return tax;
  };
}

function rulesFor(kind: TaxedKind, input: PricingInput, isPickup: boolean): readonly TaxRule[] | null {
  const place = taxPlaceOf(kind, input, isPickup);
  return place === null ? null : matchingRules(kind, place, input);
}

/** The tax on an amount, or within it where prices contain tax: rounded once for all rules (ORD-43, ORD-44, ORD-67). */
function taxOf(amount: Cents, taxClass: string, rules: readonly TaxRule[], input: PricingInput): Tax {
  const taxes = rules.map((rule) => ({ ruleId: rule.id, name: rule.name, rate: ownRate(rule, taxClass) }));
  return agreedTax(amount, taxes, input);
}

/** The same at rates that are known: those that something was ordered at (ORD-68, ORD-100). */
export function agreedTax(
  amount: Cents,
  taxes: readonly AgreedTax[],
  { pricesIncludeTax, customer }: Pick<PricingInput, 'pricesIncludeTax' | 'customer'>,
): Tax {
  if (taxes.length === 0 || customer.isTaxExempt) return NO_TAX;
  const rates = taxes.map(({ rate }) => rate);
  const rate = rates.reduce((all, each) => all + each, 0);
  const tax = pricesIncludeTax ? taxWithin(amount, rate) : taxOn(amount, rate);
  const parts = spread(tax, rates);
  return {
    amount: tax,
    shares: taxes.map((each, index) => ({ ...each, amount: parts[index] ?? NOTHING })),
  };
}
