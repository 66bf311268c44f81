/** BLK-31, in ms. */
export const PLAY_FADE_MS = 1000;
export const OVERLAY_FADE_MS = 300;

/** `paused`: back under its overlay with its player kept, because that player can be commanded. */
export type VideoState = 'overlay' | 'playing' | 'paused';
export type VideoEvent = 'start' | 'other-started' | 'mode-changed';
export type VideoEffect =
  | 'insert-player'
  | 'play'
  | 'pause'
  | 'remove-player'
  | 'hide-overlay'
  | 'show-overlay';

interface VideoStep {
  readonly state: VideoState;
  readonly effects: readonly VideoEffect[];
}

/**
 * A video and its overlay: only one video of a page plays, and starting one puts the others back to their overlays
 * (BLK-34, BLK-38 to BLK-40). A change of the mode reloads it (BLK-25). Players that cannot be commanded are taken out of the page, which stops them (BLK-41 to BLK-44).
 */
export function advanceVideo(state: VideoState, event: VideoEvent, canCommand: boolean): VideoStep {
  if (event === 'start') {
    if (state === 'playing') return { state, effects: [] };
    return { state: 'playing', effects: [state === 'paused' ? 'play' : 'insert-player', 'hide-overlay'] };
  }
  if (event === 'mode-changed') {
    if (state === 'playing') return { state, effects: ['remove-player', 'insert-player'] };
    return { state: 'overlay', effects: state === 'paused' ? ['remove-player'] : [] };
  }
  if (state !== 'playing') return { state, effects: [] };
  return canCommand
    ? { state: 'paused', effects: ['pause', 'show-overlay'] }
    : { state: 'overlay', effects: ['remove-player', 'show-overlay'] };
}
