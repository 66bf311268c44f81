import { describe, expect, it } from 'vitest';
import { NOT_LOADED, stepImageLoad, type ImageLoad } from './image-load.ts';

const BUSY: ImageLoad = { loading: 1, loadedWidth: null };
const SHOWN: ImageLoad = { loading: 0, loadedWidth: 500 };

describe('an update', () => {
  it.each([
    ['loads an image [IMG-01]', NOT_LOADED, {}, 'measure'],
    ['skips one whose load mode is false [IMG-02]', NOT_LOADED, { loadMode: false }, 'skip'],
    ['loads it when it is forced [IMG-03]', NOT_LOADED, { loadMode: false, isForced: true }, 'measure'],
    ['is ignored while it is loading [IMG-04]', BUSY, {}, 'skip'],
    ['starts another load where that is allowed [IMG-05]', BUSY, { allowsConcurrentLoads: true }, 'measure'],
    ['is ignored while it is loading, even forced [IMG-08]', BUSY, { isForced: true }, 'skip'],
    [
      'starts another load, forced and allowed to [IMG-08]',
      BUSY,
      { loadMode: false, isForced: true, allowsConcurrentLoads: true },
      'measure',
    ],
    [
      'never loads a load mode of false for being allowed to load at the same time [IMG-02] [IMG-05]',
      BUSY,
      { loadMode: false, allowsConcurrentLoads: true },
      'skip',
    ],
  ] as const)('%s', (_what, state, request, effect) => {
    const event = { loadMode: true, isForced: false, allowsConcurrentLoads: false, ...request };
    const step = stepImageLoad(state, { kind: 'requested', ...event });
    expect(step.effect).toBe(effect);
    expect(step.state.loading).toBe(state.loading + (effect === 'measure' ? 1 : 0));
  });

  it.each([
    ['loads what it has nothing of [IMG-01]', null, 100, false, 'load'],
    ['loads a larger size [IMG-06]', 500, 750, false, 'load'],
    ['keeps an equal size [IMG-07]', 500, 500, false, 'skip'],
    ['keeps a larger size than needed [IMG-07]', 500, 300, false, 'skip'],
    ['loads an equal size when it is forced [IMG-08]', 500, 500, true, 'load'],
    ['loads a smaller size when it is forced [IMG-08]', 500, 300, true, 'load'],
  ] as const)('%s', (_what, loadedWidth, neededWidth, isForced, effect) => {
    const step = stepImageLoad({ loading: 1, loadedWidth }, { kind: 'measured', neededWidth, isForced });
    expect(step).toEqual({ state: { loading: effect === 'load' ? 1 : 0, loadedWidth }, effect });
  });
});

it('has the width that arrived [IMG-06]', () => {
  expect(stepImageLoad(BUSY, { kind: 'loaded', width: 750 }).state).toEqual({
    loading: 0,
    loadedWidth: 750,
  });
});

it('can be asked for again after a failure, and keeps what it had [IMG-13]', () => {
  const failed = stepImageLoad(BUSY, { kind: 'failed' }).state;
  expect(failed).toEqual(NOT_LOADED);
  expect(stepImageLoad({ ...SHOWN, loading: 1 }, { kind: 'failed' }).state).toEqual(SHOWN);
});
