import { useState } from 'react';
import { placeRowsOf, placesOf } from '#domain/store/place-rows.ts';
import { parseRate, rateText } from '#domain/store/rate-text.ts';
import { NO_PLACES } from '#domain/store/served-places.ts';
import type { TaxClass } from '#domain/store/tax-class.ts';
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
import { goesAnywhere, isPlaced } from './shipping-draft.ts';
import { suggestedRate } from './suggested-rate.ts';
import { SuggestedRateNote } from './suggested-rate-note.tsx';
import { ratesOf, TaxRates, type TypedRates } from './tax-rates.tsx';

interface TaxDialogProps {
  readonly store: DocumentStore;
  readonly rule: StoredTaxRule | null;
  readonly others: readonly StoredTaxRule[];
  /** Tax classes of the owner. */
  readonly classes: readonly TaxClass[];
  readonly onClose: () => void;
}

const COVERED = {
  physical: words.physical,
  digital: words.digital,
  service: words.service,
  delivery: words.delivery,
} as const;

/** Makes a tax, or changes one (ORD-64). */
export function TaxDialog({ store, rule, others, classes, onClose }: TaxDialogProps) {
  const stored = rule?.places ?? NO_PLACES;
  const [name, setName] = useState(rule?.name ?? '');
  const [rates, setRates] = useState<TypedRates>(() =>
    rule === null
      ? { zero: '0' }
      : Object.fromEntries(
          Object.entries({ standard: 0, ...rule.rates }).map(([id, rate]) => [id, rateText(rate)]),
        ),
  );
  const [covers, setCovers] = useState<StoredTaxRule['covers']>(rule?.covers ?? [...TAXED_KINDS]);
  const [firstDay, setFirstDay] = useState(rule?.firstDay ?? '');
  const [places, setPlaces] = useState<DraftPlaces>({
    rows: placeRowsOf(stored),
    isRestOfWorld: stored.isRestOfWorld,
  });
  const suggested = places.isRestOfWorld ? null : suggestedRate(places.rows);
  const [isTried, setTried] = useState(false);
  const save = () => {
    setTried(true);
    const counted = ratesOf(rates, classes);
    if (name.trim() === '' || counted === null || !isPlaced({ kind: 'flat', places })) return;
    const fields = {
      name: name.trim(),
      places: placesOf(places.rows, places.isRestOfWorld),
      rates: counted,
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
      <TaxRates typed={rates} classes={classes} isTried={isTried} onChange={setRates} />
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
        others={others.flatMap((each) => (each.id === rule?.id ? [] : [each.places]))}
        isTried={isTried}
        error={isTried && !goesAnywhere({ kind: 'flat', places }) ? translate(words.placesNeeded) : null}
        onChange={setPlaces}
      />
      {suggested === null || parseRate(rates['standard'] ?? '') === suggested ? null : (
        <SuggestedRateNote rate={suggested} onUse={(standard) => setRates({ ...rates, standard })} />
      )}
    </RuleDialog>
  );
}
