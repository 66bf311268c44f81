import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { strictSchema } from '#domain/validation/strict-schema.ts';
import { chooseCountry } from './choose-country.ts';
import { lengthUnit, weightUnit } from './measurement.ts';
import { DEFAULT_STORE_SETTINGS, storeSettingsSchema } from './store-settings.ts';

describe('the settings of a store', () => {
  it('begin with US dollars and metric units, and without a seller; the checkout takes a phone number and a note, and asks for no terms [MON-05, COMM-108, COMM-113, ORD-17, ORD-18, ORD-22, ORD-23, ORD-27, ORD-60, COMM-106, COMM-107]', () => {
    expect(DEFAULT_STORE_SETTINGS).toEqual({
      id: 'settings',
      type: 'settings',
      currency: 'USD',
      measurementStandard: 'metric',
      pricesIncludeTax: false,
      sellerName: '',
      sellerAddress: '',
      sellerCountry: '',
      sellerRegion: '',
      trimsZeroFractions: false,
      sellerPostalCode: '',
      taxNumber: '',
      isPaused: false,
      phone: 'optional',
      hasNote: true,
      termsRequired: false,
      termsText: '',
      accounts: 'optional',
      newsletterListId: null,
      asksImmediateDelivery: false,
      tellsFreeDelivery: false,
      expressCheckout: false,
      ownerMailsOff: [],
      mailSenderName: '',
      mailReplyTo: '',
      orderNumberPrefix: '',
      firstOrderNumber: 1,
      giftCardYears: null,
      taxClasses: [],
      takesManualPayment: true,
      paymentInstructions: '',
      unpaidDays: 14,
      showsLowStock: false,
      lowStockFrom: 5,
      retentionYears: 10,
      withdrawal: 'auto',
      withdrawalDays: 14,
      renewalReminderDays: 14,
      remindsOfShortPeriods: false,
      unpaidSubscriptions: 'cancel',
      subscribersPause: false,
      reviewDays: 14,
    });
  });

  it('keep numbers of orders, instructions and days within their limits [ORD-70, ORD-96, ORD-111, ORD-153]', () => {
    const accepts = (fields: object) =>
      strictSchema(storeSettingsSchema).safeParse({ ...DEFAULT_STORE_SETTINGS, ...fields }).success;
    expect([
      accepts({ orderNumberPrefix: 'A'.repeat(8) }),
      accepts({ orderNumberPrefix: 'A'.repeat(9) }),
      accepts({ firstOrderNumber: 0 }),
      accepts({ paymentInstructions: 'a'.repeat(2_000) }),
      accepts({ paymentInstructions: 'a'.repeat(2_001) }),
      accepts({ unpaidDays: 1 }),
      accepts({ unpaidDays: 60 }),
      accepts({ unpaidDays: 0 }),
      accepts({ unpaidDays: 61 }),
      accepts({ retentionYears: 0 }),
      accepts({ retentionYears: 30 }),
      accepts({ retentionYears: 31 }),
      accepts({ reviewDays: 1 }),
      accepts({ reviewDays: 60 }),
      accepts({ reviewDays: 0 }),
      accepts({ reviewDays: 61 }),
      accepts({ withdrawalDays: 100 }),
      accepts({ withdrawalDays: 13 }),
      accepts({ withdrawalDays: 101 }),
      accepts({ renewalReminderDays: 3 }),
      accepts({ renewalReminderDays: 30 }),
      accepts({ renewalReminderDays: 2 }),
      accepts({ renewalReminderDays: 31 }),
    ]).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
      true,
      false,
      false,
      true,
      true,
      false,
      true,
      true,
      false,
      false,
      true,
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('take each of the 27 currencies, and dollars in place of any other [MON-40]', () => {
    const currencyOf = (currency: string) =>
      storeSettingsSchema.parse({ id: 'settings', type: 'settings', currency }).currency;
    expect(CURRENCY_CODES.map(currencyOf)).toEqual(CURRENCY_CODES);
    expect(currencyOf('XYZ')).toBe('USD');
  });

  it('show weights in lbs or kg [COMM-109]', () => {
    expect([weightUnit('imperial'), weightUnit('metric')]).toEqual(['lbs', 'kg']);
  });

  it('show pounds and inches once the store is said to be in the United States, Liberia or Myanmar, and leave the owner’s choice alone [CONT-213]', () => {
    const standardIn = (country: string, settings = DEFAULT_STORE_SETTINGS) =>
      chooseCountry(settings, country).findLast(
        (operation) => operation.op === 'set' && operation.field === 'measurementStandard',
      );
    const imperial = { op: 'set', id: 'settings', field: 'measurementStandard', value: 'imperial' };
    expect(['US', 'LR', 'MM'].map((country) => standardIn(country))).toEqual([imperial, imperial, imperial]);
    expect(['CA', 'GB', 'CH'].map((country) => standardIn(country))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    // It was asked once: somebody who weighs in kilograms and moves goes on doing so.
    expect(standardIn('US', { ...DEFAULT_STORE_SETTINGS, sellerCountry: 'CH' })).toBeUndefined();
    expect(chooseCountry(DEFAULT_STORE_SETTINGS, 'US').slice(0, 2)).toEqual([
      { op: 'set', id: 'settings', field: 'sellerCountry', value: 'US' },
      { op: 'set', id: 'settings', field: 'sellerRegion', value: '' },
    ]);
  });

  it('are metric or imperial, and metric where a record says neither [CONT-212]', () => {
    const standardOf = (measurementStandard: string) =>
      storeSettingsSchema.parse({ id: 'settings', type: 'settings', measurementStandard })
        .measurementStandard;
    expect(['metric', 'imperial', 'nautical'].map(standardOf)).toEqual(['metric', 'imperial', 'metric']);
  });

  it('show dimensions with the inch mark or in cm [COMM-110, COMM-111]', () => {
    expect([lengthUnit('imperial'), lengthUnit('metric')]).toEqual(['"', 'cm']);
  });
});
