import { describe, expect, it } from 'vitest';
import { placeRowsOf, placesOf } from './place-rows.ts';
import { parseRate, rateText } from './rate-text.ts';
import { parseWeight, weightText } from './weight-text.ts';

describe('what an owner types', () => {
  it.each([
    ['8.875', 88_750],
    ['8,875 %', 88_750],
    ['0', 0],
    ['19', 190_000],
    ['0.0001', 1],
    ['100', 1_000_000],
  ])('is a rate of tax: %s [ORD-64]', (typed, rate) => {
    expect(parseRate(typed)).toBe(rate);
    expect(parseRate(rateText(rate))).toBe(rate);
  });

  it.each(['', '100.0001', '-1', '1.23456', '1.2.3', 'ten'])('is no rate of tax: %j [ORD-64]', (typed) => {
    expect(parseRate(typed)).toBeNull();
  });

  it('says rates with the decimals that they have [ORD-64]', () => {
    expect([88_750, 190_000, 1, 0].map(rateText)).toEqual(['8.875', '19', '0.0001', '0']);
  });

  it('is a weight in kilograms or pounds, kept in whole grams and said again as it was typed [ORD-59, COMM-112]', () => {
    expect(parseWeight('5', 'metric')).toBe(5000);
    expect(parseWeight('0,25', 'metric')).toBe(250);
    for (const text of ['1', '2.5', '10.25', '70']) {
      expect(weightText(parseWeight(text, 'imperial') ?? 0, 'imperial')).toBe(text);
      expect(weightText(parseWeight(text, 'metric') ?? 0, 'metric')).toBe(text);
    }
    for (const text of ['', '-1', '1.2345', 'heavy']) expect(parseWeight(text, 'metric')).toBeNull();
  });

  it('is a country, a region of it or postal codes in it [ORD-57]', () => {
    const places = placesOf(
      [
        { country: 'CH', region: '', codes: '' },
        { country: 'CH', region: '', codes: ' ' },
        { country: 'US', region: 'CA', codes: '' },
        { country: 'US', region: 'CA', codes: '' },
        { country: 'GB', region: '', codes: 'SW1*, 10000-10999\nE1' },
        { country: 'GB', region: '', codes: 'E1; E2' },
      ],
      true,
    );
    expect(places).toEqual({
      countries: ['CH'],
      regions: [{ country: 'US', region: 'CA' }],
      postalCodes: [{ country: 'GB', codes: ['SW1*', '10000-10999', 'E1', 'E2'] }],
      isRestOfWorld: true,
    });
    expect(placesOf(placeRowsOf(places), true)).toEqual(places);
  });
});
