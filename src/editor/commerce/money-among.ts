import { toCents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';

/**
 * How amounts are written beside each other: in their native symbols where all are of one currency, in the en-US set
 * where they are of several, since `kr` and `$` are symbols of more than one (MON-62). Each runs from left to right
 * within a sentence of any direction.
 */
export function moneyAmong(
  listed: readonly { readonly currency: CurrencyCode }[],
): (amount: number, currency: CurrencyCode) => string {
  const symbols = new Set(listed.map(({ currency }) => currency)).size > 1 ? 'en-US' : 'native';
  return (amount, currency) =>
    `\u2066${formatMoney(moneyValue(toCents(amount), currency), { symbols })}\u2069`;
}
