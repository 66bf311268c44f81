import { swipeDuration, swipeMove } from '#domain/galleries/swipe.ts';
import type { DesignContext } from './gallery-parts.ts';
import type { ScrollRow } from './scroll-row.ts';
import { watchDrag } from './watch-drag.ts';

/**
 * Drags a row by touch, pen or mouse: a swipe changes the slide or group, anything less moves back (GAL-155 to
 * GAL-157).
 */
export function dragRow(
  { environment, container, signal, isRightToLeft, move }: DesignContext,
  row: ScrollRow,
  isBusy: () => boolean,
  goBack: (durationMs: number) => void,
): void {
  let startedAt = 0;
  watchDrag({
    window: environment.window,
    surface: container,
    signal,
    begin() {
      if (isBusy()) return false;
      startedAt = row.offset;
      return true;
    },
    follow: (moved) => row.jumpTo(startedAt + (isRightToLeft ? moved : -moved)),
    release(drag) {
      const wanted = drag === null ? null : swipeMove(drag.moved, drag.elapsedMs, isRightToLeft);
      const durationMs = swipeDuration(drag?.elapsedMs ?? 0, environment.window.innerWidth);
      if (wanted === null || !move(wanted, { durationMs })) goBack(durationMs);
    },
  });
}
