import { parseRate } from '#domain/store/rate-text.ts';
import type { TaxClass } from '#domain/store/tax-class.ts';
import { storeRules } from '#messages/en/interface/store-rules.ts';
import { taxClasses as words } from '#messages/en/interface/tax-classes.ts';
import { Fieldset } from '#ui/fieldset.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import styles from './commerce.module.css';

/** Rates as they were typed, by tax class; empty or none: that of the standard class. */
export type TypedRates = Readonly<Record<string, string>>;

interface TaxRatesProps {
  readonly typed: TypedRates;
  /** Those of the owner. */
  readonly classes: readonly TaxClass[];
  readonly isTried: boolean;
  readonly onChange: (typed: TypedRates) => void;
}

/** The rate of a tax for each tax class (ORD-65). */
export function TaxRates({ typed, classes, isTried, onChange }: TaxRatesProps) {
  const others = [
    { id: 'reduced', name: translate(words.reduced) },
    { id: 'zero', name: translate(words.zero) },
    ...classes,
  ];
  return (
    <>
      <TextField
        label={translate(storeRules.rate)}
        inputMode="decimal"
        suffix="%"
        value={typed['standard'] ?? ''}
        errorMessage={
          isTried && parseRate(typed['standard'] ?? '') === null ? translate(storeRules.rateWrong) : null
        }
        onChange={(rate) => onChange({ ...typed, standard: rate })}
      />
      <Fieldset legend={translate(words.otherRates)}>
        <p className={styles['aside']}>{translate(words.otherRatesText)}</p>
        {others.map(({ id, name }) => (
          <TextField
            key={id}
            label={name}
            isOptional
            inputMode="decimal"
            suffix="%"
            value={typed[id] ?? ''}
            errorMessage={isTried && !isRight(typed[id]) ? translate(storeRules.rateWrong) : null}
            onChange={(rate) => onChange({ ...typed, [id]: rate })}
          />
        ))}
      </Fieldset>
    </>
  );
}

/** The rates of these classes, for the rule; null where one is none. */
export function ratesOf(typed: TypedRates, classes: readonly TaxClass[]): Record<string, number> | null {
  const rates: Record<string, number> = {};
  for (const id of ['standard', 'reduced', 'zero', ...classes.map((each) => each.id)]) {
    const text = typed[id]?.trim() ?? '';
    if (text === '' && id !== 'standard') continue;
    const rate = parseRate(text);
    if (rate === null) return null;
    rates[id] = rate;
  }
  return rates;
}

function isRight(text = ''): boolean {
  return text.trim() === '' || parseRate(text) !== null;
}
