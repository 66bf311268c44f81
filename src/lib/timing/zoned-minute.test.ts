import { expect, it } from 'vitest';
import { momentOfMinute, zonedMinute } from './zoned-minute.ts';

it.each([
  ['2026-11-26T09:30', 'America/New_York', '2026-11-26T14:30:00.000Z'],
  ['2026-07-01T00:00', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  ['2026-11-26T09:30', 'Asia/Kathmandu', '2026-11-26T03:45:00.000Z'],
  ['2026-11-26T09:30', 'UTC', '2026-11-26T09:30:00.000Z'],
])('knows the moment of %s in %s, and the minute of the moment [ORD-52]', (minute, zone, moment) => {
  expect(new Date(momentOfMinute(minute, zone) ?? 0).toISOString()).toBe(moment);
  expect(zonedMinute(Date.parse(moment) + 59_999, zone)).toBe(minute);
});

it.each([
  ['takes the first of a minute that comes twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['takes one that is left out as long after the change', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
])('%s [ORD-52]', (_what, minute, moment) => {
  expect(new Date(momentOfMinute(minute, 'Europe/Berlin') ?? 0).toISOString()).toBe(moment);
});

it.each(['', '2026-11-26', '2026-13-26T09:30', '2026-11-26T25:30', '2026-11-26T09:30:00'])(
  'knows no moment of “%s” [ORD-52]',
  (minute) => {
    expect(momentOfMinute(minute, 'UTC')).toBeNull();
  },
);
