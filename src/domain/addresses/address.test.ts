import { describe, expect, it } from 'vitest';
import { translateEnglish } from '#messages/translator.ts';
import { addressProblems, isAsked, NO_ADDRESS, tidyAddress, type Address } from './address.ts';
import { COUNTRY_CODES, hasPostalCode } from './country-codes.ts';
import { REGIONS } from './regions.data.ts';

const SWISS: Address = {
  ...NO_ADDRESS,
  name: 'Ada Lovelace',
  line1: 'Seestrasse 1',
  city: 'Zürich',
  postalCode: '8001',
  country: 'CH',
};
const AMERICAN: Address = { ...SWISS, region: 'CA', postalCode: '90210', country: 'US' };

function problems(address: Address, countries: ReadonlySet<string> | null = null) {
  const found = Object.entries(addressProblems(tidyAddress(address), countries));
  return Object.fromEntries(found.map(([field, words]) => [field, translateEnglish(words)]));
}

describe('an address', () => {
  it('needs a name, a first line, a city, a postal code and a country [ORD-19]', () => {
    expect(problems(SWISS)).toEqual({});
    expect(problems(NO_ADDRESS)).toEqual({
      name: 'Name is required.',
      line1: 'Address is required.',
      city: 'City is required.',
      postalCode: 'Postal code is required.',
      country: 'Country is required.',
    });
  });

  it('takes 100 characters in each field, and in a postal code 12 [ORD-19, COMM-103]', () => {
    const long = { ...SWISS, name: 'x'.repeat(100), company: 'x'.repeat(100), postalCode: '1'.repeat(12) };
    expect(problems(long)).toEqual({});
    const tooLong = { ...SWISS, company: 'x'.repeat(101), city: 'x'.repeat(101), postalCode: '1'.repeat(13) };
    expect(Object.keys(problems(tooLong))).toEqual(['company', 'city', 'postalCode']);
    expect(problems(tooLong)['city']).toBe('You have exceeded the character limit.');
  });

  it.each(['US', 'CA', 'AU', 'MX', 'BR', 'IN', 'JP'])(
    'needs a region of the list in %s [ORD-19]',
    (country) => {
      const first = REGIONS[country]?.[0];
      const zip = country === 'US' ? '12345' : '1000';
      const address = { ...SWISS, country, postalCode: zip };
      expect(problems({ ...address, region: first?.code ?? '' })).toEqual({});
      expect(tidyAddress({ ...address, region: first?.name.toUpperCase() ?? '' }).region).toBe(first?.code);
      expect(problems(address)['region']).toBeDefined();
      expect(problems({ ...address, region: 'Atlantis' })['region']).toBe(
        'Please choose one of the options.',
      );
    },
  );

  it('takes any region elsewhere, or none [ORD-19]', () => {
    expect(problems({ ...SWISS, region: 'Anywhere' })).toEqual({});
  });

  it.each(['12345', ' 12345 '])('takes the ZIP code %j [ORD-20, COMM-102]', (postalCode) => {
    expect(problems({ ...AMERICAN, postalCode })).toEqual({});
    expect(tidyAddress({ ...AMERICAN, postalCode }).postalCode).toBe('12345');
  });

  it.each(['1234', '123456', '12345-6789', '1234a', '', '١٢٣٤٥', '12 345'])(
    'refuses the ZIP code %j [ORD-20, COMM-102, COMM-103]',
    (postalCode) => {
      expect(problems({ ...AMERICAN, postalCode })).toEqual({ postalCode: 'Please enter a valid ZIP code' });
    },
  );

  it('asks for no postal code where a country has none, such as Hong Kong [ORD-19]', () => {
    expect(isAsked('postalCode', 'HK')).toBe(false);
    expect(problems({ ...SWISS, country: 'HK', postalCode: '' })).toEqual({});
    expect(tidyAddress({ ...SWISS, country: 'HK', postalCode: '999077' }).postalCode).toBe('');
    expect(['CH', 'US', 'DE', 'GB', 'JP'].every(hasPostalCode)).toBe(true);
  });

  it('is in one of the countries that are offered [ORD-21]', () => {
    expect(problems(SWISS, new Set(['CH']))).toEqual({});
    expect(problems(SWISS, new Set(['DE']))).toEqual({ country: 'We do not ship to this address.' });
    expect(problems({ ...SWISS, country: 'XX' })).toEqual({ country: 'We do not ship to this address.' });
    expect(COUNTRY_CODES).toHaveLength(249);
  });
});
