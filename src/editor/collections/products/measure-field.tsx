import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { useKeptText } from './use-kept-text.ts';

interface MeasureFieldProps {
  readonly label: string;
  /** In the whole units in which it is stored; 0 where nothing is said. */
  readonly value: number;
  readonly unit: string;
  readonly invalid: string;
  readonly read: (value: number) => string;
  /** Null for what is no measure. */
  readonly parse: (text: string) => number | null;
  readonly onChange: (value: number) => void;
}

/** A weight or a size in the units of the store; empty where nothing is said. */
export function MeasureField({ label, value, unit, invalid, read, parse, onChange }: MeasureFieldProps) {
  const [error, setError] = useState<string | null>(null);
  const kept = useKeptText(value === 0 ? '' : read(value), (text) => {
    const next = text.trim() === '' ? 0 : parse(text);
    setError(next === null ? invalid : null);
    if (next === null) return false;
    if (next !== value) onChange(next);
    return true;
  });
  return (
    <TextField
      {...kept}
      label={label}
      inputMode="decimal"
      suffix={unit}
      errorMessage={error ?? undefined}
      onChange={(text) => {
        kept.onChange(text);
        setError(null);
      }}
    />
  );
}
