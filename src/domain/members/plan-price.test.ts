import { describe, expect, it } from 'vitest';
import { hasBothPrices, offerOn, planOffers, planPriceSchema, yearlySaving } from './plan-price.ts';

const recurring = (monthly: number | null, yearly: number | null, trialDays: number | null = null) =>
  ({ kind: 'recurring', monthly, yearly, trialDays }) as const;

describe('the price of a plan', () => {
  it.each([
    [{ kind: 'free' }, true],
    [{ kind: 'once', amount: 1 }, true],
    [{ kind: 'once', amount: 100_000_000 }, true],
    [{ kind: 'once', amount: 100_000_001 }, false],
    [{ kind: 'once', amount: 0 }, false],
    [{ kind: 'once', amount: 9.5 }, false],
    [recurring(1000, null), true],
    [recurring(null, 1000), true],
    [recurring(1000, 10_000), true],
    [recurring(null, null), false],
    [recurring(100_000_001, null), false],
    [{ kind: 'weekly', amount: 1000 }, false],
  ])('%j is one: %s [MEMB-47, COMM-08]', (price, expected) => {
    expect(planPriceSchema.safeParse(price).success).toBe(expected);
  });

  it.each([
    [null, true],
    [0, false],
    [1, true],
    [90, true],
    [91, false],
  ])('can be tried for %s days: %s [MEMB-52]', (trialDays, expected) => {
    expect(planPriceSchema.safeParse(recurring(1000, null, trialDays)).success).toBe(expected);
  });

  it.each([
    [{ kind: 'free' } as const, []],
    [{ kind: 'once', amount: 500 } as const, [{ period: 'once', amount: 500 }]],
    [recurring(null, 9000), [{ period: 'year', amount: 9000 }]],
    [
      recurring(1000, 9000),
      [
        { period: 'month', amount: 1000 },
        { period: 'year', amount: 9000 },
      ],
    ],
  ])('%j offers %j [MEMB-47]', (price, offers) => {
    expect(planOffers(price)).toEqual(offers);
  });

  it('shows each of two on its side of the toggle, and a single one on both [MEMB-48]', () => {
    const both = recurring(1000, 9000);
    expect(hasBothPrices(both)).toBe(true);
    expect(offerOn(both, 'month')).toEqual({ period: 'month', amount: 1000 });
    expect(offerOn(both, 'year')).toEqual({ period: 'year', amount: 9000 });
    for (const side of ['month', 'year'] as const) {
      expect(offerOn(recurring(null, 9000), side)).toEqual({ period: 'year', amount: 9000 });
      expect(offerOn({ kind: 'once', amount: 7 }, side)).toEqual({ period: 'once', amount: 7 });
      expect(offerOn({ kind: 'free' }, side)).toBeNull();
    }
    expect(hasBothPrices(recurring(1000, null))).toBe(false);
  });

  it.each([
    [1000, 10_000, 16],
    [1000, 12_000, null],
    [1000, 11_999, null],
    [1000, 11_880, 1],
    [1000, 11_881, null],
    [1000, 13_000, null],
    [1000, 1, 99],
    [100_000_000, 99_999_999, 91],
  ])('of %s a month and %s a year saves %s percent, rounded down [MEMB-49]', (monthly, yearly, saved) => {
    expect(yearlySaving(recurring(monthly, yearly))).toBe(saved);
  });

  it('saves nothing where it has one price [MEMB-49]', () => {
    expect(yearlySaving(recurring(1000, null))).toBeNull();
    expect(yearlySaving({ kind: 'once', amount: 1000 })).toBeNull();
  });
});
