import { toCents, type Cents } from '#domain/money/cents.ts';
import type { AgreedLine, AgreedPrice } from '#domain/orders/agreed-price.ts';
import { priceCart, type PricedCart } from '#domain/pricing/price-cart.ts';
import type { Discount, PricingInput } from '#domain/pricing/pricing-input.ts';
import type { SubscriptionTerms } from '#domain/subscriptions/subscription-terms.ts';
import type { CartLine } from './load-cart-lines.ts';

/** What a subscription is charged after what is paid today. */
export interface LaterCharges {
  readonly price: AgreedPrice;
  /** The next charge with the taxes of now, in whole minor units; null where there is none. */
  readonly next: Cents | null;
  /** Of a plan with an end: all charges, that of today included. */
  readonly sum: Cents | null;
}

const NO_CONDITIONS: Discount['conditions'] = {
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

/** Null for a cart that begins no subscription. */
export function laterCharges(
  terms: SubscriptionTerms | null,
  lines: readonly CartLine[],
  input: PricingInput,
  priced: PricedCart,
): LaterCharges | null {
  if (terms === null || terms.plan === null) return null;
  const isTried = terms.trialDays > 0;
  const charged: PricingInput = {
    ...input,
    lines: input.lines.map((line, index) => ({
      ...line,
      unitPrice: lines[index]?.laterPrice ?? line.unitPrice,
    })),
  };
  // What is tried for nothing has its first charge, and its discounts, when that is over.
  const first = isTried ? priceCart(charged) : priced;
  const price = agreedPrice(lines, input, first, isTried ? 0 : 1);
  const cycles = terms.plan.numBillingCycles;
  const made = isTried ? 0 : 1;
  const totals = new Map<string, Cents>();
  const totalOf = (charge: number): Cents => {
    const counting = price.discounts.filter(({ left }) => left === null || charge - made <= left);
    const key = counting.map(({ discount }) => discount.id).join(' ');
    const known = totals.get(key);
    if (known !== undefined) return known;
    const discounts = counting.map(({ discount }) => discount);
    const total = priceCart({ ...charged, codes: [], discounts }).grandTotalCents;
    totals.set(key, total);
    return total;
  };
  const isLast = cycles !== 0 && made >= cycles;
  return {
    price,
    next: isLast ? null : totalOf(made + 1),
    sum: cycles === 0 ? null : sumOf(made === 0 ? toCents(0) : priced.grandTotalCents, made, cycles, totalOf),
  };
}

function sumOf(today: Cents, made: number, cycles: number, totalOf: (charge: number) => Cents): Cents {
  let sum: number = today;
  for (let charge = made + 1; charge <= cycles; charge += 1) sum += totalOf(charge);
  return toCents(sum);
}

/** What stays as it is from charge to charge: prices, delivery, and discounts as long as they count (ORD-55, ORD-111). */
function agreedPrice(
  lines: readonly CartLine[],
  input: PricingInput,
  first: PricedCart,
  made: number,
): AgreedPrice {
  const applied = new Set(first.appliedDiscounts.map(({ id }) => id));
  return {
    lines: lines.map((line, index) => agreedLine(line, input.lines[index]?.kind ?? 'service')),
    delivery: first.selectedShippingOption?.priceCents ?? null,
    discounts: input.discounts.flatMap((discount) => {
      const { charges = 1 } = discount;
      if (!applied.has(discount.id) || (charges !== 0 && charges <= made)) return [];
      return [{ discount: frozen(discount), left: charges === 0 ? null : charges - made }];
    }),
  };
}

function agreedLine(line: CartLine, kind: AgreedLine['kind']): AgreedLine {
  const { productId, variantId, title, optionText, sku, pieces, isOnSale, taxClass, weightGrams } = line;
  return {
    productId,
    variantId,
    kind,
    title,
    optionText,
    sku,
    pieces,
    unitPrice: line.laterPrice,
    isOnSale,
    taxClass,
    weightGrams,
    image: line.image,
    categoryIds: line.categories,
    answers: line.answers,
  };
}

/** It was looked at when it was agreed, and is not looked at again. */
function frozen(discount: Discount): Discount {
  return {
    ...discount,
    code: null,
    startsAt: 0,
    endsAt: null,
    isPaused: false,
    usesLeft: null,
    isExclusive: false,
    conditions: NO_CONDITIONS,
  };
}
