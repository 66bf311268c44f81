import { expect, it } from 'vitest';
import { advanceVideo } from './state.ts';

it.each([
  ['overlay', 'start', true, 'playing', ['insert-player', 'hide-overlay']],
  ['paused', 'start', true, 'playing', ['play', 'hide-overlay']],
  ['playing', 'start', true, 'playing', []],
  ['playing', 'other-started', true, 'paused', ['pause', 'show-overlay']],
  ['playing', 'other-started', false, 'overlay', ['remove-player', 'show-overlay']],
  ['overlay', 'other-started', false, 'overlay', []],
  ['playing', 'mode-changed', true, 'playing', ['remove-player', 'insert-player']],
  ['paused', 'mode-changed', true, 'overlay', ['remove-player']],
  ['overlay', 'mode-changed', true, 'overlay', []],
] as const)(
  '%s, %s, commanded %s: %s with %j [BLK-25] [BLK-34] [BLK-39] [BLK-40] [BLK-44]',
  (state, event, canCommand, next, effects) => {
    expect(advanceVideo(state, event, canCommand)).toEqual({ state: next, effects });
  },
);
