import type { Cents } from '#domain/money/cents.ts';
import { less, NOTHING, smaller, sum } from './amounts.ts';
import type { Candidate } from './discount-conditions.ts';
import { deliveryReduction, orderParts, type LineReductions } from './line-discounts.ts';
import type { PricedLineAmount } from './line-amounts.ts';
import type { PricingInput } from './pricing-input.ts';
import { quoteDelivery, type DeliveryOffers, type DeliveryQuote } from './quote-delivery.ts';
import { agreedTax, NO_TAX, type Tax, type Taxer } from './taxes.ts';

/** What does not depend on which discounts count. */
export interface PricingGround {
  readonly input: PricingInput;
  readonly amounts: readonly PricedLineAmount[];
  readonly offers: DeliveryOffers;
  readonly taxer: Taxer;
}

/** The lines with their discounts and taxes, and what their delivery would cost. */
export interface LineTotals {
  readonly onLines: LineReductions;
  readonly onOrder: Candidate | null;
  /** What the discount on the order takes off each line. */
  readonly orderParts: readonly Cents[];
  /** What both kinds take off each line. */
  readonly lineDiscounts: readonly Cents[];
  readonly quote: DeliveryQuote;
  readonly lineTaxes: readonly (Tax | null)[];
  readonly lineTax: Cents;
  /** All lines after discounts. */
  readonly net: Cents;
}

export interface Totals extends LineTotals {
  readonly onDelivery: Candidate | null;
  readonly deliveryDiscount: Cents;
  readonly delivery: Cents;
  readonly deliveryTax: Tax | null;
  readonly tax: Cents;
  readonly total: Cents;
}

/** The discount on the order comes after those on products, the tax on what both have left (ORD-40). */
export function lineTotals(
  ground: PricingGround,
  onLines: LineReductions,
  onOrder: Candidate | null,
): LineTotals {
  const { input, amounts, offers, taxer } = ground;
  const parts =
    onOrder === null ? amounts.map(() => NOTHING) : orderParts(onOrder, amounts, onLines.reductions);
  const lineDiscounts = onLines.reductions.map((reduction, index) =>
    sum([reduction, parts[index] ?? NOTHING, amounts[index]?.line.agreed?.discount ?? NOTHING]),
  );
  const nets = amounts.map(({ amount }, index) => less(amount, lineDiscounts[index] ?? NOTHING));
  const net = sum(nets);
  const quote = quoteDelivery(offers, net, input);
  const isPickup = quote.selected?.isPickup ?? false;
  const lineTaxes = amounts.map(({ line }, index) => {
    const { kind, taxClass, agreed } = line;
    const amount = nets[index] ?? NOTHING;
    if (agreed?.taxes != null) return agreedTax(amount, agreed.taxes, input);
    return kind === 'giftCard' || kind === 'donation' ? NO_TAX : taxer(kind, taxClass, amount, isPickup);
  });
  const lineTax = sum(lineTaxes.map((tax) => tax?.amount ?? NOTHING));
  return { onLines, onOrder, orderParts: parts, lineDiscounts, quote, lineTaxes, lineTax, net };
}

/** The delivery with its discount and, on what is left of it, its tax. */
export function withDelivery(
  { input, taxer }: PricingGround,
  lines: LineTotals,
  onDelivery: Candidate | null,
): Totals {
  const { selected } = lines.quote;
  const cost = selected?.priceCents ?? NOTHING;
  const deliveryDiscount = onDelivery === null ? NOTHING : smaller(cost, deliveryReduction(onDelivery, cost));
  const delivery = less(cost, deliveryDiscount);
  const deliveryTax = taxOfDelivery();
  const tax = sum([lines.lineTax, deliveryTax?.amount ?? NOTHING]);
  const added = input.pricesIncludeTax ? NOTHING : tax;
  const total = sum([lines.net, delivery, added]);
  return { ...lines, onDelivery, deliveryDiscount, delivery, deliveryTax, tax, total };

  function taxOfDelivery(): Tax | null {
    if (selected === null) return NO_TAX;
    const { agreedDeliveryTaxes: agreed } = input;
    return agreed === undefined
      ? taxer('delivery', 'standard', delivery, selected.isPickup)
      : agreedTax(delivery, agreed, input);
  }
}
