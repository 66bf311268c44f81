import type { CreateTransition } from '../gallery-parts.ts';
import { playFrames } from '../play-frames.ts';
import { SWIPE } from '#domain/galleries/swipe.ts';

/** The new slide fades in over the old one (GAL-140). */
export const create: CreateTransition = () => ({
  drag({ from }, moved) {
    from.style.translate = `${moved}px`;
  },
  giveBack({ from }, moved) {
    from.style.translate = '';
    return playFrames(from, { translate: [`${moved}px`, '0px'] }, SWIPE.phone.fastestMs);
  },
  async play({ from, to }, { durationMs, moved }) {
    from.style.translate = '';
    if (to === null) return;
    // Above the old one, whatever their order in the page.
    to.style.zIndex = '1';
    if (moved !== 0) void playFrames(from, { translate: [`${moved}px`, '0px'] }, durationMs);
    await playFrames(to, { opacity: [0, 1] }, durationMs);
    to.style.zIndex = '';
  },
});
