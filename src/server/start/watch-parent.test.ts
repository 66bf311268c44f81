import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchParent } from './watch-parent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells once, within a second, that the process above has ended', () => {
  let parent = 4711;
  const onGone = vi.fn<() => void>();
  watchParent(4711, () => parent, onGone);
  vi.advanceTimersByTime(60_000);
  expect(onGone).not.toHaveBeenCalled();
  parent = 1;
  vi.advanceTimersByTime(1_000);
  parent = 2;
  vi.advanceTimersByTime(10_000);
  expect(onGone).toHaveBeenCalledTimes(1);
});

it('tells of one that ended while the server was built', () => {
  const onGone = vi.fn<() => void>();
  watchParent(4711, () => 1, onGone);
  vi.advanceTimersByTime(1_000);
  expect(onGone).toHaveBeenCalledTimes(1);
});
