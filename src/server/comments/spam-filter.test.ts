import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askFilter, FILTER_MS, type SpamFilter } from './spam-filter.ts';

const COMMENT = { text: 'Well said', author: { name: 'Bo', email: 'bo@example.org' }, address: '192.0.2.1' };
const filterOf = (score: SpamFilter['score']): SpamFilter => ({ score, learn: () => Promise.resolve() });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [0, 'approved'],
  [0.49, 'approved'],
  [0.5, 'pending'],
  [0.89, 'pending'],
  [0.9, 'spam'],
  [1, 'spam'],
])('a score of %d is %s [COMT-24]', async (score, state) => {
  expect(
    await askFilter(
      filterOf(() => Promise.resolve(score)),
      COMMENT,
    ),
  ).toBe(state);
  expect(vi.getTimerCount()).toBe(0);
});

it('a filter that does not answer within 2 s, or fails, has the comment held [COMT-24]', async () => {
  expect(FILTER_MS).toBe(2000);
  let signal: AbortSignal | undefined;
  const asked = askFilter(
    filterOf((_comment, given) => {
      signal = given;
      return new Promise(() => undefined);
    }),
    COMMENT,
  );
  let answer: string | null = null;
  void asked.then((state) => (answer = state));
  await vi.advanceTimersByTimeAsync(1999);
  expect(answer).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBe('pending');
  expect(signal?.aborted).toBe(true);
  expect(
    await askFilter(
      filterOf(() => Promise.reject(new Error('away'))),
      COMMENT,
    ),
  ).toBe('pending');
});
