import { toCents, type Cents } from '#domain/money/cents.ts';
import { moneyValue, type MoneyValue } from '#domain/money/money-value.ts';
import { NOTHING, sum } from './amounts.ts';
import { appliedDiscounts, chooseDiscounts } from './choose-discounts.ts';
import { candidateOf, codeKey, compareDiscounts, type CodeProblem } from './discount-conditions.ts';
import { payWithGiftCards, type GiftCardPayment } from './gift-card-payments.ts';
import { lineAmounts, type PricedLineAmount } from './line-amounts.ts';
import type { PricingInput } from './pricing-input.ts';
import { deliveryOffers, type DeliveryQuote, type QuotedOption } from './quote-delivery.ts';
import { createTaxer, type TaxShare } from './taxes.ts';
import type { Totals } from './totals.ts';

export interface PricedLine {
  readonly id: string;
  /** All pieces, before discounts. */
  readonly amount: Cents;
  readonly discount: Cents;
  readonly tax: Cents;
  readonly taxShares: readonly TaxShare[];
}

/** The totals of a cart, with the names of its facade (COMM-67 to COMM-84). Amounts are whole minor units. */
export interface PricedCart {
  /** Those that can be bought, the earlier ones first. */
  readonly lines: readonly PricedLine[];
  readonly subtotalCents: Cents;
  readonly subtotalAmount: MoneyValue;
  /** Of product and order discounts (ORD-41). */
  readonly discountCents: Cents;
  /** After discounts on delivery. */
  readonly shippingCostCents: Cents;
  readonly taxCents: Cents;
  /** The tax stands within the prices and is not added (ORD-43). */
  readonly taxIncluded: boolean;
  /** Some tax is known only with an address: 'Tax calculated at checkout' (ORD-66). */
  readonly isTaxOpen: boolean;
  /** Who buys pays no tax (ORD-68). */
  readonly isTaxExempt: boolean;
  /** Before gift cards. */
  readonly grandTotalCents: Cents;
  readonly totalQuantity: number;
  readonly coupons: readonly string[];
  readonly validCoupons: readonly string[];
  readonly invalidCoupons: readonly { readonly code: string; readonly problem: CodeProblem }[];
  /** Those that count, with what each takes off (ORD-50). */
  readonly appliedDiscounts: readonly {
    readonly id: string;
    readonly code: string | null;
    readonly title: string;
    readonly amount: Cents;
  }[];
  readonly shippingOptions: readonly QuotedOption[];
  readonly selectedShippingOption: QuotedOption | null;
  readonly deliveryProblem: DeliveryQuote['problem'];
  readonly hasLostShippingOption: boolean;
  readonly shippingTaxShares: readonly TaxShare[];
  /** What each rule takes of everything (ORD-67). */
  readonly applicableTaxRules: readonly {
    readonly id: string;
    readonly name: string;
    /** Ten-thousandths of a percent: each rate that it takes of something is an entry of its own. */
    readonly rate: number;
    readonly amount: Cents;
  }[];
  readonly giftCardPayments: readonly GiftCardPayment[];
  /** What is left to pay after gift cards. */
  readonly amountDue: Cents;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}

/**
 * The totals of a cart: the one function for cart, checkout, order, renewal, edit and point of sale (ORD-39, ORD-40).
 * It looks at nothing but its input; the order of lines, codes and discounts in it makes no difference (ORD-46).
 */
export function priceCart(input: PricingInput): PricedCart {
  const amounts = lineAmounts(input);
  const ground = {
    input,
    amounts,
    offers: deliveryOffers(
      input,
      amounts.map(({ line }) => line),
    ),
    taxer: createTaxer(input),
  };
  const known = input.discounts
    .toSorted(compareDiscounts)
    .map((discount) => ({ discount, found: candidateOf(discount, amounts, input) }));
  const coupons = [...new Map(input.codes.map((code) => [codeKey(code), code.trim()])).entries()];
  const entered = new Set(coupons.map(([key]) => key));
  const candidates = known.flatMap(({ discount, found }) => {
    const isAsked = discount.code === null || entered.has(codeKey(discount.code));
    return isAsked && 'discount' in found ? [found] : [];
  });
  const totals = chooseDiscounts(ground, candidates);
  const problems = new Map(coupons.map(([key]) => [key, problemOf(key, known)]));
  return {
    ...amountsOf(input, amounts, totals),
    coupons: coupons.map(([, code]) => code),
    validCoupons: coupons.flatMap(([key, code]) => (problems.get(key) === null ? [code] : [])),
    invalidCoupons: coupons.flatMap(([key, code]) => {
      const problem = problems.get(key) ?? null;
      return problem === null ? [] : [{ code, problem }];
    }),
    ...kindsOf(amounts),
  };
}

type Known = readonly {
  readonly discount: PricingInput['discounts'][number];
  readonly found: ReturnType<typeof candidateOf>;
}[];

/** Null for a code that is valid, whether or not it counts now. */
function problemOf(key: string, known: Known): CodeProblem | null {
  const entry = known.find(({ discount }) => discount.code !== null && codeKey(discount.code) === key);
  if (entry === undefined) return { kind: 'unknown' };
  return 'discount' in entry.found ? null : entry.found;
}

function amountsOf(input: PricingInput, amounts: readonly PricedLineAmount[], totals: Totals) {
  const { quote, lineDiscounts, lineTaxes, deliveryTax, total } = totals;
  const subtotalCents = sum(amounts.map(({ amount }) => amount));
  const { payments, amountDue } = payWithGiftCards(total, input.giftCards);
  return {
    lines: amounts.map(({ line, amount }, index) => ({
      id: line.id,
      amount,
      discount: lineDiscounts[index] ?? NOTHING,
      tax: lineTaxes[index]?.amount ?? NOTHING,
      taxShares: lineTaxes[index]?.shares ?? [],
    })),
    subtotalCents,
    subtotalAmount: moneyValue(subtotalCents, input.currency),
    discountCents: sum(lineDiscounts),
    shippingCostCents: totals.delivery,
    taxCents: totals.tax,
    taxIncluded: input.pricesIncludeTax,
    isTaxOpen: !input.customer.isTaxExempt && (lineTaxes.includes(null) || deliveryTax === null),
    isTaxExempt: input.customer.isTaxExempt,
    grandTotalCents: total,
    totalQuantity: amounts.reduce((count, { line }) => count + line.pieces, 0),
    appliedDiscounts: appliedDiscounts(totals)
      .filter(({ amount }) => amount > 0)
      .map(({ candidate: { discount }, amount }) => ({
        id: discount.id,
        code: discount.code,
        title: discount.title,
        amount: toCents(amount),
      })),
    shippingOptions: quote.options,
    selectedShippingOption: quote.selected,
    deliveryProblem: quote.problem,
    hasLostShippingOption: quote.hasLostChosen,
    shippingTaxShares: deliveryTax?.shares ?? [],
    applicableTaxRules: rulesOf([...lineTaxes, deliveryTax].flatMap((tax) => tax?.shares ?? [])),
    giftCardPayments: payments,
    amountDue,
  };
}

function rulesOf(shares: readonly TaxShare[]): PricedCart['applicableTaxRules'] {
  const rules = new Map<string, PricedCart['applicableTaxRules'][number]>();
  for (const { ruleId: id, name, rate, amount } of shares) {
    const key = `${id} ${rate}`;
    rules.set(key, { id, name, rate, amount: sum([rules.get(key)?.amount ?? NOTHING, amount]) });
  }
  return [...rules.values()];
}

function kindsOf(amounts: readonly PricedLineAmount[]) {
  const kinds = amounts.map(({ line }) => line.kind);
  return {
    hasDigital: kinds.includes('digital'),
    purelyDigital: kinds.length > 0 && kinds.every((kind) => kind === 'digital'),
    requiresShipping: kinds.includes('physical'),
  };
}
