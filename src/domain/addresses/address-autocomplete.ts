import type { AddressField } from './address.ts';

/** What browsers fill in by themselves, of each field of an address (ORD-19). */
export const ADDRESS_AUTOCOMPLETE: Readonly<Record<AddressField, string>> = {
  name: 'name',
  company: 'organization',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
};
