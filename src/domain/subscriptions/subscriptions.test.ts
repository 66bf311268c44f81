import { describe, expect, it } from 'vitest';
import { isBillingPeriod, isYearOrMore, type BillingPeriod } from './billing-period.ts';
import { chargeDate, type ChargeDates } from './charge-dates.ts';
import { dueCycle } from './due-cycle.ts';
import { pauseEndsAt, resumedDates } from './pauses.ts';
import { newPriceFrom } from './price-change.ts';
import { reminderAt } from './reminder.ts';
import { nextStockTry, nextTry, renewalEndsAt } from './renewal-tries.ts';
import { canSubscriptionBecome, isSubscriptionOver, SUBSCRIPTION_STATES } from './subscription-states.ts';

const at = (text: string) => Date.parse(text);
const shown = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());
const monthly: BillingPeriod = { value: 1, unit: 'month' };

function dates(first: string, period: BillingPeriod, zone = 'UTC'): ChargeDates {
  return { anchor: at(first), anchorCycle: 1, zone, period };
}

function first(count: number, of: ChargeDates): readonly string[] {
  return Array.from({ length: count }, (_, index) => new Date(chargeDate(of, index + 1)).toISOString());
}

describe('dates of charges', () => {
  it.each([
    [
      'monthly from 31 January',
      dates('2027-01-31T10:00:00Z', monthly),
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
    ],
    [
      'monthly from 31 January of a leap year',
      dates('2028-01-31T10:00:00Z', monthly),
      ['2028-01-31', '2028-02-29', '2028-03-31'],
    ],
    [
      'yearly from 29 February',
      dates('2028-02-29T10:00:00Z', { value: 1, unit: 'year' }),
      ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ],
    [
      'every two weeks',
      dates('2026-12-24T10:00:00Z', { value: 2, unit: 'week' }),
      ['2026-12-24', '2027-01-07', '2027-01-21'],
    ],
    [
      'every three months from 30 November',
      dates('2026-11-30T10:00:00Z', { value: 3, unit: 'month' }),
      ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30'],
    ],
  ])('are counted from the first: %s [ORD-108]', (_what, of, days) => {
    expect(first(days.length, of)).toEqual(days.map((day) => `${day}T10:00:00.000Z`));
  });

  it('are at the same local time of day through summer time, to the millisecond [ORD-108, ORD-165]', () => {
    expect(first(3, dates('2027-02-28T08:30:12.345Z', monthly, 'Europe/Zurich'))).toEqual([
      '2027-02-28T08:30:12.345Z',
      '2027-03-28T07:30:12.345Z',
      '2027-04-28T07:30:12.345Z',
    ]);
  });

  it('come once where a local time comes twice or not at all [ORD-165]', () => {
    // 02:30 of 28 March 2027 is left out in Berlin, 02:30 of 31 October comes twice.
    expect(first(3, dates('2027-03-21T01:30:00Z', { value: 1, unit: 'week' }, 'Europe/Berlin'))).toEqual([
      '2027-03-21T01:30:00.000Z',
      '2027-03-28T01:30:00.000Z',
      '2027-04-04T00:30:00.000Z',
    ]);
    expect(first(3, dates('2027-10-24T00:30:00Z', { value: 1, unit: 'week' }, 'Europe/Berlin'))).toEqual([
      '2027-10-24T00:30:00.000Z',
      '2027-10-31T00:30:00.000Z',
      '2027-11-07T01:30:00.000Z',
    ]);
    // Bought at the second 02:30: its first date is when it was bought.
    expect(first(2, dates('2027-10-31T01:30:00Z', { value: 1, unit: 'week' }, 'Europe/Berlin'))).toEqual([
      '2027-10-31T01:30:00.000Z',
      '2027-11-07T01:30:00.000Z',
    ]);
  });

  it('are of the local day, which is another one elsewhere [ORD-108]', () => {
    // 31 January in Auckland, 30 January in London.
    expect(first(2, dates('2027-01-30T20:00:00Z', monthly, 'Pacific/Auckland'))).toEqual([
      '2027-01-30T20:00:00.000Z',
      '2027-02-27T20:00:00.000Z',
    ]);
  });

  it.each([
    [{ value: 1, unit: 'week' }, true],
    [{ value: 52, unit: 'week' }, true],
    [{ value: 53, unit: 'week' }, false],
    [{ value: 24, unit: 'month' }, true],
    [{ value: 25, unit: 'month' }, false],
    [{ value: 5, unit: 'year' }, true],
    [{ value: 6, unit: 'year' }, false],
    [{ value: 0, unit: 'year' }, false],
    [{ value: 1.5, unit: 'month' }, false],
  ] as const)('takes the period %o: %s [ORD-108]', (period, isOne) => {
    expect(isBillingPeriod(period)).toBe(isOne);
  });
});

describe('what is due', () => {
  const of = dates('2027-01-31T10:00:00Z', monthly);
  const due = (now: string, opened = 1, cycles = 0) => dueCycle(of, { opened, cycles, now: at(now) });

  it('is the next cycle from its moment on [ORD-110]', () => {
    expect(due('2027-02-28T09:59:59.999Z')).toBeNull();
    expect(due('2027-02-28T10:00:00Z')).toEqual({ cycle: 2, skipped: [] });
    expect(due('2027-03-31T09:59:59Z')).toEqual({ cycle: 2, skipped: [] });
  });

  it('is one charge after more than one period, the others are skipped [ORD-118]', () => {
    expect(due('2027-03-31T10:00:00Z')).toEqual({ cycle: 3, skipped: [2] });
    expect(due('2027-06-01T00:00:00Z')).toEqual({ cycle: 5, skipped: [2, 3, 4] });
  });

  it('is nothing once all n charges were opened, the first with them [ORD-109]', () => {
    expect(due('2027-06-01T00:00:00Z', 3, 3)).toBeNull();
    expect(due('2027-06-01T00:00:00Z', 2, 3)).toEqual({ cycle: 3, skipped: [] });
    expect(due('2027-02-28T10:00:00Z', 1, 1)).toBeNull();
  });
});

describe('the states of a subscription', () => {
  const pairs = SUBSCRIPTION_STATES.flatMap((from) => SUBSCRIPTION_STATES.map((to) => [from, to] as const));
  const open = pairs.filter(([from, to]) => canSubscriptionBecome(from, to));

  it('go on by 12 of 30 transitions and by no other [ORD-114]', () => {
    expect(pairs.filter(([from, to]) => from !== to)).toHaveLength(30);
    expect(open.map(([from, to]) => `${from} → ${to}`)).toEqual([
      'active → pastDue',
      'active → paused',
      'active → ending',
      'active → canceled',
      'active → completed',
      'pastDue → active',
      'pastDue → paused',
      'pastDue → canceled',
      'paused → active',
      'paused → canceled',
      'ending → active',
      'ending → canceled',
    ]);
  });

  it('are over when canceled or completed [ORD-114]', () => {
    expect(SUBSCRIPTION_STATES.filter(isSubscriptionOver)).toEqual(['canceled', 'completed']);
  });
});

describe('a charge that failed', () => {
  const due = at('2027-03-26T10:00:00Z');

  it('is tried again 1, 3, 5 and 7 days after the due day, at its local time [ORD-112, ORD-165]', () => {
    const next = (now: string) => shown(nextTry(due, at(now), 'Europe/Zurich'));
    expect([
      next('2027-03-26T10:00:05Z'),
      next('2027-03-27T10:00:05Z'),
      next('2027-03-29T09:00:05Z'),
      next('2027-03-31T09:00:05Z'),
      next('2027-04-02T09:00:05Z'),
    ]).toEqual([
      '2027-03-27T10:00:00.000Z',
      '2027-03-29T09:00:00.000Z',
      '2027-03-31T09:00:00.000Z',
      '2027-04-02T09:00:00.000Z',
      null,
    ]);
    // Another card was tried in between: the days stay.
    expect(next('2027-03-28T18:00:00Z')).toBe('2027-03-29T09:00:00.000Z');
  });

  it('expires 14 days after the due day [ORD-112]', () => {
    expect(shown(renewalEndsAt(due, 'UTC'))).toBe('2027-04-09T10:00:00.000Z');
  });

  it('for want of pieces is tried daily for 14 days [ORD-118]', () => {
    expect(shown(nextStockTry(due, due, 'UTC'))).toBe('2027-03-27T10:00:00.000Z');
    expect(shown(nextStockTry(due, at('2027-03-29T11:00:00Z'), 'UTC'))).toBe('2027-03-30T10:00:00.000Z');
    expect(shown(nextStockTry(due, at('2027-04-09T09:59:00Z'), 'UTC'))).toBe('2027-04-09T10:00:00.000Z');
    expect(nextStockTry(due, at('2027-04-09T10:00:00Z'), 'UTC')).toBeNull();
  });
});

describe('a pause', () => {
  it('ends after 12 months [ORD-115]', () => {
    expect(shown(pauseEndsAt(at('2028-02-29T10:00:00Z'), 'UTC'))).toBe('2029-02-28T10:00:00.000Z');
  });

  it('keeps the dates as long as what was paid lasts, and counts them anew after [ORD-115]', () => {
    const of = dates('2027-01-31T10:00:00Z', monthly);
    const paidUntil = at('2027-03-31T10:00:00Z');
    const within = resumedDates(of, { opened: 2, paidUntil, now: at('2027-03-31T09:59:00Z') });
    expect(within).toEqual({ dates: of, nextAt: paidUntil });
    const later = resumedDates(of, { opened: 2, paidUntil, now: at('2027-07-15T08:00:00Z') });
    expect(shown(later.nextAt)).toBe('2027-07-15T08:00:00.000Z');
    expect([3, 4].map((cycle) => shown(chargeDate(later.dates, cycle)))).toEqual([
      '2027-07-15T08:00:00.000Z',
      '2027-08-15T08:00:00.000Z',
    ]);
  });
});

describe('what buyers are told ahead', () => {
  const charge = at('2027-06-30T10:00:00Z');
  const reminder = (period: BillingPeriod, days: number, isForShort: boolean) =>
    shown(reminderAt(charge, { period, zone: 'UTC', days, isForShort }));

  it('is a reminder of charges of a year or more, of others by the switch [ORD-111]', () => {
    expect(
      [
        { value: 1, unit: 'year' },
        { value: 12, unit: 'month' },
        { value: 52, unit: 'week' },
        { value: 11, unit: 'month' },
        { value: 51, unit: 'week' },
      ].map((period) => isYearOrMore(period as BillingPeriod)),
    ).toEqual([true, true, true, false, false]);
    expect(reminder({ value: 1, unit: 'year' }, 14, false)).toBe('2027-06-16T10:00:00.000Z');
    expect(reminder(monthly, 14, false)).toBeNull();
    expect(reminder(monthly, 3, true)).toBe('2027-06-27T10:00:00.000Z');
  });

  it('is a new price 30 days before it counts [ORD-111]', () => {
    expect(shown(newPriceFrom(at('2027-02-10T10:00:00Z'), 'UTC'))).toBe('2027-03-12T10:00:00.000Z');
  });
});
