import { SWIPE, touchOwner } from '#domain/galleries/swipe.ts';

export interface Drag {
  /** px, to the right. */
  readonly moved: number;
  /** How long it took to get as far as a swipe, or how long it lasted. */
  readonly elapsedMs: number;
}

interface DragWatch {
  readonly window: Window;
  readonly surface: HTMLElement;
  readonly signal: AbortSignal;
  /** The gallery takes a movement over; false where it cannot. */
  readonly begin: () => boolean;
  readonly follow: (moved: number) => void;
  /** Without a drag where the browser took the movement away. */
  readonly release: (drag: Drag | null) => void;
}

/** What has a use of its own for a movement that begins on it. */
const OWN_USE = 'video, audio, iframe, input, textarea, select, [contenteditable]';
/** A click that a movement ends with comes at once. */
const CLICK_MS = 50;

/**
 * Movements sideways over the slides, by finger, pen or mouse (GAL-155 to GAL-157). Those up and down are the page's:
 * the surface has `touch-action: pan-y`.
 */
export function watchDrag({ window: page, surface, signal, begin, follow, release }: DragWatch): void {
  let isHeld = false;
  let endedAt = Number.NEGATIVE_INFINITY;
  const hold = (down: PointerEvent): void => {
    const target = down.target instanceof Element ? down.target : null;
    if (isHeld || !down.isPrimary || down.button !== 0 || target?.closest(OWN_USE) != null) return;
    isHeld = true;
    const held = new AbortController();
    let isOurs = false;
    let reachedAt: number | null = null;
    const end = (event: PointerEvent, isCancelled: boolean): void => {
      if (event.pointerId !== down.pointerId) return;
      isHeld = false;
      held.abort();
      if (!isOurs) return;
      endedAt = event.timeStamp;
      const moved = event.clientX - down.clientX;
      const elapsedMs = (reachedAt ?? event.timeStamp) - down.timeStamp;
      release(isCancelled ? null : { moved, elapsedMs });
    };
    const options = { signal: AbortSignal.any([signal, held.signal]) };
    page.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerId !== down.pointerId) return;
        const moved = event.clientX - down.clientX;
        if (!isOurs) {
          const owner = touchOwner(moved, event.clientY - down.clientY);
          if (owner === null) return;
          isOurs = owner === 'gallery' && begin();
          if (!isOurs) {
            isHeld = false;
            held.abort();
            return;
          }
          surface.setPointerCapture(event.pointerId);
        }
        if (Math.abs(moved) < SWIPE.distancePx) reachedAt = null;
        else reachedAt ??= event.timeStamp;
        follow(moved);
      },
      options,
    );
    page.addEventListener('pointerup', (event) => end(event, false), options);
    page.addEventListener('pointercancel', (event) => end(event, true), options);
  };
  surface.addEventListener('pointerdown', hold, { signal });
  // The browser would drag the picture, or its link, out of the page.
  surface.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  surface.addEventListener(
    'click',
    (event) => {
      if (event.timeStamp - endedAt > CLICK_MS) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
}
