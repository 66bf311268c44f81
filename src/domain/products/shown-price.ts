import { toCents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';

/** How a store writes prices in its lists and on the pages of its products. */
export interface PriceStyle {
  readonly currency: CurrencyCode;
  /** `$5` in place of `$5.00`: where its owner turned that on, never in the cart, the checkout and orders (MON-49). */
  readonly trimsZeroFractions?: boolean | undefined;
}

/** A price in minor units as lists and the pages of products show it. */
export function shownPrice(amount: number, { currency, trimsZeroFractions = false }: PriceStyle): string {
  return formatMoney(moneyValue(toCents(amount), currency), { trimsZeroFractions });
}
