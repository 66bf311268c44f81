import type { PopupOverlaySettings } from './popup-overlay-settings.ts';

/** `due`: its moment has come, but another overlay or a text field has the visitor's attention. */
export type PopupState = 'waiting' | 'due' | 'shown' | 'done';
export type PopupEvent =
  | { readonly type: 'passed'; readonly seconds: number }
  | { readonly type: 'scrolled'; readonly depth: number }
  /** Whether another overlay is open, or the visitor writes something. */
  | { readonly type: 'attention'; readonly isBusy: boolean }
  | { readonly type: 'closed' };

/**
 * When the popup comes up on a page: after the delay or at the depth, whichever is first, at once where neither is set,
 * never over something else, and never twice (OVER-20, OVER-33).
 */
export function nextPopupState(
  state: PopupState,
  event: PopupEvent,
  settings: Pick<PopupOverlaySettings, 'delaySeconds' | 'scrollDepth'>,
): PopupState {
  switch (event.type) {
    case 'passed':
      return state === 'waiting' && isPassed(event.seconds, settings) ? 'due' : state;
    case 'scrolled':
      return state === 'waiting' && settings.scrollDepth !== null && event.depth >= settings.scrollDepth
        ? 'due'
        : state;
    case 'attention':
      return state === 'due' && !event.isBusy ? 'shown' : state;
    case 'closed':
      return state === 'shown' ? 'done' : state;
  }
}

function isPassed(
  seconds: number,
  { delaySeconds, scrollDepth }: Pick<PopupOverlaySettings, 'delaySeconds' | 'scrollDepth'>,
): boolean {
  const wanted = delaySeconds ?? (scrollDepth === null ? 0 : null);
  return wanted !== null && seconds >= wanted;
}

/** How far down the lower edge of the window is, in per cent; a page without scrolling is seen whole. */
export function scrollDepth(scrolled: number, windowHeight: number, pageHeight: number): number {
  if (pageHeight <= windowHeight) return 100;
  return Math.min(100, Math.round(((scrolled + windowHeight) / pageHeight) * 100));
}
