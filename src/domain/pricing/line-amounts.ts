import type { Cents } from '#domain/money/cents.ts';
import { less, taxWithin, times } from './amounts.ts';
import { matchingRules, rateOf, taxPlaceOf } from './taxes.ts';
import type { PricingInput, PricingLine } from './pricing-input.ts';

/** A line that can be bought, with its price for all pieces before any discount. */
export interface PricedLineAmount {
  readonly line: PricingLine;
  readonly amount: Cents;
}

/**
 * The lines that can be bought, the earlier ones first. Where prices contain tax and the customer pays none, it is taken
 * off before anything else (ORD-68).
 */
export function lineAmounts(input: PricingInput): readonly PricedLineAmount[] {
  const isPickup = input.shippingOptions.some(
    ({ id, price }) => id === input.chosenShippingOptionId && price.kind === 'pickup',
  );
  const takesTaxOff = input.pricesIncludeTax && input.customer.isTaxExempt;
  return input.lines
    .filter((line) => line.canBeBought && line.pieces > 0)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((line) => {
      const amount = times(line.unitPrice, line.pieces);
      if (!takesTaxOff || line.kind === 'giftCard' || line.kind === 'donation') return { line, amount };
      const place = taxPlaceOf(line.kind, input, isPickup);
      const rate = place === null ? 0 : rateOf(matchingRules(line.kind, place, input), line.taxClass);
      return { line, amount: less(amount, taxWithin(amount, rate)) };
    });
}
