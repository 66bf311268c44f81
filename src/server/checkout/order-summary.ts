import type { Cents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { taxesByName } from '#domain/orders/taxes-by-name.ts';
import { checkout } from '#messages/en/checkout.ts';
import { donations } from '#messages/en/donations.ts';
import { giftCardPayments } from '#messages/en/gift-card-payments.ts';
import { subscriptionPlans } from '#messages/en/subscription-plans.ts';
import { fill, type Words } from '#messages/message.ts';
import type { Translate } from '#messages/translator.ts';
import { cardTitle } from '#server/carts/card-words.ts';
import type { OrderSummary, PlanSummary, ShownLink } from '#views/checkout/checkout-state.ts';

/** What a cart and an order have in common, as far as their totals are shown. */
export interface Summarised {
  readonly currency: CurrencyCode;
  readonly lines: readonly {
    readonly id: string;
    readonly title: string;
    readonly optionText: string;
    readonly answers?: readonly { readonly label: string; readonly answer: string }[];
    readonly pieces: number;
    readonly amount: number;
    /** Nobody counts what is given. */
    readonly type?: string;
    readonly kind?: string;
  }[];
  readonly subtotal: number;
  readonly discounts: readonly { readonly title: string; readonly amount: number }[];
  /** Null as long as it is not known; absent where nothing is sent. */
  readonly delivery?: { readonly name: string; readonly amount: number } | null;
  /** Null as long as it is not known. */
  readonly taxes: readonly { readonly name: string; readonly amount: number }[] | null;
  readonly isTaxWithin: boolean;
  readonly total: number;
  /** What gift cards pay of it (ORD-123). */
  readonly giftCards?: readonly { readonly last4: string; readonly amount: number }[];
  /** What is left to pay after them; absent where it is not said. */
  readonly due?: number;
  /** Of a subscription. */
  readonly plan?: PlanSummary;
  /** A plan that is joined, of which there is one. */
  readonly isMembership?: boolean;
}

/** Lines, discounts, delivery, tax and total, in the order in which they are computed (ORD-24, ORD-40). */
export function orderSummary(
  translate: Translate,
  { currency, lines, ...totals }: Summarised,
  link: ShownLink | null,
): OrderSummary {
  const said = (amount: number): string => written(toCents(amount), currency);
  const row = (label: string, amount: string) => ({ label, amount, isTotal: false });
  const { delivery, taxes, giftCards = [] } = totals;
  const isGift = lines.some(({ type, kind = type }) => kind === 'donation');
  const later = translate(checkout.withAddress);
  const taxRows =
    taxes === null
      ? [row(translate(checkout.tax), later)]
      : taxesByName(taxes)
          .filter(({ amount }) => amount > 0)
          .map(({ name, amount }) =>
            row(totals.isTaxWithin ? `${translate(checkout.taxWithin)}: ${name}` : name, said(amount)),
          );
  return {
    title: translate(titleOf(isGift, totals.plan)),
    lines: lines.map(({ id, title, optionText, answers = [], pieces, amount, type, kind = type }) => ({
      id,
      title,
      option: [optionText, ...answers.map(({ label, answer }) => `${label}: ${answer}`)]
        .filter((text) => text !== '')
        .join(' · '),
      pieces:
        kind === 'donation' || totals.isMembership === true
          ? ''
          : translate(fill(checkout.pieces, { count: pieces })),
      amount: said(amount),
    })),
    rows: [
      row(translate(checkout.subtotal), said(totals.subtotal)),
      ...totals.discounts.map(({ title, amount }) => row(title, said(0 - amount))),
      ...(delivery === undefined
        ? []
        : delivery === null
          ? [row(translate(checkout.delivery), later)]
          : [row(delivery.name, delivery.amount === 0 ? translate(checkout.free) : said(delivery.amount))]),
      ...taxRows,
      { label: translate(checkout.total), amount: said(totals.total), isTotal: true },
      ...giftCards.map((card) => row(translate(cardTitle(card)), said(0 - card.amount))),
      ...(totals.due === undefined || giftCards.length === 0
        ? []
        : [{ label: translate(giftCardPayments.toPay), amount: said(totals.due), isTotal: true }]),
    ],
    ...(totals.plan === undefined ? {} : { plan: totals.plan }),
    link,
  };
}

function titleOf(isGift: boolean, plan: PlanSummary | undefined): Words {
  if (isGift) return donations.summary;
  return plan === undefined ? checkout.summary : subscriptionPlans.summary;
}

function written(amount: Cents, currency: CurrencyCode): string {
  return formatMoney(moneyValue(amount, currency));
}
