import { WHEEL, wheelMove } from '#domain/galleries/swipe.ts';

interface WheelWatch {
  readonly surface: HTMLElement;
  readonly signal: AbortSignal;
  readonly isRightToLeft: boolean;
  readonly move: (move: 'previous' | 'next') => unknown;
}

/** A horizontal turn of a wheel or touchpad changes slides, one for each turn, however long it lasts. */
export function watchWheel({ surface, signal, isRightToLeft, move }: WheelWatch): void {
  let lastAt = Number.NEGATIVE_INFINITY;
  surface.addEventListener(
    'wheel',
    (event) => {
      // With Control it zooms the page.
      if (event.ctrlKey || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      // Without this the browser would navigate back or forward.
      event.preventDefault();
      const isNewTurn = event.timeStamp - lastAt > WHEEL.pauseMs;
      const wanted = wheelMove(event.deltaX, event.deltaY, isRightToLeft);
      if (wanted === null && isNewTurn) return;
      lastAt = event.timeStamp;
      if (isNewTurn && wanted !== null) move(wanted);
    },
    { signal, passive: false },
  );
}
