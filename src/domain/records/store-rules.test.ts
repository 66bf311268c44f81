import { newField } from '#domain/forms/new-field.ts';
import { groupsIn } from './record-definitions.ts';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '#lib/json.ts';
import { translateEnglish } from '#messages/translator.ts';
import { recordProblems } from './record-problems.ts';

const ID = '1'.repeat(24);
const NOWHERE = { countries: [], regions: [], postalCodes: [], isRestOfWorld: false };

function problems(type: 'shipping-option' | 'tax-rule', fields: Readonly<Record<string, JsonValue>>) {
  const record = { id: ID, type, order: 'V', name: 'Post', places: NOWHERE, ...fields };
  return recordProblems('store', record, () => null).map(({ path, message }) => [
    path.join('.'),
    typeof message === 'string' ? message : translateEnglish(message),
  ]);
}

describe('a shipping option', () => {
  const byWeight = (...bounds: readonly number[]) => ({
    price: { kind: 'weight', bands: bounds.map((upToGrams) => ({ upToGrams, price: 500 })) },
  });

  it('is refused with bands of which one ends at or below the one before it [ORD-59]', () => {
    expect(problems('shipping-option', byWeight(1000, 5000, 20_000))).toEqual([]);
    const message = 'Each weight has to be above the one before it.';
    expect(problems('shipping-option', byWeight(1000, 1000))).toEqual([['price.bands.1.upToGrams', message]]);
    expect(problems('shipping-option', byWeight(1000, 5000, 2000))).toEqual([
      ['price.bands.2.upToGrams', message],
    ]);
  });

  it('takes countries, regions and postal codes as they are typed [ORD-57]', () => {
    const places = {
      countries: ['CH'],
      regions: [{ country: 'US', region: 'CA' }],
      postalCodes: [{ country: 'GB', codes: ['SW1*', '10000-10999'] }],
      isRestOfWorld: true,
    };
    expect(problems('shipping-option', { places })).toEqual([]);
    expect(problems('shipping-option', { places: { ...NOWHERE, countries: ['Switzerland'] } })).toHaveLength(
      1,
    );
  });

  it('is refused with a range of postal codes that runs backwards, as a tax is [ORD-57, ORD-64]', () => {
    const places = (...codes: string[]) => ({
      places: { ...NOWHERE, postalCodes: [{ country: 'US', codes: ['10001', ...codes] }] },
    });
    for (const type of ['shipping-option', 'tax-rule'] as const) {
      expect(problems(type, places('10000-10999', '10000-10000', '12345-678', '54321-6789'))).toEqual([]);
      expect(problems(type, places('90000 - 80000'))).toEqual([
        ['places.postalCodes.0.codes.1', '90000 - 80000 runs backwards: enter the lower postal code first.'],
      ]);
    }
  });

  it('never costs less than nothing, nor fractions of a minor unit [ORD-58, ORD-60]', () => {
    const flat = (order: number, piece: number) => ({ price: { kind: 'flat', order, piece } });
    expect(problems('shipping-option', { ...flat(500, 100), freeFrom: 5000 })).toEqual([]);
    expect(problems('shipping-option', flat(-1, 0))).toHaveLength(1);
    expect(problems('shipping-option', flat(0, 0.5))).toHaveLength(1);
    expect(problems('shipping-option', { freeFrom: -1 })).toHaveLength(1);
  });
});

describe('a tax rule', () => {
  it('takes rates from 0 to 100 % with four decimals, each for a tax class [ORD-64, ORD-65]', () => {
    expect(problems('tax-rule', { rates: { standard: 88_750, reduced: 0, zero: 1_000_000 } })).toEqual([]);
    for (const standard of [-1, 1_000_001, 0.5]) {
      expect(problems('tax-rule', { rates: { standard } }), `${standard}`).toHaveLength(1);
    }
  });

  it('covers what it names, from its first day on [ORD-64]', () => {
    expect(problems('tax-rule', { covers: ['physical', 'delivery'], firstDay: '2027-01-01' })).toEqual([]);
    expect(problems('tax-rule', { covers: ['giftCard'] })).toHaveLength(1);
    expect(problems('tax-rule', { firstDay: 'tomorrow' })).toHaveLength(1);
  });
});

describe('fields of the checkout', () => {
  it('are twenty at most; the ones beyond are refused [ORD-22]', () => {
    const records = Array.from({ length: 21 }, (_, place) => ({
      ...newField('text', place.toString(16).padStart(24, '0')),
      type: 'checkout-field' as const,
      order: `V${String(place).padStart(2, '0')}`,
      isInMails: false,
    }));
    const documentOf = (count: number) =>
      Object.fromEntries(records.slice(0, count).map((record) => [record.id, record]));
    const found = (count: number) =>
      [...groupsIn('store')].flatMap(({ problems: problemsOf }) => problemsOf(documentOf(count)));
    expect(found(20)).toEqual([]);
    expect(found(21).map(({ recordId }) => recordId)).toEqual(['000000000000000000000014']);
  });
});
