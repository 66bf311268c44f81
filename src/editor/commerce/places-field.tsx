import { Plus, X } from 'lucide-react';
import { REGIONS } from '#domain/addresses/regions.data.ts';
import { backwardCode, type PlaceRow } from '#domain/store/place-rows.ts';
import type { StoredPlaces } from '#domain/store/served-places.ts';
import { documentRules } from '#messages/en/interface/document-rules.ts';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { countryNames, countryOptions } from './country-options.ts';
import { restOfWorldName } from './places-text.ts';
import styles from './commerce.module.css';

export interface DraftPlaces {
  readonly rows: readonly PlaceRow[];
  readonly isRestOfWorld: boolean;
}

interface PlacesFieldProps {
  readonly value: DraftPlaces;
  /** Those of the others of its kind. */
  readonly others: readonly StoredPlaces[];
  readonly error: string | null;
  /** Somebody wanted to save it: what is wrong with its postal codes is said. */
  readonly isTried: boolean;
  readonly onChange: (value: DraftPlaces) => void;
}

/** Countries, regions of them, and postal codes in them (ORD-57). */
export function PlacesField({ value, others, error, isTried, onChange }: PlacesFieldProps) {
  const { rows } = value;
  const name = countryNames();
  const countries = countryOptions();
  const set = (index: number, changed: Partial<PlaceRow>) =>
    onChange({ ...value, rows: rows.map((row, at) => (at === index ? { ...row, ...changed } : row)) });
  const remove = (index: number) => onChange({ ...value, rows: rows.toSpliced(index, 1) });
  return (
    <Fieldset legend={translate(words.places)}>
      {rows.map(({ country, region, codes }, index) => (
        // Rows have no names of their own, and two may be equal.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={index} aria-label={placeLabel(country, name)} className={styles['place']}>
          <Select
            label={translate(words.country)}
            options={countries}
            value={country === '' ? null : country}
            onChange={(chosen) => set(index, { country: chosen, region: '' })}
          />
          {REGIONS[country] === undefined ? null : (
            <Select
              label={translate(words.region)}
              options={[
                { value: '', label: translate(words.allOfIt) },
                ...REGIONS[country].map(({ code, name: label }) => ({ value: code, label })),
              ]}
              value={region}
              onChange={(chosen) => set(index, { region: chosen })}
            />
          )}
          <TextField
            label={translate(words.postalCodes)}
            description={index === 0 ? translate(words.postalCodesText) : undefined}
            isOptional
            value={codes}
            maxLength={5000}
            errorMessage={isTried ? codesError(codes) : null}
            onChange={(typed) => set(index, { codes: typed })}
          />
          <IconButton
            size="small"
            label={translate(words.removePlace, { place: placeLabel(country, name) })}
            onPress={() => remove(index)}
          >
            <X aria-hidden="true" />
          </IconButton>
        </fieldset>
      ))}
      <div>
        <Button
          icon={<Plus aria-hidden="true" size={14} />}
          onPress={() => onChange({ ...value, rows: [...rows, { country: '', region: '', codes: '' }] })}
        >
          {translate(words.addPlace)}
        </Button>
      </div>
      <Checkbox
        isSelected={value.isRestOfWorld}
        onChange={(isRestOfWorld) => onChange({ ...value, isRestOfWorld })}
      >
        {translate(rows.length > 0 ? words.restOfWorld : restOfWorldName(others))}
      </Checkbox>
      {error === null ? null : (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </Fieldset>
  );
}

function codesError(codes: string): string | null {
  const code = backwardCode(codes);
  return code === null ? null : translate(documentRules.codesBackwards, { code });
}

function placeLabel(country: string, name: (country: string) => string): string {
  return country === '' ? translate(words.newPlace) : name(country);
}
