import { drawnOverlays, type DrawnOverlays } from '#domain/overlays/drawn-overlays.ts';
import { hasScreenshotQuery } from '#domain/overlays/popup-decision.ts';
import { startChunk } from '../start-chunk.ts';
import type { Runtime } from '../runtime.ts';
import { mountAnnouncementBar } from './announcement-bar.ts';
import { createInfoBar } from './info-bar.ts';
import { isMobile, schedulePopup } from './schedule-popup.ts';

const COOKIE_BANNER = '.portico-cookie-banner';
const WRITING =
  'input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

/**
 * The website overlays manager (OVER-32, OVER-33): decides which overlays are shown and keeps them from covering one
 * another; updated when the window is resized and when the cookie banner appears or disappears.
 */
export function startOverlayManager(runtime: Runtime): () => void {
  const { window: page, document, context, closeTargets } = runtime;
  const announcement = context.showAnnouncementBar === true ? mountAnnouncementBar(page) : null;
  const infoBar = createInfoBar({ window: page, closeTargets });
  const isScreenshot = hasScreenshotQuery(page.location.search);

  const drawn = (): DrawnOverlays =>
    drawnOverlays({
      isScreenshot,
      isPopupDue: true,
      isPopupSuppressed: isScreenshot,
      showAnnouncementBar: context.showAnnouncementBar === true,
      isAnnouncementClosed: announcement?.isClosed() ?? true,
      mobileBarStyle: context.mobileInfoBarSettings?.style ?? 'none',
      hasMobileBarActions: infoBar.hasActions,
      width: page.innerWidth,
      isMobile: isMobile(page),
      isCookieBannerOpen: isCookieBannerOpen(document),
      isDialogOpen: closeTargets.count > 0 || document.querySelector('dialog:modal') !== null,
    });
  const draw = (): void => {
    const now = drawn();
    announcement?.draw(now.announcementBar);
    infoBar.draw(now.mobileInfoBar);
  };
  const isBusy = (): boolean => !drawn().popupOverlay || isWriting(document);
  const settings = context.popupOverlaySettings;
  const unschedule =
    settings === undefined
      ? () => undefined
      : schedulePopup(runtime, settings, isBusy, (closed) => {
          startChunk(
            'popup-overlay',
            () => import('./popup-overlay.ts'),
            ({ showPopupOverlay }) => showPopupOverlay(runtime, settings, closed),
          );
        });
  const ended = new AbortController();
  page.addEventListener('resize', draw, { signal: ended.signal });
  // The cookie banner belongs to another feature.
  const watcher = new MutationObserver(draw);
  watcher.observe(document.body, { childList: true });
  draw();
  return () => {
    ended.abort();
    watcher.disconnect();
    unschedule();
    announcement?.stop();
    infoBar.draw(false);
  };
}

function isCookieBannerOpen(document: Document): boolean {
  const banner = document.querySelector<HTMLElement>(COOKIE_BANNER);
  return banner !== null && !banner.hidden;
}

/** A visitor who is typing is not interrupted. */
function isWriting(document: Document): boolean {
  return document.activeElement?.matches(WRITING) ?? false;
}
