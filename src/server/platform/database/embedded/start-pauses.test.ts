import { expect, it } from 'vitest';
import { createStartPauses } from './start-pauses.ts';

it('lets a server that ends at once start 11 times in five minutes, where it would 600 times', () => {
  let now = 0;
  let starts = 0;
  const pauses = createStartPauses(() => now);
  for (; now < 300_000; now += 500) {
    if (pauses.left() > 0) continue;
    pauses.started();
    starts += 1;
  }
  expect(starts).toBe(11);
  expect(pauses.left()).toBeGreaterThan(0);
  expect(pauses.left()).toBeLessThanOrEqual(60_000);
});

it('forgets what was before a server that ran for five minutes', () => {
  let now = 0;
  const pauses = createStartPauses(() => now);
  for (let start = 0; start < 5; start += 1) pauses.started();
  expect(pauses.left()).toBe(8_000);
  now += 300_000;
  pauses.started();
  expect(pauses.left()).toBe(0);
});
