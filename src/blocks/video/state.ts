/** BLK-31, in ms. */
export const PLAY_FADE_MS = 1000;
export const OVERLAY_FADE_MS = 300;
export const RESIZE_TIMEOUT_MS = 1000;

/**
 * `paused`: back under its overlay with its player kept, because that player can be commanded. `shown`: a video without an
 * overlay, in the provider's own player (BLK-45).
 */
export type VideoState = 'overlay' | 'playing' | 'paused' | 'shown';
export type VideoEvent = 'start' | 'show' | 'other-started' | 'mode-changed';
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
 * (BLK-34, BLK-38 to BLK-40). A change of the mode reloads it (BLK-25). Players that cannot be commanded are taken out of
 * the page, which stops them (BLK-41 to BLK-44).
 */
export function advanceVideo(state: VideoState, event: VideoEvent, canCommand: boolean): VideoStep {
  if (event === 'show') {
    if (state !== 'overlay') return { state, effects: [] };
    return { state: 'shown', effects: ['insert-player', 'hide-overlay'] };
  }
  if (event === 'start') {
    if (state === 'playing' || state === 'shown') return { state, effects: [] };
    return { state: 'playing', effects: [state === 'paused' ? 'play' : 'insert-player', 'hide-overlay'] };
  }
  if (event === 'mode-changed') {
    if (state === 'playing' || state === 'shown') {
      return { state, effects: ['remove-player', 'insert-player'] };
    }
    return { state: 'overlay', effects: state === 'paused' ? ['remove-player'] : [] };
  }
  if (state === 'shown') {
    return { state, effects: canCommand ? ['pause'] : ['remove-player', 'insert-player'] };
  }
  if (state !== 'playing') return { state, effects: [] };
  return canCommand
    ? { state: 'paused', effects: ['pause', 'show-overlay'] }
    : { state: 'overlay', effects: ['remove-player', 'show-overlay'] };
}

/** The size at which a video covers its container and is cropped as little as that takes (BLK-26); ratio: height to width. */
export function coveringSize(container: { readonly width: number; readonly height: number }, ratio: number) {
  const width = Math.max(container.width, container.height / ratio);
  return { width, height: width * ratio };
}
