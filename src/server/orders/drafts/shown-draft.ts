import type { PricedOrder } from '#contract/order-drafts.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { taxesByName } from '#domain/orders/taxes-by-name.ts';
import type { PricedCart } from '#domain/pricing/price-cart.ts';
import type { LineToOrder } from '../cart-to-order.ts';

/** What an order that is not saved yet comes to, as its screen shows it; lines as they were sent. */
export function shownDraft(
  currency: CurrencyCode,
  lines: readonly LineToOrder[],
  priced: PricedCart,
): PricedOrder {
  const amounts = new Map(priced.lines.map((line) => [line.id, line]));
  return {
    currency,
    lines: lines.map(({ id, problem }) => {
      const { amount = 0, discount = 0, tax = 0 } = amounts.get(id) ?? {};
      return { amount, discount, tax, left: leftOf(problem) };
    }),
    subtotal: priced.subtotalCents,
    discount: priced.discountCents,
    shipping: priced.shippingCostCents,
    tax: priced.taxCents,
    taxIncluded: priced.taxIncluded,
    taxes: [...taxesByName(priced.applicableTaxRules)],
    total: priced.grandTotalCents,
    options: priced.shippingOptions.map(({ id, name, priceCents, isPickup }) => ({
      id,
      name,
      price: priceCents,
      isPickup,
    })),
    selected: selectedOf(priced),
    deliveryProblem: priced.deliveryProblem,
    requiresShipping: priced.requiresShipping,
  };
}

function selectedOf({ selectedShippingOption: selected }: PricedCart): PricedOrder['selected'] {
  return selected === null ? null : { id: selected.id, name: selected.name, isPickup: selected.isPickup };
}

function leftOf(problem: LineToOrder['problem']): number | null {
  if (problem === null) return null;
  return problem.kind === 'short' ? problem.left : 0;
}
