import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AskedWidget } from '../api/fetch-widgets.ts';
import { createWidgetRounds } from './widget-rounds.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LIVING = new AbortController().signal;

function widget(id: string, length = 0): AskedWidget {
  return { type: 'summary', id, value: { filler: 'x'.repeat(length) }, collectionId: null };
}

function roundsOf(answer: (widgets: readonly AskedWidget[]) => readonly (string | null)[]) {
  const calls: string[][] = [];
  const tellFailure = vi.fn<() => void>();
  const rounds = createWidgetRounds((widgets) => {
    calls.push(widgets.map(({ id }) => id));
    return Promise.resolve().then(() => answer(widgets));
  }, tellFailure);
  return { rounds, calls, tellFailure };
}

const drawAll = (widgets: readonly AskedWidget[]) => widgets.map(({ id }) => `<p>${id}</p>`);

it('asks for all blocks of a page by one call, and later for those that changed only [BLK-06] [EDIT-89]', async () => {
  const { rounds, calls, tellFailure } = roundsOf(drawAll);
  const ids = Array.from({ length: 20 }, (_, index) => `b${index}`);
  const drawn = Promise.all(ids.map((id) => rounds.draw(widget(id), LIVING)));
  await vi.runAllTimersAsync();
  expect(await drawn).toEqual(ids.map((id) => `<p>${id}</p>`));
  expect(calls).toEqual([ids]);

  const anew = rounds.draw(widget('b7'), LIVING);
  await vi.runAllTimersAsync();
  expect(await anew).toBe('<p>b7</p>');
  expect(calls).toEqual([ids, ['b7']]);
  expect(tellFailure).not.toHaveBeenCalled();
});

it('tells once of a round in which blocks could not be drawn, and gives the others [BLK-06]', async () => {
  const { rounds, tellFailure } = roundsOf(() => [null, '<p>there</p>', null]);
  const drawn = Promise.all(['a', 'b', 'c'].map((id) => rounds.draw(widget(id), LIVING)));
  await vi.runAllTimersAsync();
  expect(await drawn).toEqual([null, '<p>there</p>', null]);
  expect(tellFailure).toHaveBeenCalledTimes(1);

  const failing = roundsOf(() => {
    throw new TypeError('Failed to fetch');
  });
  const lost = Promise.all(['a', 'b'].map((id) => failing.rounds.draw(widget(id), LIVING)));
  await vi.runAllTimersAsync();
  expect(await lost).toEqual([null, null]);
  expect(failing.tellFailure).toHaveBeenCalledTimes(1);
});

it('does not ask for blocks that are gone by then', async () => {
  const { rounds, calls } = roundsOf(drawAll);
  const gone = new AbortController();
  void rounds.draw(widget('gone'), gone.signal);
  void rounds.draw(widget('there'), LIVING);
  gone.abort();
  await vi.runAllTimersAsync();
  expect(calls).toEqual([['there']]);
});

it('takes a further call for the block after the hundredth, and for what one call cannot carry', async () => {
  const many = roundsOf(drawAll);
  for (let index = 0; index <= 100; index += 1) void many.rounds.draw(widget(`b${index}`), LIVING);
  await vi.runAllTimersAsync();
  expect(many.calls.map(({ length }) => length)).toEqual([100, 1]);

  const long = roundsOf(drawAll);
  for (const id of ['a', 'b', 'c']) void long.rounds.draw(widget(id, 90_000), LIVING);
  await vi.runAllTimersAsync();
  expect(long.calls).toEqual([['a', 'b'], ['c']]);
});
