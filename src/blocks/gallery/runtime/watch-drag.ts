import { SWIPE, touchOwner } from '#domain/galleries/swipe.ts';

export interface Drag {
  /** px, to the right. */
  readonly moved: number;
  /** The time to reach the distance of a swipe, or its whole duration. */
  readonly elapsedMs: number;
}

interface DragWatch {
  readonly window: Window;
  readonly surface: HTMLElement;
  readonly signal: AbortSignal;
  /** The gallery takes over a drag; false where it cannot. */
  readonly begin: () => boolean;
  readonly follow: (moved: number) => void;
  /** Without a drag where the browser cancelled the pointer. */
  readonly release: (drag: Drag | null) => void;
}

/** Elements that handle drags themselves. */
const OWN_USE = 'video, audio, iframe, input, textarea, select, [contenteditable]';
/** The click at the end of a drag follows immediately. */
const CLICK_MS = 50;

/**
 * Horizontal drags over the slides, by touch, pen or mouse (GAL-155 to GAL-157). Vertical ones scroll the page: the
 * surface has `touch-action: pan-y`.
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
  // Prevents the native drag of the picture or its link.
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
