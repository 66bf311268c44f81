import { startChunk } from '../start-chunk.ts';
import type { Runtime } from '../runtime.ts';

/** Loads the overlays of a page, and only where it has some (OVER-14, OVER-28, OVER-32, OVER-34). */
export function startOverlays(runtime: Runtime): void {
  const { context } = runtime;
  const isSignedIn = context.authenticatedAccount !== null;
  const hasOverlays =
    context.popupOverlaySettings !== undefined ||
    context.mobileInfoBarSettings !== undefined ||
    context.showAnnouncementBar === true;
  if (hasOverlays) {
    startChunk(
      'overlay-manager',
      () => import('./overlay-manager.ts'),
      ({ startOverlayManager }) => startOverlayManager(runtime),
    );
  }
  if (isSignedIn) {
    startChunk(
      'track-mouse-position',
      () => import('./track-mouse-position.ts'),
      ({ trackMousePosition }) => trackMousePosition(runtime.window),
    );
  }
}
