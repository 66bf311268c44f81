import { ADDRESS_AUTOCOMPLETE } from '#domain/addresses/address-autocomplete.ts';
import {
  ADDRESS_FIELDS,
  addressLabel,
  isAsked,
  isOptional,
  type Address,
  type AddressField,
} from '#domain/addresses/address.ts';
import { REGIONS } from '#domain/addresses/regions.data.ts';
import { checkout } from '#messages/en/checkout.ts';
import { fill, type Words } from '#messages/message.ts';
import { countryOptions } from '#server/checkout/country-options.ts';
import type { AccountField } from '#site/content/account-form.ts';
import { fieldOf } from './form-parts.ts';
import type { MemberVisit } from './member-visit.ts';

/** The fields of an address on a page of a member, with those that its country has, as the checkout asks for them (ORD-19). */
export function addressFields(
  visit: MemberVisit,
  address: Address,
  problems: Partial<Readonly<Record<AddressField, Words>>>,
): readonly AccountField[] {
  const { language } = visit.published.loaded.shell.settings;
  const { country } = address;
  const choices: Partial<Record<AddressField, AccountField['choices']>> = {
    country: countryOptions(language, null),
    region: REGIONS[country]?.map(({ code, name }) => ({ value: code, label: name })),
  };
  return ADDRESS_FIELDS.filter((field) => isAsked(field, country)).map((field) => {
    const words = addressLabel(field, country);
    const label = isOptional(field, country)
      ? fill(checkout.optional, { label: visit.translate(words) })
      : words;
    const shared = {
      label,
      value: address[field],
      autocomplete: ADDRESS_AUTOCOMPLETE[field],
      problem: problems[field],
    };
    const among = choices[field];
    return among === undefined
      ? fieldOf(visit, field, { ...shared, kind: 'text' })
      : { ...fieldOf(visit, field, { ...shared, kind: 'select' }), choices: among };
  });
}
