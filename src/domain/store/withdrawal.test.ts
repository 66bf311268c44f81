import { expect, it } from 'vitest';
import { isWithdrawalOpen, offersWithdrawal } from './withdrawal.ts';

const DAY_MS = 86_400_000;

it('is offered by itself where the store ships to the EU, else as the owner says [ORD-147]', () => {
  expect(offersWithdrawal('auto', new Set(['US', 'HR']))).toBe(true);
  expect(offersWithdrawal('auto', new Set(['US', 'CH', 'GB', 'NO']))).toBe(false);
  expect(offersWithdrawal('off', new Set(['DE']))).toBe(false);
  expect(offersWithdrawal('on', new Set())).toBe(true);
});

it('is open for a delivery or a bill in the EU, from the order to so many days after the last fulfilment [ORD-147]', () => {
  const order = { countries: ['CH', 'IE'], hasUnsent: false, lastSentAt: 0 };
  expect(isWithdrawalOpen(order, 14, 14 * DAY_MS)).toBe(true);
  expect(isWithdrawalOpen(order, 14, 14 * DAY_MS + 1)).toBe(false);
  expect(isWithdrawalOpen(order, 100, 99 * DAY_MS)).toBe(true);
  expect(isWithdrawalOpen({ ...order, hasUnsent: true }, 14, 90 * DAY_MS)).toBe(true);
  expect(isWithdrawalOpen({ ...order, lastSentAt: null }, 14, 90 * DAY_MS)).toBe(true);
  expect(isWithdrawalOpen({ ...order, countries: ['CH', 'GB'] }, 14, 0)).toBe(false);
});
