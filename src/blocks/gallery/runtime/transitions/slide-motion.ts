import { SWIPE } from '#domain/galleries/swipe.ts';
import type { Transition, TransitionOptions } from '../gallery-parts.ts';
import { playFrames } from '../play-frames.ts';

/** Two slides that move one after the other: the new one pushes the old one out. */
export function createSlideMotion(
  { container, isRightToLeft }: Pick<TransitionOptions, 'container' | 'isRightToLeft'>,
  isVertical: boolean,
): Transition {
  const at = (px: number, vertical = isVertical): string => (vertical ? `0px ${px}px` : `${px}px`);
  /** The side of the old slide on which the new one starts, physically: 1 is right or below. */
  const sideOf = (isForward: boolean): 1 | -1 => (isForward !== (isRightToLeft && !isVertical) ? 1 : -1);
  return {
    drag({ from, to }, moved) {
      from.style.translate = at(moved, false);
      if (to !== null) to.style.translate = at(moved - Math.sign(moved) * container.clientWidth, false);
    },
    async giveBack({ from, to }, moved) {
      from.style.translate = '';
      const width = Math.sign(moved) * container.clientWidth;
      const back = playFrames(from, { translate: [at(moved, false), at(0, false)] }, SWIPE.phone.fastestMs);
      if (to !== null) {
        to.style.translate = '';
        const frames = { translate: [at(moved - width, false), at(-width, false)] };
        await playFrames(to, frames, SWIPE.phone.fastestMs);
      }
      await back;
    },
    async play({ from, to }, { isForward, durationMs, moved }) {
      const isDrawn = moved !== 0;
      const side = sideOf(isForward);
      // After a drag it continues sideways, whatever its own direction.
      const vertical = isVertical && !isDrawn;
      const size = side * (vertical ? container.clientHeight : container.clientWidth);
      from.style.translate = '';
      if (to !== null) to.style.translate = '';
      await Promise.all([
        playFrames(from, { translate: [at(moved, vertical), at(-size, vertical)] }, durationMs),
        playFrames(to, { translate: [at(moved + size, vertical), at(0, vertical)] }, durationMs),
      ]);
    },
  };
}
