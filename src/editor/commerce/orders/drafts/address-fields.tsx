import {
  ADDRESS_FIELDS,
  addressProblems,
  isAsked,
  MAX_ADDRESS_LENGTH,
  tidyAddress,
  type Address,
  type AddressField,
} from '#domain/addresses/address.ts';
import { REGIONS } from '#domain/addresses/regions.data.ts';
import { orderDrafts as words } from '#messages/en/interface/order-drafts.ts';
import type { Message } from '#messages/message.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { countryOptions } from '../../country-options.ts';
import styles from './drafts.module.css';

interface AddressFieldsProps {
  readonly address: Address;
  readonly onChange: (address: Address) => void;
  /** Whether what is missing of a whole address is said. */
  readonly isAsking: boolean;
}

const LABELS: Readonly<Record<AddressField, Message>> = {
  name: words.name,
  company: words.company,
  line1: words.line1,
  line2: words.line2,
  city: words.city,
  region: words.region,
  postalCode: words.postalCode,
  country: words.country,
};
const NO_COUNTRY = '-';

/** The fields of an address, as those of its country are (ORD-19). */
export function AddressFields({ address, onChange, isAsking }: AddressFieldsProps) {
  const problems = isAsking ? addressProblems(tidyAddress(address), null) : {};
  const regions = REGIONS[address.country];
  const said = (field: AddressField) => {
    if (problems[field] === undefined) return undefined;
    return translate(address[field].trim() === '' ? words.fieldNeeded : words.fieldWrong);
  };
  const set = (field: AddressField, value: string) => onChange({ ...address, [field]: value });
  return (
    <div className={styles['fields']}>
      {ADDRESS_FIELDS.filter((field) => isAsked(field, address.country)).map((field) => {
        const label = translate(LABELS[field]);
        const errorMessage = said(field);
        if (field === 'country') {
          return (
            <Select
              key={field}
              label={label}
              options={[{ value: NO_COUNTRY, label: '–' }, ...countryOptions()]}
              value={address.country === '' ? NO_COUNTRY : address.country}
              errorMessage={errorMessage}
              onChange={(country) =>
                onChange({ ...address, country: country === NO_COUNTRY ? '' : country, region: '' })
              }
            />
          );
        }
        if (field === 'region' && regions !== undefined) {
          return (
            <Select
              key={field}
              label={label}
              options={regions.map(({ code, name }) => ({ value: code, label: name }))}
              value={address.region === '' ? null : address.region}
              errorMessage={errorMessage}
              onChange={(region) => set(field, region)}
            />
          );
        }
        return (
          <TextField
            key={field}
            label={label}
            value={address[field]}
            maxLength={MAX_ADDRESS_LENGTH}
            isOptional={field === 'company' || field === 'line2'}
            errorMessage={errorMessage}
            onChange={(value) => set(field, value)}
          />
        );
      })}
    </div>
  );
}
