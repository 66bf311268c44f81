import { changePause, type PauseReason } from '#domain/galleries/autoplay-pauses.ts';
import type { GalleryMove } from '#domain/galleries/gallery-index.ts';
import { randomStep } from '#domain/galleries/random-order.ts';
import { isMobileWindow } from '#domain/images/load-queue.ts';
import {
  advanceAutoplay,
  type AutoplayEvent,
  type AutoplayState,
  type AutoplayTimes,
} from '#domain/lightbox/autoplay.ts';
import type { SlidePosition } from '#domain/galleries/slide-index.ts';

interface AutoplayOptions {
  readonly window: Window;
  readonly times: AutoplayTimes;
  readonly isRandom: boolean;
  readonly position: () => Pick<SlidePosition, 'index' | 'count'>;
  readonly advance: (move: GalleryMove) => 'moved' | 'ended' | 'refused';
  readonly changed: () => void;
}

export interface Autoplay {
  readonly isPlaying: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  readonly hold: (reason: PauseReason, holds: boolean) => void;
  /** The visitor has moved: the time-out starts anew, also where autoplay had reached the end (GAL-116, GAL-117). */
  readonly movedByHand: () => void;
  readonly destroy: () => void;
}

/** The timer of a gallery with autoplay (GAL-102 to GAL-117). */
export function createAutoplay(options: AutoplayOptions): Autoplay {
  const { window: page, times, changed } = options;
  const isMobile = isMobileWindow({
    hasOrientation: 'orientation' in page,
    userAgent: page.navigator.userAgent,
  });
  let state: AutoplayState = 'off';
  let reasons: ReadonlySet<PauseReason> = new Set();
  let hasReachedEnd = false;
  let timer = 0;
  let unshown: ReadonlySet<number> = new Set();
  /** False at the end of a gallery that does not loop (GAL-117). */
  const advance = (): boolean => {
    if (!options.isRandom) return options.advance('next') !== 'ended';
    const step = randomStep(options.position(), unshown, Math.random);
    if (step.change !== null && options.advance({ to: step.change.index }) === 'moved') ({ unshown } = step);
    return true;
  };
  const send = (event: AutoplayEvent): void => {
    page.clearTimeout(timer);
    const wasPlaying = state !== 'off';
    const step = advanceAutoplay(state, event, times);
    state = step.state;
    if (step.waitMs !== null) timer = page.setTimeout(() => send('elapsed'), step.waitMs);
    if (step.advances && !advance()) {
      hasReachedEnd = true;
      send('stop');
    }
    if (wasPlaying !== (state !== 'off')) changed();
  };
  const start = (): void => {
    hasReachedEnd = false;
    send('start');
    if (reasons.size > 0) send('pause');
  };
  return {
    get isPlaying() {
      return state !== 'off';
    },
    start,
    stop: () => send('stop'),
    hold(reason, holds) {
      const step = changePause(reasons, reason, holds, isMobile);
      reasons = step.reasons;
      if (step.event !== null) send(step.event);
    },
    movedByHand() {
      if (hasReachedEnd) start();
      else if (state === 'waiting' || state === 'resuming') send('resume');
    },
    destroy: () => page.clearTimeout(timer),
  };
}
