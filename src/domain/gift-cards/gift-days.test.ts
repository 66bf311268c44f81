import { describe, expect, it } from 'vitest';
import { giftCardExpiry } from './gift-card-expiry.ts';
import { giftDays, isGiftDay, isGiftDue } from './gift-days.ts';
import { giftProblems } from './gift-problems.ts';

const at = (iso: string) => Date.parse(iso);

describe('the day of a gift card', () => {
  it('is today or up to 365 days ahead, in the zone of the site [ORD-122]', () => {
    // Already the 27th in Auckland, still the 26th in Los Angeles.
    const now = at('2026-11-26T18:00:00Z');
    expect(giftDays(now, 'Pacific/Auckland')).toEqual({ first: '2026-11-27', last: '2027-11-27' });
    expect(giftDays(now, 'America/Los_Angeles')).toEqual({ first: '2026-11-26', last: '2027-11-26' });
    expect(giftDays(at('2027-06-01T12:00:00Z'), 'UTC').last).toBe('2028-05-31');
  });

  it.each([
    ['2026-11-26', true],
    ['2027-11-26', true],
    ['2026-11-25', false],
    ['2027-11-27', false],
    ['2027-02-30', false],
    ['2027-2-3', false],
    ['tomorrow', false],
    ['', false],
  ])('%s is one of them: %s [ORD-122]', (day, expected) => {
    expect(isGiftDay(day, { first: '2026-11-26', last: '2027-11-26' })).toBe(expected);
  });

  it.each([
    ['UTC', '2026-12-24T08:59:59Z', false],
    ['UTC', '2026-12-24T09:00:00Z', true],
    ['UTC', '2026-12-25T00:00:00Z', true],
    ['UTC', '2026-12-23T23:59:59Z', false],
    // 09:00 in Berlin is 08:00 UTC in winter.
    ['Europe/Berlin', '2026-12-24T07:59:59Z', false],
    ['Europe/Berlin', '2026-12-24T08:00:00Z', true],
    ['Pacific/Kiritimati', '2026-12-23T18:59:59Z', false],
    ['Pacific/Kiritimati', '2026-12-23T19:00:00Z', true],
    ['Pacific/Pago_Pago', '2026-12-24T19:59:59Z', false],
    ['Pacific/Pago_Pago', '2026-12-24T20:00:00Z', true],
  ])('in %s, at %s, the mail of December 24 is due: %s [ORD-122]', (zone, now, expected) => {
    expect(isGiftDue('2026-12-24', at(now), zone)).toBe(expected);
  });

  it('is 09:00 of the clock also after the clocks were changed [ORD-122]', () => {
    // Berlin has summer time from March 28, 2027 on.
    expect(isGiftDue('2027-03-28', at('2027-03-28T06:59:59Z'), 'Europe/Berlin')).toBe(false);
    expect(isGiftDue('2027-03-28', at('2027-03-28T07:00:00Z'), 'Europe/Berlin')).toBe(true);
  });

  it('is at once without one [ORD-122]', () => {
    expect(isGiftDue(null, at('2026-01-01T00:00:00Z'), 'UTC')).toBe(true);
  });
});

describe('what is said of whom it is for', () => {
  const DAYS = { first: '2026-11-26', last: '2027-11-26' };
  const WISH = { name: 'Ada', email: 'ada@example.com', sender: 'Mary', message: '', day: null };

  it('may have a message of 500 characters, and no day [ORD-37]', () => {
    expect(giftProblems({ ...WISH, message: 'ü'.repeat(500) }, DAYS)).toEqual({});
  });

  it('says all that is wrong at once [ORD-25, ORD-37]', () => {
    const wrong = {
      name: '',
      email: 'ada',
      sender: 'x'.repeat(101),
      message: 'x'.repeat(501),
      day: '2026-11-25',
    };
    expect(giftProblems(wrong, DAYS)).toEqual({
      name: 'required',
      email: 'email',
      sender: 'tooLong',
      message: 'tooLong',
      day: 'day',
    });
    expect(giftProblems({ ...WISH, email: '' }, DAYS)).toEqual({ email: 'required' });
  });
});

describe('a card', () => {
  it('expires whole years after it was issued, or not at all [ORD-121]', () => {
    const issued = new Date('2028-02-29T10:00:00Z');
    expect(giftCardExpiry(issued, 1)?.toISOString()).toBe('2029-03-01T10:00:00.000Z');
    expect(giftCardExpiry(issued, 10)?.toISOString()).toBe('2038-03-01T10:00:00.000Z');
    expect(giftCardExpiry(issued, null)).toBeNull();
  });
});
