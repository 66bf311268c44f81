import { TWEEN_MS } from './tween-defaults.ts';

export interface TweenClock {
  /** ms */
  now(): number;
  /** Runs with the next frame. */
  frame(run: () => void): void;
  /** Then the end state is reached at once (TIME-16). */
  isMotionReduced(): boolean;
}

export interface TweenOptions {
  /** ms */
  readonly duration?: number;
  readonly ease?: (progress: number) => number;
  readonly isCancelled?: () => boolean;
}

/** Calls `step` with the progress from 0 to 1, frame by frame; resolves at the end (TIME-10 to TIME-12, TIME-16). */
export function tween(
  step: (progress: number) => void,
  clock: TweenClock,
  { duration = TWEEN_MS, ease = (progress) => progress, isCancelled }: TweenOptions = {},
): Promise<void> {
  // Owners call it from scripts of their own, which no compiler reads.
  if (typeof step !== 'function') throw new TypeError('[Tween] First parameter needs to be a function.');
  if (!Number.isFinite(duration)) throw new TypeError('[Tween] Duration is not a finite number.');
  if (duration <= 0 || clock.isMotionReduced()) {
    step(ease(1));
    return Promise.resolve();
  }
  const start = clock.now();
  return new Promise((resolve) => {
    const run = (): void => {
      if (isCancelled?.() === true) {
        resolve();
        return;
      }
      const progress = Math.min((clock.now() - start) / duration, 1);
      step(ease(progress));
      if (progress < 1) clock.frame(run);
      else resolve();
    };
    run();
  });
}
