import { forms } from '#messages/en/forms.ts';
import { checkout } from '#messages/en/checkout.ts';
import { fill, type Message, type Words } from '#messages/message.ts';
import { hasPostalCode, isCountryCode } from './country-codes.ts';
import { REGIONS } from './regions.data.ts';

/** The fields of an address, in the order in which they are asked for (ORD-19). */
export const ADDRESS_FIELDS = [
  'name',
  'company',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** An address as a buyer enters it; what was left out is empty. */
export type Address = Readonly<Record<AddressField, string>>;

export const NO_ADDRESS: Address = {
  name: '',
  company: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
};

/** Characters of each field (ORD-19). */
export const MAX_ADDRESS_LENGTH = 100;
/** Characters of a postal code outside of the United States (COMM-103). */
const MAX_POSTAL_CODE_LENGTH = 12;
/** Five digits of no other script (COMM-102, ORD-20). */
const ZIP = /^[0-9]{5}$/;

/** What each field is called; a postal code of the United States is a ZIP code. */
export function addressLabel(field: AddressField, country: string): Message {
  return field === 'postalCode' && country === 'US' ? checkout.zip : checkout[field];
}

/** Whether the field is asked for in addresses of the country. */
export function isAsked(field: AddressField, country: string): boolean {
  return field !== 'postalCode' || country === '' || hasPostalCode(country);
}

/** Whether the field can be left out of an address of the country (ORD-19). */
export function isOptional(field: AddressField, country: string): boolean {
  if (field === 'region') return REGIONS[country] === undefined;
  return field === 'company' || field === 'line2';
}

/**
 * An address without spaces around what was entered, without a postal code where the country has none, and with the code
 * of a region that was entered by its name.
 */
export function tidyAddress(entered: Address): Address {
  const trimmed = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, entered[field].trim()])) as Record<
    AddressField,
    string
  >;
  const { country, region } = trimmed;
  const known = REGIONS[country]?.find(({ code, name }) =>
    [code.toLowerCase(), name.toLowerCase()].includes(region.toLowerCase()),
  );
  return {
    ...trimmed,
    region: known?.code ?? region,
    postalCode: isAsked('postalCode', country) ? trimmed.postalCode : '',
  };
}

/**
 * What is wrong with an address that was tidied, by field; nothing where it is right (ORD-19, ORD-20, COMM-102, COMM-103).
 * `countries` are those that may be chosen; all where null.
 */
export function addressProblems(
  address: Address,
  countries: ReadonlySet<string> | null,
): Partial<Readonly<Record<AddressField, Words>>> {
  const problems: Partial<Record<AddressField, Words>> = {};
  for (const field of ADDRESS_FIELDS) {
    const problem = problemOf(field, address, countries);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

function problemOf(
  field: AddressField,
  address: Address,
  countries: ReadonlySet<string> | null,
): Words | null {
  const { country } = address;
  const value = address[field];
  if (value.length > MAX_ADDRESS_LENGTH) return forms.tooLong;
  switch (field) {
    case 'company':
    case 'line2':
      return null;
    case 'country':
      if (value === '') return required(field, country);
      return (countries?.has(value) ?? true) && isCountryCode(value) ? null : checkout.notThere;
    case 'region':
      return regionProblem(address);
    case 'postalCode':
      return postalCodeProblem(address);
    default:
      return value === '' ? required(field, country) : null;
  }
}

function regionProblem({ country, region }: Address): Words | null {
  const regions = REGIONS[country];
  if (regions === undefined) return null;
  if (region === '') return required('region', country);
  return regions.some(({ code }) => code === region) ? null : forms.option;
}

function postalCodeProblem({ country, postalCode }: Address): Words | null {
  if (country === 'US') return ZIP.test(postalCode) ? null : checkout.zipInvalid;
  if (!isAsked('postalCode', country)) return null;
  if (postalCode === '') return required('postalCode', country);
  return postalCode.length > MAX_POSTAL_CODE_LENGTH ? forms.tooLong : null;
}

function required(field: AddressField, country: string): Words {
  return fill(forms.required, { title: addressLabel(field, country) });
}
