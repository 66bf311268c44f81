import { ADDRESS_AUTOCOMPLETE } from '#domain/addresses/address-autocomplete.ts';
import {
  ADDRESS_FIELDS,
  addressLabel,
  isAsked,
  isOptional,
  MAX_ADDRESS_LENGTH,
  type Address,
} from '#domain/addresses/address.ts';
import { defaultCountry } from '#domain/checkout/default-country.ts';
import type { StoreSettings } from '#domain/store/store-settings.ts';
import { REGIONS } from '#domain/addresses/regions.data.ts';
import { checkout } from '#messages/en/checkout.ts';
import { fill, type Words } from '#messages/message.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { CheckoutField } from '#views/checkout/checkout-state.ts';
import { countryOptions } from './country-options.ts';

export type Problems = Readonly<Record<string, Words | undefined>>;

interface FieldPlan {
  readonly kind?: CheckoutField['kind'];
  readonly label: Words | string;
  readonly value: string;
  readonly autocomplete?: string;
  readonly isRequired: boolean;
  readonly problem?: Words | undefined;
  readonly hint?: Words;
  readonly maxLength?: number;
  readonly options?: CheckoutField['options'];
}

/** A field in the language of the site; one that can be left out says so. */
export function fieldOf({ translate }: ShopVisit, name: string, plan: FieldPlan): CheckoutField {
  const { kind = 'text', isRequired, problem, hint } = plan;
  const label = typeof plan.label === 'string' ? plan.label : translate(plan.label);
  return {
    name,
    kind,
    label: isRequired || kind === 'check' ? label : translate(fill(checkout.optional, { label })),
    value: plan.value,
    autocomplete: plan.autocomplete ?? 'off',
    isRequired,
    maxLength: plan.maxLength ?? MAX_ADDRESS_LENGTH,
    problem: problem === undefined ? null : translate(problem),
    hint: hint === undefined ? null : translate(hint),
    options: plan.options ?? [],
  };
}

/** An address as it is shown: one that nobody has typed into begins with a country (ORD-19). */
export function begunAddress(
  address: Address,
  countries: ReadonlySet<string> | null,
  { sellerCountry }: Pick<StoreSettings, 'sellerCountry'>,
): Address {
  const isUntouched = ADDRESS_FIELDS.every((field) => address[field] === '');
  return isUntouched ? { ...address, country: defaultCountry(countries, sellerCountry) } : address;
}

/** The fields of an address, with those that its country has (ORD-19). */
export function addressFields(
  visit: ShopVisit,
  of: 'shipping' | 'billing',
  address: Address,
  countries: ReadonlySet<string> | null,
  problems: Problems,
): readonly CheckoutField[] {
  const { country } = address;
  const regions = REGIONS[country];
  const { language } = visit.published.loaded.shell.settings;
  return ADDRESS_FIELDS.filter((field) => isAsked(field, country)).map((field) => {
    const name = `${of}-${field}`;
    const shared = {
      label: addressLabel(field, country),
      value: address[field],
      autocomplete: `${of} ${ADDRESS_AUTOCOMPLETE[field]}`,
      problem: problems[name],
    };
    if (field === 'country') {
      return fieldOf(visit, name, {
        ...shared,
        kind: 'select',
        isRequired: true,
        options: countryOptions(language, countries),
      });
    }
    if (field === 'region' && regions !== undefined) {
      return fieldOf(visit, name, {
        ...shared,
        kind: 'select',
        isRequired: true,
        options: regions.map(({ code, name: label }) => ({ value: code, label })),
      });
    }
    return fieldOf(visit, name, { ...shared, isRequired: !isOptional(field, country) });
  });
}

/** An address as it was posted. */
export function postedAddress({ posted }: Pick<ShopVisit, 'posted'>, of: 'shipping' | 'billing'): Address {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, posted(`${of}-${field}`)])) as Address;
}

/** Problems of an address by the names of its fields. */
export function named(of: 'shipping' | 'billing', problems: Readonly<Record<string, Words>>): Problems {
  return Object.fromEntries(Object.entries(problems).map(([field, words]) => [`${of}-${field}`, words]));
}
