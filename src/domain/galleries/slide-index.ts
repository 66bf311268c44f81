/** Where a gallery that shows one of several slides stands. */
export interface SlidePosition {
  readonly index: number;
  readonly count: number;
  readonly loops: boolean;
}

export type SlideDirection = 'forward' | 'reverse';

/** A change of the shown slide; `direction` is what transitions use (OVER-112). */
export interface SlideChange {
  readonly index: number;
  readonly direction: SlideDirection;
}

/** One slide on or back: wraps round with looping, is clamped without (OVER-101, OVER-106, OVER-108 to OVER-110); null where nothing changes. */
export function stepSlide({ index, count, loops }: SlidePosition, step: 1 | -1): SlideChange | null {
  if (count < 2) return null;
  const target = index + step;
  const next = loops ? (target + count) % count : Math.min(Math.max(target, 0), count - 1);
  return next === index ? null : { index: next, direction: step === 1 ? 'forward' : 'reverse' };
}

/** Straight to a slide: forward where it comes later. */
export function jumpToSlide(
  { index, count }: Pick<SlidePosition, 'index' | 'count'>,
  target: number,
): SlideChange | null {
  if (target === index || target < 0 || target >= count) return null;
  return { index: target, direction: target > index ? 'forward' : 'reverse' };
}

/** Which of the two buttons lead nowhere (OVER-111). */
export function blockedSteps({ index, count, loops }: SlidePosition): {
  readonly previous: boolean;
  readonly next: boolean;
} {
  if (loops && count > 1) return { previous: false, next: false };
  return { previous: index <= 0, next: index >= count - 1 };
}

/** Another slide at random, never the one that is shown (OVER-114); `random` gives 0 to 1. */
export function randomSlide(
  { index, count }: Pick<SlidePosition, 'index' | 'count'>,
  random: () => number,
): SlideChange | null {
  if (count < 2) return null;
  const among = Math.min(Math.floor(random() * (count - 1)), count - 2);
  return jumpToSlide({ index, count }, among < index ? among : among + 1);
}
