import { expect, it } from 'vitest';
import { zonedFormat } from './zoned-format.ts';

it('is made once for a locale, a zone and what it shows', () => {
  const shown = { dateStyle: 'short' } as const;
  const zurich = zonedFormat('sv-SE', 'Europe/Zurich', shown);
  expect(zurich.format(Date.UTC(2026, 10, 26, 23, 30))).toBe('2026-11-27');
  expect(zonedFormat('sv-SE', 'Europe/Zurich', { dateStyle: 'short' })).toBe(zurich);
  expect(zonedFormat('sv-SE', 'America/New_York', shown).format(Date.UTC(2026, 10, 26, 23, 30))).toBe(
    '2026-11-26',
  );
  expect(zonedFormat('de', 'Europe/Zurich', shown)).not.toBe(zurich);
  expect(zonedFormat('sv-SE', 'Europe/Zurich', { timeStyle: 'short' })).not.toBe(zurich);
});
