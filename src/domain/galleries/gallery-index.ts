import { jumpToSlide, type SlideChange, type SlidePosition, stepSlide } from './slide-index.ts';

/** The current slide; while the slides move, `movingTo` is the target (GAL-80). */
export interface GalleryState extends SlidePosition {
  readonly movingTo: number | null;
}

export type GalleryMove = 'previous' | 'next' | { readonly to: number };

/** Reported where previous or next leads nowhere (GAL-83, GAL-85, GAL-89). */
export type GalleryEnd = 'reachedBeginning' | 'reachedEnd';

export interface GalleryStep {
  readonly state: GalleryState;
  /** Null where the index did not change. */
  readonly change: SlideChange | null;
  readonly end: GalleryEnd | null;
}

/** An index set directly: counted from the end where negative, modulo the slides where too large (GAL-78, GAL-79, GAL-88). */
export function wrapIndex(index: number, count: number): number {
  const whole = Math.trunc(index);
  if (count < 1 || !Number.isFinite(whole)) return 0;
  return ((whole % count) + count) % count;
}

/**
 * Begins a move (GAL-78 to GAL-90). It is refused while the gallery is in motion, and while a linked gallery moves to a
 * different slide; `linkedTargets` says where each of them is moving to, null at rest.
 */
export function beginMove(
  state: GalleryState,
  move: GalleryMove,
  linkedTargets: readonly (number | null)[] = [],
): GalleryStep {
  const stay: GalleryStep = { state, change: null, end: null };
  if (state.movingTo !== null) return stay;
  const change = changeOf(state, move);
  if (change === null) return { ...stay, end: endOf(state, move) };
  if (linkedTargets.some((target) => target !== null && target !== change.index)) return stay;
  return { state: { ...state, index: change.index, movingTo: change.index }, change, end: null };
}

/** The motion has ended: the next one may begin. */
export function endMove(state: GalleryState): GalleryState {
  return { ...state, movingTo: null };
}

/** The number of slides changed, as when groups get another size: the current slide is kept where it still exists. */
export function recount(state: GalleryState, count: number): GalleryState {
  return { ...state, count, index: Math.max(0, Math.min(state.index, count - 1)), movingTo: null };
}

function changeOf(state: GalleryState, move: GalleryMove): SlideChange | null {
  if (typeof move === 'object') return jumpToSlide(state, wrapIndex(move.to, state.count));
  return stepSlide(state, move === 'next' ? 1 : -1);
}

function endOf({ loops, count }: GalleryState, move: GalleryMove): GalleryEnd | null {
  if (loops || count < 1 || typeof move === 'object') return null;
  return move === 'next' ? 'reachedEnd' : 'reachedBeginning';
}
