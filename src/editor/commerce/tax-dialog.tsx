import { useState } from 'react';
import { placeRowsOf, placesOf } from '#domain/store/place-rows.ts';
import { parseRate, rateText } from '#domain/store/rate-text.ts';
import { NO_PLACES } from '#domain/store/served-places.ts';
import { TAXED_KINDS, type StoredTaxRule } from '#domain/store/tax-rule.ts';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PlacesField, type DraftPlaces } from './places-field.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { saveRule } from './save-rule.ts';
import { isPlaced } from './shipping-draft.ts';

interface TaxDialogProps {
  readonly store: DocumentStore;
  readonly rule: StoredTaxRule | null;
  readonly others: readonly StoredTaxRule[];
  readonly onClose: () => void;
}

const COVERED = {
  physical: words.physical,
  digital: words.digital,
  service: words.service,
  delivery: words.delivery,
} as const;

/** Makes a tax, or changes one (ORD-64). */
export function TaxDialog({ store, rule, others, onClose }: TaxDialogProps) {
  const stored = rule?.places ?? NO_PLACES;
  const [name, setName] = useState(rule?.name ?? '');
  const [rate, setRate] = useState(rule === null ? '' : rateText(rule.rates['standard'] ?? 0));
  const [covers, setCovers] = useState<StoredTaxRule['covers']>(rule?.covers ?? [...TAXED_KINDS]);
  const [firstDay, setFirstDay] = useState(rule?.firstDay ?? '');
  const [places, setPlaces] = useState<DraftPlaces>({
    rows: placeRowsOf(stored),
    isRestOfWorld: stored.isRestOfWorld,
  });
  const [isTried, setTried] = useState(false);
  const save = () => {
    setTried(true);
    const standard = parseRate(rate);
    const isRight = name.trim() !== '' && standard !== null && isPlaced({ kind: 'flat', places });
    if (!isRight || standard === null) return;
    const fields = {
      name: name.trim(),
      places: placesOf(places.rows, places.isRestOfWorld),
      rates: { ...rule?.rates, standard },
      covers,
      firstDay: firstDay === '' ? null : firstDay,
    };
    saveRule(store, 'tax-rule', rule, others, fields, rule === null ? words.addTax : words.changeTax);
    onClose();
  };
  return (
    <RuleDialog
      title={rule === null ? translate(words.addTax) : translate(words.edit, { name: rule.name })}
      onClose={onClose}
      onSave={save}
    >
      <TextField
        label={translate(words.name)}
        description={translate(words.taxNameText)}
        value={name}
        maxLength={100}
        autoFocus
        errorMessage={isTried && name.trim() === '' ? translate(words.nameNeeded) : null}
        onChange={setName}
      />
      <TextField
        label={translate(words.rate)}
        inputMode="decimal"
        suffix="%"
        value={rate}
        errorMessage={isTried && parseRate(rate) === null ? translate(words.rateWrong) : null}
        onChange={setRate}
      />
      <Fieldset legend={translate(words.covers)}>
        {TAXED_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            isSelected={covers.includes(kind)}
            onChange={(isOn) =>
              setCovers(TAXED_KINDS.filter((each) => (each === kind ? isOn : covers.includes(each))))
            }
          >
            {translate(COVERED[kind])}
          </Checkbox>
        ))}
      </Fieldset>
      <TextField
        label={translate(words.firstDay)}
        description={translate(words.firstDayText)}
        isOptional
        type="date"
        value={firstDay}
        onChange={setFirstDay}
      />
      <PlacesField
        value={places}
        error={isTried && !isPlaced({ kind: 'flat', places }) ? translate(words.placesNeeded) : null}
        onChange={setPlaces}
      />
    </RuleDialog>
  );
}
