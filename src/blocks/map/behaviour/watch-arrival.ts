import type { GridLayer } from 'leaflet';
import { LIBRARY_TIMEOUT_MS } from '#domain/maps/library-address.ts';

/**
 * Tells where nothing of a ground arrives: all its first parts fail, or none comes in time (MAP-57). Single parts that are
 * missing leave the color of the sea. Returns what ends the watch.
 */
export function watchArrival(
  layer: GridLayer,
  page: Window & typeof globalThis,
  failed: (cause: unknown) => void,
): () => void {
  let last: unknown = null;
  const stop = (): void => {
    page.clearTimeout(timer);
    layer.off('tileload', stop);
    layer.off('tileerror', remember);
    layer.off('load', giveUp);
  };
  const remember = (event: { readonly error: unknown }): void => {
    last = event.error;
  };
  const giveUp = (): void => {
    stop();
    // The layer is still at work with its last part.
    page.queueMicrotask(() => failed(last));
  };
  const timer = page.setTimeout(() => {
    last = new Error('The map did not arrive in time');
    giveUp();
  }, LIBRARY_TIMEOUT_MS);
  layer.on('tileload', stop);
  layer.on('tileerror', remember);
  layer.on('load', giveUp);
  return stop;
}
