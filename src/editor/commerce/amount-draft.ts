import { toCents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';

/** An amount as a person types it. */
export function amountText(amount: number, currency: CurrencyCode): string {
  return moneyValue(toCents(amount), currency).value;
}

/** What was typed as an amount from 0 up to the highest price; null for what is none. */
export function typedAmount(text: string, currency: CurrencyCode): number | null {
  const parsed = parseAmount(text, currency);
  return parsed.ok && parsed.value >= 0 && parsed.value <= LARGEST_PRICE ? parsed.value : null;
}
