import type { MapHost, MapView, ShownMap } from './map-provider.ts';
import { showKeyedMap } from './keyed-map.ts';
import { loadLibrary } from './load-library.ts';

/** The provider for maps of the keyed library, once it is loaded. */
export async function prepareKeyedMap(
  page: Window & typeof globalThis,
  address: string,
): Promise<(host: MapHost, view: MapView) => ShownMap> {
  const library = await loadLibrary(page, address);
  return (host, view) => showKeyedMap(library, host, view);
}
