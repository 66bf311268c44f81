import { expect, it } from 'vitest';
import {
  DESKTOP_LOADS,
  EMPTY_QUEUE,
  isMobileWindow,
  joinQueue,
  leaveQueue,
  MOBILE_LOADS,
  type LoadQueue,
} from './load-queue.ts';

function join(count: number, limit: number) {
  let queue: LoadQueue<number> = EMPTY_QUEUE;
  const started: number[] = [];
  for (let load = 1; load <= count; load += 1) {
    const step = joinQueue(queue, load, limit);
    ({ queue } = step);
    started.push(...step.start);
  }
  return { queue, started };
}

it.each([
  ['desktop', DESKTOP_LOADS, 16, 'IMG-21'],
  ['mobile', MOBILE_LOADS, 1, 'IMG-22'],
])('on %s lets %d loads run at the same time: %d [%s]', (_device, limit, expected) => {
  const { queue, started } = join(40, limit);
  expect([started.length, queue.running, queue.waiting.length]).toEqual([expected, expected, 40 - expected]);
});

it('starts the one that has waited longest when one ends, well or not [IMG-13] [IMG-22]', () => {
  const step = leaveQueue(join(3, 1).queue, 1);
  expect(step).toEqual({ queue: { running: 1, waiting: [3] }, start: [2] });
});

it.each([
  [true, 'Mozilla/5.0 (X11; Linux x86_64)', true],
  [false, 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari', true],
  [false, 'something MOBILE', true],
  [false, 'Mozilla/5.0 (X11; Linux x86_64)', false],
])('with orientation %s and the agent %s is mobile: %s [IMG-23]', (hasOrientation, userAgent, isMobile) => {
  expect(isMobileWindow({ hasOrientation, userAgent })).toBe(isMobile);
});
