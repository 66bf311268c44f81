import { report } from '../report.ts';
import { RUNTIME_MESSAGES } from '#domain/visitor/runtime-messages.ts';
import type { Runtime } from '../runtime.ts';

/** Fetches what a page's overlays need, and only then (OVER-14, OVER-28, OVER-32, OVER-34). */
export function startSiteOverlays(runtime: Runtime): void {
  const { context } = runtime;
  const isSignedIn = context.authenticatedAccount !== null;
  const hasOverlays =
    context.popupOverlaySettings !== undefined ||
    context.mobileInfoBarSettings !== undefined ||
    context.showAnnouncementBar === true;
  const failed = (error: unknown): void => report(RUNTIME_MESSAGES.initializerFailed, error);
  if (hasOverlays) {
    import('./website-overlays.ts').then(
      ({ startWebsiteOverlays }) => void startWebsiteOverlays(runtime),
      failed,
    );
  }
  if (isSignedIn) {
    import('./track-mouse-position.ts').then(
      ({ trackMousePosition }) => void trackMousePosition(runtime.window),
      failed,
    );
  }
}
