import { isMobileDevice } from '#domain/overlays/is-mobile-device.ts';
import { isPopupDue } from '#domain/overlays/popup-decision.ts';
import type { PopupOverlaySettings } from '#domain/overlays/popup-overlay-settings.ts';
import { popupRecordKey, readPopupRecord } from '#domain/overlays/popup-record.ts';
import { nextPopupState, scrollDepth, type PopupState } from '#domain/overlays/popup-trigger.ts';
import type { Runtime } from '../runtime.ts';
import { localStore } from './local-store.ts';

const TICK_MS = 250;

/**
 * Waits for the trigger of the popup (OVER-20) and then for the manager to allow it. Returns the function that ends it;
 * nothing is observed where the popup is not due for this visitor.
 * @param isBusy whether something else has the visitor's attention
 */
export function schedulePopup(
  runtime: Runtime,
  settings: PopupOverlaySettings,
  isBusy: () => boolean,
  show: (closed: () => void) => void,
): () => void {
  const { window: page, document, context } = runtime;
  const record = readPopupRecord(localStore(page, popupRecordKey(context.website.id)).read());
  if (!isPopupDue(settings, record, { isMobile: isMobile(page), now: Date.now() })) return () => undefined;
  const startedAt = Date.now();
  let state: PopupState = 'waiting';
  const take = (event: Parameters<typeof nextPopupState>[1]): void => {
    const next = nextPopupState(state, event, settings);
    if (next === state) return;
    state = next;
    if (state === 'shown') {
      stop();
      show(() => take({ type: 'closed' }));
    }
  };
  const tick = (): void => {
    // A hidden page has nobody to show anything to.
    if (document.hidden) return;
    take({ type: 'passed', seconds: (Date.now() - startedAt) / 1000 });
    if (state === 'waiting' && settings.scrollDepth !== null) {
      const { scrollY, innerHeight } = page;
      const depth = scrollDepth(scrollY, innerHeight, document.documentElement.scrollHeight);
      // Before any scrolling the depth is 0, however short the page is.
      if (scrollY > 0 || depth === 100) take({ type: 'scrolled', depth });
    }
    if (state === 'due') take({ type: 'attention', isBusy: isBusy() });
  };
  const timer = page.setInterval(tick, TICK_MS);
  const stop = (): void => page.clearInterval(timer);
  return stop;
}

/** Whether the page is open on a device that counts as mobile (OVER-07, OVER-27). */
export function isMobile(page: Window): boolean {
  return isMobileDevice({
    userAgent: page.navigator.userAgent,
    isTouch: page.matchMedia('(pointer: coarse)').matches,
  });
}
