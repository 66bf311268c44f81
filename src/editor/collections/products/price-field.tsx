import { useState } from 'react';
import { toCents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';
import { TextField } from '#ui/text-field.tsx';
import { priceProblem } from './price-problem.ts';
import { useKeptText } from './use-kept-text.ts';

interface PriceFieldProps {
  readonly label: string;
  /** In minor units. */
  readonly value: number;
  readonly currency: CurrencyCode;
  readonly onChange: (value: number) => void;
  readonly isLabelHidden?: boolean;
  readonly description?: string;
  /** What is odd about it, though it is kept. */
  readonly warning?: string | undefined;
}

/** An amount as a person types it, kept when the field is left or Enter is pressed; what is no price stays and says why. */
export function PriceField({
  label,
  value,
  currency,
  onChange,
  isLabelHidden,
  description,
  warning,
}: PriceFieldProps) {
  const [error, setError] = useState<string | null>(null);
  const kept = useKeptText(moneyValue(toCents(value), currency).value, (text) => {
    const problem = priceProblem(text, currency);
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
      description={description}
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
