import { expect, it } from 'vitest';
import { advanceVideo, coveringSize, OVERLAY_FADE_MS, PLAY_FADE_MS, RESIZE_TIMEOUT_MS } from './state.ts';

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
  ['overlay', 'show', true, 'shown', ['insert-player', 'hide-overlay']],
  ['playing', 'show', true, 'playing', []],
  ['shown', 'start', true, 'shown', []],
  ['shown', 'other-started', true, 'shown', ['pause']],
  ['shown', 'other-started', false, 'shown', ['remove-player', 'insert-player']],
  ['shown', 'mode-changed', true, 'shown', ['remove-player', 'insert-player']],
] as const)(
  '%s, %s, commanded %s: %s with %j [BLK-25] [BLK-34] [BLK-39] [BLK-40] [BLK-44] [BLK-45]',
  (state, event, canCommand, next, effects) => {
    expect(advanceVideo(state, event, canCommand)).toEqual({ state: next, effects });
  },
);

it('fades a video in over 1 s and its overlay out over 0.3 s, and waits 1000 ms after a resize [BLK-31]', () => {
  expect([PLAY_FADE_MS, OVERLAY_FADE_MS, RESIZE_TIMEOUT_MS]).toEqual([1000, 300, 1000]);
});

it.each([
  [{ width: 300, height: 300 }, 0.5, { width: 600, height: 300 }],
  [{ width: 800, height: 300 }, 0.5, { width: 800, height: 400 }],
])('covers %j at the ratio %d with %j [BLK-26]', (container, ratio, size) => {
  expect(coveringSize(container, ratio)).toEqual(size);
});
