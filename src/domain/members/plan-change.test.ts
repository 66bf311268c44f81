import { expect, it } from 'vitest';
import { isDearer, planDifference } from './plan-change.ts';

const DAY = 86_400_000;
const month = (amount: number) => ({ amount, period: 'month' }) as const;
const year = (amount: number) => ({ amount, period: 'year' }) as const;

it('compares plans by what they cost for the same time [MEMB-55]', () => {
  expect(isDearer(month(1500), month(1000))).toBe(true);
  expect(isDearer(month(1000), month(1000))).toBe(false);
  expect(isDearer(year(10_000), month(1000))).toBe(false);
  expect(isDearer(year(12_001), month(1000))).toBe(true);
  expect(isDearer(month(1000), year(12_000))).toBe(false);
  expect(isDearer(month(1001), year(12_000))).toBe(true);
});

it('charges the difference for the remaining time to the minor unit [MEMB-55]', () => {
  const time = { begins: 0, ends: 30 * DAY };
  expect(planDifference(month(1000), month(1500), { ...time, now: 0 })).toBe(500);
  expect(planDifference(month(1000), month(1500), { ...time, now: 15 * DAY })).toBe(250);
  // 500 × 10 / 30 = 166.67, and a half goes up.
  expect(planDifference(month(1000), month(1500), { ...time, now: 20 * DAY })).toBe(167);
  expect(planDifference(month(1000), month(1001), { ...time, now: 15 * DAY })).toBe(1);
  expect(planDifference(month(1000), month(1001), { ...time, now: 15 * DAY + 1 })).toBe(0);
  // A month of a yearly plan of 24,000 is 2,000.
  expect(planDifference(month(1000), year(24_000), { ...time, now: 15 * DAY })).toBe(500);
  // A year that is half over, to 1,500 a month in the place of 1,000.
  const whole = { begins: 0, ends: 360 * DAY };
  expect(planDifference(year(12_000), month(1500), { ...whole, now: 180 * DAY })).toBe(3000);
});

it('charges nothing for a cheaper plan, nor for time that is over [MEMB-55]', () => {
  const time = { begins: 0, ends: 30 * DAY };
  expect(planDifference(month(1000), month(900), { ...time, now: 0 })).toBe(0);
  expect(planDifference(month(1000), month(2000), { ...time, now: 31 * DAY })).toBe(0);
});
