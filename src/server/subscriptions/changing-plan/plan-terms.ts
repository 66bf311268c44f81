import type { AgreedLine, AgreedPrice } from '#domain/orders/agreed-price.ts';
import { isDearer, planDifference, type PlanRate } from '#domain/members/plan-change.ts';
import { toCents } from '#domain/money/cents.ts';
import { chargeDate } from '#domain/subscriptions/charge-dates.ts';
import type { PricedCartToOrder } from '#server/orders/cart-to-order.ts';
import { findProvider } from '#server/payments/providers.ts';
import type { StoreRules } from '#server/store/store-rules.ts';
import { datesOf, paidUntil, type HeldSubscription } from '../hold-subscription.ts';
import { priceRenewal } from '../renewing/price-renewal.ts';
import type { PlanChoice } from './plans-to-choose.ts';

/** What is looked at of a membership that is to be changed. */
export type ChangedMembership = Pick<
  HeldSubscription,
  | 'anchor_at'
  | 'anchor_cycle'
  | 'zone'
  | 'period_value'
  | 'period_unit'
  | 'cycle'
  | 'price'
  | 'billing'
  | 'currency'
  | 'provider'
>;

/** What a change to a plan comes to: at once for the difference, or from the next charge on (MEMB-55). */
export type PlanTerms =
  | { readonly kind: 'later'; readonly from: number }
  /** Null: there is nothing to charge, or less than its provider takes. */
  | { readonly kind: 'now'; readonly until: number; readonly cart: PricedCartToOrder | null };

/** By what the periods of plans are; products may have others. */
export function periodOf({ period_unit: unit }: Pick<HeldSubscription, 'period_unit'>): 'month' | 'year' {
  return unit === 'year' ? 'year' : 'month';
}

/**
 * Dearer plans are had at once, for the difference of the time that is paid; others when that is over. What is tried for
 * nothing has no paid time: it changes with its first charge.
 */
export function planTerms(
  held: ChangedMembership,
  { plan, offer }: PlanChoice,
  {
    rules,
    pricesIncludeTax,
    isTaxExempt,
    text,
    now,
  }: {
    readonly rules: StoreRules;
    readonly pricesIncludeTax: boolean;
    readonly isTaxExempt: boolean;
    /** What its line says besides the name of the plan. */
    readonly text: string;
    readonly now: number;
  },
): PlanTerms {
  const ends = paidUntil(held);
  const [line] = held.price.lines;
  const from: PlanRate = { amount: line?.unitPrice ?? 0, period: periodOf(held) };
  if (line === undefined || held.cycle === 0 || !isDearer(offer, from)) return { kind: 'later', from: ends };
  const net = (unitPrice: number) =>
    netOf(held, rules, { line: { ...line, unitPrice }, pricesIncludeTax, isTaxExempt, now });
  const begins = chargeDate(datesOf(held), held.cycle);
  const time = { now, begins, ends };
  // Discounts that count each time count for the difference, too (ORD-55).
  const difference = planDifference(
    { ...from, amount: net(from.amount) },
    { ...offer, amount: net(offer.amount) },
    time,
  );
  if (difference === 0) return { kind: 'now', until: ends, cart: null };
  const of = { ...planLine(line, { plan, offer }), unitPrice: difference, optionText: text };
  const cart = priceRenewal(
    {
      ...chargeOf(held, { pricesIncludeTax, isTaxExempt }),
      price: { lines: [of], delivery: null, discounts: [] },
    },
    rules,
    now,
  );
  const limits = findProvider(held.provider)?.limits(held.currency) ?? null;
  const isTooSmall = limits !== null && cart.priced.grandTotalCents < limits.min;
  return { kind: 'now', until: ends, cart: isTooSmall ? null : cart };
}

/** The line of each charge from the change on. */
export function planLine(line: AgreedLine, { plan, offer }: PlanChoice): AgreedLine {
  return {
    ...line,
    productId: plan.id,
    variantId: plan.id,
    title: plan.name,
    optionText: '',
    unitPrice: offer.amount,
    isOnSale: false,
  };
}

function chargeOf(
  { billing, currency }: ChangedMembership,
  taxed: { readonly pricesIncludeTax: boolean; readonly isTaxExempt: boolean },
) {
  return { delivery: null, billing, deliveryOption: null, currency, ...taxed } as const;
}

/** What a price comes to with the discounts of all charges, before taxes that come on top. */
function netOf(
  held: ChangedMembership,
  rules: StoreRules,
  {
    line,
    pricesIncludeTax,
    isTaxExempt,
    now,
  }: {
    readonly line: AgreedLine;
    readonly pricesIncludeTax: boolean;
    readonly isTaxExempt: boolean;
    readonly now: number;
  },
): number {
  const discounts = held.price.discounts.filter(({ left }) => left === null);
  const price: AgreedPrice = { lines: [line], delivery: null, discounts };
  const { priced } = priceRenewal(
    { ...chargeOf(held, { pricesIncludeTax, isTaxExempt }), price },
    rules,
    now,
  );
  return toCents(priced.subtotalCents - priced.discountCents);
}
