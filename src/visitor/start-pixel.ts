import { onConsent } from './consent/consent.ts';
import { startChunk } from './start-chunk.ts';
import type { Runtime } from './runtime.ts';

/** Loads the advertising pixel of the site once the visitor has agreed, without a reload; other sites load nothing (CENS-76, CONS-63). */
export function startPixel(runtime: Runtime): void {
  const { pixel } = runtime.context;
  if (pixel === undefined || runtime.context.authenticatedAccount !== null) return;
  onConsent(runtime, () =>
    startChunk(
      'send-pixel-events',
      () => import('./pixel/send-pixel-events.ts'),
      ({ sendPixelEvents }) => sendPixelEvents(runtime, pixel),
    ),
  );
}
