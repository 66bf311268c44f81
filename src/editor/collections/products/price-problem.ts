import { toCents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { translate } from '#ui/translate.ts';

const EXAMPLE = toCents(1250);

/** Why a text is no price (COMM-26, COMM-28); null where it is one. */
export function priceProblem(typed: string, currency: CurrencyCode): string | null {
  const amount = parseAmount(typed, currency);
  const said = (value: number): string => formatMoney(moneyValue(toCents(value), currency));
  if (!amount.ok && amount.error !== 'too-large') {
    return translate(productPanel.noAmount, { example: said(EXAMPLE) });
  }
  if (!amount.ok || amount.value > LARGEST_PRICE) {
    return translate(productPanel.priceTooHigh, { max: said(LARGEST_PRICE) });
  }
  return amount.value < 0 ? translate(productPanel.priceNegative) : null;
}
