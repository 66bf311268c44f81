import { jumpToSlide, type SlideChange, type SlidePosition } from './slide-index.ts';

export interface RandomStep {
  readonly change: SlideChange | null;
  /** The slides not shown yet in this round. */
  readonly unshown: ReadonlySet<number>;
}

/**
 * The next slide of autoplay in random order (GAL-110, GAL-111): never the current one again, and each slide once before
 * any comes back. `unshown` is what the last step left, empty at first; `random` gives 0 to 1.
 */
export function randomStep(
  position: Pick<SlidePosition, 'index' | 'count'>,
  unshown: ReadonlySet<number>,
  random: () => number,
): RandomStep {
  const { index, count } = position;
  const left = [...unshown].filter((slide) => slide !== index && slide < count);
  const among =
    left.length > 0 ? left : Array.from({ length: count }, (_, at) => at).filter((at) => at !== index);
  const chosen = among[Math.min(Math.floor(random() * among.length), among.length - 1)];
  if (chosen === undefined) return { change: null, unshown: new Set() };
  return {
    change: jumpToSlide(position, chosen),
    unshown: new Set(among.filter((slide) => slide !== chosen)),
  };
}
