import { changePause, type PauseReason } from '#domain/galleries/gallery-autoplay.ts';
import {
  advanceAutoplay,
  type AutoplayEvent,
  type AutoplayState,
  type AutoplayTimes,
} from '#domain/visitor/autoplay.ts';

interface AutoplayOptions {
  readonly window: Window;
  readonly times: AutoplayTimes;
  readonly isMobile: boolean;
  /** To the next slide; false where that is the end (GAL-117). */
  advance(): boolean;
  changed(): void;
}

export interface Autoplay {
  readonly isPlaying: boolean;
  start(): void;
  stop(): void;
  hold(reason: PauseReason, holds: boolean): void;
  /** The visitor has moved: it waits again, and goes on where it had come to the end (GAL-116, GAL-117). */
  movedByHand(): void;
  destroy(): void;
}

/** The clock of a gallery that advances by itself (GAL-102 to GAL-117). */
export function createAutoplay({
  window: page,
  times,
  isMobile,
  advance,
  changed,
}: AutoplayOptions): Autoplay {
  let state: AutoplayState = 'off';
  let reasons: ReadonlySet<PauseReason> = new Set();
  let hasReachedEnd = false;
  let timer = 0;
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
