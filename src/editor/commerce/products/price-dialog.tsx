import { useState } from 'react';
import { WHOLE_PERCENT, type BulkChange } from '#domain/catalogue/bulk-change.ts';
import { parsePercent } from '#domain/discounts/percent-text.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { catalogueBulk as words } from '#messages/en/interface/catalogue-bulk.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { typedAmount } from '../amount-draft.ts';
import styles from './products.module.css';

interface PriceDialogProps {
  readonly count: number;
  readonly currency: CurrencyCode;
  readonly onChange: (change: BulkChange) => void;
  readonly onClose: () => void;
}

type PriceOf = Extract<BulkChange, { kind: 'price' }>['of'];

/** By how much, in percent or in money, the prices of many products go up or down. */
export function PriceDialog({ count, currency, onChange, onClose }: PriceDialogProps) {
  const [direction, setDirection] = useState<'up' | 'down'>('up');
  const [unit, setUnit] = useState<'percent' | 'amount'>('percent');
  const [of, setOf] = useState<PriceOf>('price');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);

  function submit(): void {
    const size = unit === 'percent' ? typedPercent(typed) : typedAmount(typed, currency);
    const isTooMuch = unit === 'percent' && direction === 'down' && (size ?? 0) > WHOLE_PERCENT;
    if (size === null || size === 0 || isTooMuch) {
      setError(translate(unit === 'percent' ? words.percentWrong : words.amountWrong));
      return;
    }
    const signed = direction === 'up' ? size : -size;
    onClose();
    onChange({
      kind: 'price',
      of,
      by: unit === 'percent' ? { unit, percent: signed } : { unit, amount: signed },
    });
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={translate(words.pricesOf, { count })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{translate(kit.cancel)}</Button>
          <Button variant="primary" type="submit" form="price-form">
            {translate(words.apply)}
          </Button>
        </>
      }
    >
      <form
        id="price-form"
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SegmentedControl
          label={translate(words.direction)}
          value={direction}
          onChange={setDirection}
          options={[
            { value: 'up', label: translate(words.raise) },
            { value: 'down', label: translate(words.lower) },
          ]}
        />
        <SegmentedControl
          label={translate(words.unit)}
          value={unit}
          onChange={(next) => {
            setUnit(next);
            setError(null);
          }}
          options={[
            { value: 'percent', label: translate(words.percent) },
            { value: 'amount', label: translate(words.amount) },
          ]}
        />
        <TextField
          label={translate(words.by)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          suffix={unit === 'percent' ? '%' : currency}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setError(null);
          }}
          errorMessage={error ?? undefined}
        />
        <Select<PriceOf>
          label={translate(words.which)}
          value={of}
          onChange={setOf}
          options={[
            { value: 'price', label: translate(words.priceOnly) },
            { value: 'salePrice', label: translate(words.saleOnly) },
            { value: 'both', label: translate(words.both) },
          ]}
        />
      </form>
    </Dialog>
  );
}

/** From 0.01 to 1,000 percent. */
function typedPercent(text: string): number | null {
  const figure = text.trim().replace(/%$/, '').trimEnd();
  const whole = /^1[.,’' ]?000$/.test(figure) ? 10 * WHOLE_PERCENT : null;
  const hundreds = /^([1-9])(\d{2}(?:[.,]\d{1,2})?)$/.exec(figure);
  if (hundreds === null) return whole ?? parsePercent(text);
  const rest = Number(hundreds[2]) === 0 ? 0 : parsePercent(hundreds[2] ?? '');
  return rest === null ? null : Number(hundreds[1]) * WHOLE_PERCENT + rest;
}
