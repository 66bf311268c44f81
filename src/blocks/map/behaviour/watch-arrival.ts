import type { GridLayer } from 'leaflet';
import { LIBRARY_TIMEOUT_MS } from '#domain/maps/library-address.ts';

/**
 * Reports a layer of which nothing loads: all its first tiles fail, or none loads in time (MAP-57). Single missing
 * tiles keep the colour of the sea. Returns the function that ends it.
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
    // The layer is still processing its last tile.
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
