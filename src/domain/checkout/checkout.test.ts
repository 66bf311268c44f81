import { describe, expect, it } from 'vitest';
import { toCents } from '#domain/money/cents.ts';
import type { ShippingOption } from '#domain/pricing/pricing-input.ts';
import type { StoreSettings } from '#domain/store/store-settings.ts';
import { translateEnglish } from '#messages/translator.ts';
import { firstOpenStep, mayOpenStep, stepsOf, CHECKOUT_STEPS } from './checkout-steps.ts';
import { contactProblems, NO_CONTACT } from './contact.ts';
import { deliveryCountries } from './delivery-countries.ts';

describe('how a buyer can be reached', () => {
  const problems = (email: string, phone: string, asked: StoreSettings['phone']) =>
    Object.entries(contactProblems({ email, phone }, { phone: asked })).map(([field, words]) => [
      field,
      translateEnglish(words),
    ]);

  it('takes an email by the email rule, with its message [ORD-18, LINK-38]', () => {
    expect(problems('ada@example.com', '', 'optional')).toEqual([]);
    const message = 'Email is not valid. Email addresses should follow the format user@domain.com.';
    for (const email of ['ada', 'ada@example', 'ada @example.com']) {
      expect(problems(email, '', 'off'), email).toEqual([['email', message]]);
    }
  });

  it('says of an email that was left out that it is required [FORM-37, ORD-18]', () => {
    expect(problems('', '', 'off')).toEqual([['email', 'Email is required.']]);
  });

  it('needs a phone number where the owner asks for one [ORD-18]', () => {
    expect(problems('ada@example.com', '', 'required')).toEqual([['phone', 'Phone is required.']]);
    expect(problems('ada@example.com', '+41 44 000 00 00', 'required')).toEqual([]);
    expect(Object.keys(contactProblems(NO_CONTACT, { phone: 'required' }))).toEqual(['email', 'phone']);
  });

  it('takes a phone number of 100 characters, and no longer one [ORD-18]', () => {
    expect(problems('ada@example.com', '1'.repeat(100), 'optional')).toEqual([]);
    expect(problems('ada@example.com', '1'.repeat(101), 'optional')).toEqual([
      ['phone', 'You have exceeded the character limit.'],
    ]);
  });
});

describe('the steps of a checkout', () => {
  it.each([
    [false, false, true, 'contact', ['contact']],
    [true, false, true, 'delivery', ['contact', 'delivery']],
    [true, true, true, 'payment', ['contact', 'delivery', 'payment']],
    [false, true, true, 'contact', ['contact']],
    [true, false, false, 'payment', ['contact', 'payment']],
  ] as const)(
    'with contact %s, delivery %s, something to send %s go on at %s [ORD-14]',
    (hasContact, hasDelivery, requiresShipping, first, open) => {
      const progress = { hasContact, hasDelivery, requiresShipping };
      expect(firstOpenStep(progress)).toBe(first);
      expect(CHECKOUT_STEPS.filter((step) => mayOpenStep(step, progress))).toEqual(open);
    },
  );

  it('have none for delivery where nothing is sent [ORD-14]', () => {
    expect(stepsOf({ requiresShipping: false })).toEqual(['contact', 'payment']);
    expect(stepsOf({ requiresShipping: true })).toEqual(['contact', 'delivery', 'payment']);
  });
});

describe('the countries of a delivery', () => {
  const NOWHERE = { countries: [], regions: [], postalCodes: [], isRestOfWorld: false };
  const option = (
    places: Partial<ShippingOption['places']>,
    kind: 'flat' | 'pickup' = 'flat',
  ): ShippingOption => ({
    id: 'o',
    name: 'Post',
    description: '',
    estimate: '',
    places: { ...NOWHERE, ...places },
    price: kind === 'flat' ? { kind, order: toCents(500), piece: toCents(0) } : { kind, order: toCents(0) },
    freeFrom: null,
    productIds: null,
  });

  it('are exactly those that some option reaches [ORD-21]', () => {
    const options = [
      option({ countries: ['DE'] }),
      option({ regions: [{ country: 'US', region: 'CA' }] }),
      option({ postalCodes: [{ country: 'CH', codes: ['80*'] }] }),
      option({ countries: ['FR'] }, 'pickup'),
    ];
    expect([...deliveryCountries(options)]).toEqual(['CH', 'DE', 'US']);
    expect(deliveryCountries([]).size).toBe(0);
    expect(deliveryCountries([option({ isRestOfWorld: true })]).size).toBe(249);
  });
});
