import { Plus, X } from 'lucide-react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { MeasurementStandard } from '#domain/store/measurement.ts';
import { parseWeight } from '#domain/store/weight-text.ts';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { Button } from '#ui/button.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { typedAmount } from './amount-draft.ts';
import styles from './commerce.module.css';

interface DraftBand {
  readonly upTo: string;
  readonly price: string;
}

interface WeightBandsProps {
  readonly bands: readonly DraftBand[];
  readonly unit: string;
  readonly standard: MeasurementStandard;
  readonly currency: CurrencyCode;
  readonly isTried: boolean;
  readonly onChange: (bands: readonly DraftBand[]) => void;
}

const MAX_BANDS = 50;

/** What it costs up to which weight, from the lightest on (ORD-59). */
export function WeightBands({ bands, unit, standard, currency, isTried, onChange }: WeightBandsProps) {
  const set = (index: number, changed: Partial<DraftBand>) =>
    onChange(bands.map((band, at) => (at === index ? { ...band, ...changed } : band)));
  const weightError = (index: number): string | null => {
    const grams = parseWeight(bands[index]?.upTo ?? '', standard);
    if (!isTried) return null;
    if (grams === null || grams === 0) return translate(words.weightWrong);
    const before = index === 0 ? 0 : (parseWeight(bands[index - 1]?.upTo ?? '', standard) ?? 0);
    return grams <= before ? translate(words.weightBelow) : null;
  };
  return (
    <Fieldset legend={translate(words.bands)}>
      {bands.map((band, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- bands have no names of their own
        <div key={index} className={styles['band']}>
          <TextField
            label={translate(words.upTo)}
            inputMode="decimal"
            suffix={unit}
            value={band.upTo}
            errorMessage={weightError(index)}
            onChange={(upTo) => set(index, { upTo })}
          />
          <TextField
            label={translate(words.price)}
            inputMode="decimal"
            suffix={currency}
            value={band.price}
            errorMessage={
              isTried && typedAmount(band.price, currency) === null ? translate(words.amountWrong) : null
            }
            onChange={(price) => set(index, { price })}
          />
          <IconButton
            size="small"
            label={translate(words.removeBand, { number: index + 1 })}
            isDisabled={bands.length === 1}
            onPress={() => onChange(bands.toSpliced(index, 1))}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          icon={<Plus aria-hidden="true" size={14} />}
          isDisabled={bands.length >= MAX_BANDS}
          onPress={() => onChange([...bands, { upTo: '', price: '' }])}
        >
          {translate(words.addBand)}
        </Button>
      </div>
    </Fieldset>
  );
}
