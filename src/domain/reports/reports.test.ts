import { expect, it } from 'vitest';
import { daysIn } from './report-days.ts';
import { daysOfPeriod, fitsSteps, periodBefore, stepStarts, suggestedStep } from './report-period.ts';
import { addSales, changeInPercent, NO_SALES, salesFigures } from './sales-figures.ts';

it.each([
  ['today', '2026-03-29', '2026-03-29', '2026-03-29'],
  ['last7', '2026-03-03', '2026-02-25', '2026-03-03'],
  ['last30', '2026-11-26', '2026-10-28', '2026-11-26'],
  ['thisMonth', '2026-11-26', '2026-11-01', '2026-11-26'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['thisYear', '2028-02-29', '2028-01-01', '2028-02-29'],
  ['lastYear', '2026-06-01', '2025-01-01', '2025-12-31'],
] as const)('the period %s of %s is %s to %s [ORD-151]', (period, today, from, to) => {
  expect(daysOfPeriod(period, today)).toEqual({ from, to });
});

it.each([
  // As many days, over the end of a month and of a year.
  ['2026-11-26', '2026-11-26', '2026-11-25', '2026-11-25'],
  ['2026-03-03', '2026-03-09', '2026-02-24', '2026-03-02'],
  ['2026-01-05', '2026-02-03', '2025-12-06', '2026-01-04'],
  // Whole months.
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-04-01', '2026-06-30', '2026-01-01', '2026-03-31'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  // The same days of the month before, of which there may be fewer.
  ['2026-11-01', '2026-11-26', '2026-10-01', '2026-10-26'],
  ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-01-10', '2025-12-01', '2025-12-10'],
  // The same days of the year before.
  ['2026-01-01', '2026-11-26', '2025-01-01', '2025-11-26'],
  ['2025-01-01', '2026-02-10', '2023-01-01', '2024-02-10'],
])('%s to %s is compared with %s to %s [ORD-148]', (from, to, before, until) => {
  expect(periodBefore({ from, to })).toEqual({ from: before, to: until });
});

it('has a step for each day, week from Monday and month that a period touches [ORD-148]', () => {
  expect(stepStarts({ from: '2026-03-28', to: '2026-03-30' }, 'day')).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
  ]);
  // A Sunday and the Monday after it.
  expect(stepStarts({ from: '2026-03-29', to: '2026-03-30' }, 'week')).toEqual(['2026-03-23', '2026-03-30']);
  expect(stepStarts({ from: '2025-12-31', to: '2026-02-01' }, 'month')).toEqual([
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ]);
});

it('shows days for two months, weeks for a year, then months, and no more than 400 of them', () => {
  const range = (to: string) => ({ from: '2025-01-01', to });
  expect(
    ['2025-03-03', '2025-03-04', '2026-01-01', '2026-01-02'].map((to) => suggestedStep(range(to))),
  ).toEqual(['day', 'week', 'week', 'month']);
  expect(daysIn(range('2026-02-04'))).toBe(400);
  expect(fitsSteps(range('2026-02-04'), 'day')).toBe(true);
  expect(fitsSteps(range('2026-02-05'), 'day')).toBe(false);
  expect(fitsSteps(range('2026-02-05'), 'week')).toBe(true);
});

it('computes net, total and the average order from sums, half a unit up [ORD-148]', () => {
  const sales = {
    orders: 2,
    gross: 1000,
    discounts: 101,
    refunds: 300,
    delivery: 50,
    tax: 72,
    ordered: 1021,
  };
  const sums = { ...sales, giftCards: 9, giftCardRefunds: 8, donations: 7, donationRefunds: 6 };
  expect(salesFigures(sums)).toEqual({ ...sums, net: 599, total: 721, average: 511 });
  expect(salesFigures(NO_SALES)).toMatchObject({ net: 0, total: 0, average: 0 });
  expect(addSales(sums, sums)).toEqual({
    orders: 4,
    gross: 2000,
    discounts: 202,
    refunds: 600,
    delivery: 100,
    tax: 144,
    ordered: 2042,
    giftCards: 18,
    giftCardRefunds: 16,
    donations: 14,
    donationRefunds: 12,
  });
});

it.each([
  [150, 100, 50],
  [99, 100, -1],
  [-50, 100, -150],
  [1, 3, -67],
  [5, 0, null],
  [5, -10, null],
])('%s after %s is a change of %s percent [ORD-148]', (now, before, percent) => {
  expect(changeInPercent(now, before)).toBe(percent);
});
