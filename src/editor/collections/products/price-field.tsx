import { useState } from 'react';
import { toCents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { useKeptText } from './use-kept-text.ts';

interface PriceFieldProps {
  readonly label: string;
  /** In minor units. */
  readonly value: number;
  readonly currency: CurrencyCode;
  readonly onChange: (value: number) => void;
  readonly isLabelHidden?: boolean;
  /** What is odd about it, though it is kept. */
  readonly warning?: string | undefined;
}

const EXAMPLE = toCents(1250);

/** An amount as a person types it, kept when the field is left or Enter is pressed; what is no price stays and says why. */
export function PriceField({ label, value, currency, onChange, isLabelHidden, warning }: PriceFieldProps) {
  const [error, setError] = useState<string | null>(null);
  const kept = useKeptText(moneyValue(toCents(value), currency).value, (text) => {
    const problem = problemOf(text, currency);
    setError(problem);
    const amount = parseAmount(text, currency);
    if (problem !== null || !amount.ok) return false;
    if (amount.value !== value) onChange(amount.value);
    return true;
  });
  return (
    <TextField
      {...kept}
      label={label}
      isLabelHidden={isLabelHidden}
      inputMode="decimal"
      suffix={currency}
      errorMessage={error ?? warning}
      onChange={(text) => {
        kept.onChange(text);
        setError(null);
      }}
    />
  );
}

/** Why a text is no price (COMM-26, COMM-28); null where it is one. */
function problemOf(typed: string, currency: CurrencyCode): string | null {
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
