import { expect, it } from 'vitest';
import { formatDay } from './format-time.ts';

it('names today and yesterday by the calendar, and the day with its date before', () => {
  const now = new Date(2026, 2, 5, 0, 30).getTime();
  const at = (day: number, hour: number) => formatDay(new Date(2026, 2, day, hour).toISOString(), now);
  expect(at(5, 0)).toBe('today');
  expect(at(4, 23)).toBe('yesterday');
  expect(at(4, 0)).toBe('yesterday');
  expect(at(3, 23)).toBe('Tuesday, March 3, 2026');
});
