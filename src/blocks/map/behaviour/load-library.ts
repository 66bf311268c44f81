import { LIBRARY_CALLBACK, LIBRARY_TIMEOUT_MS } from '#domain/maps/library-address.ts';
import type { MapsLibraryApi } from './maps-library-api.ts';

type LibraryWindow = Window & {
  [LIBRARY_CALLBACK]?: () => void;
  google?: { readonly maps?: MapsLibraryApi };
};

const loads = new WeakMap<Window, Promise<MapsLibraryApi>>();

/**
 * The keyed maps library, fetched once per page however many maps there are (MAP-49). A script that cannot be loaded
 * rejects for all who wait (MAP-53), as does one that is not ready after 30,000 ms (MAP-54); a later page view tries again.
 */
export function loadLibrary(page: Window & typeof globalThis, address: string): Promise<MapsLibraryApi> {
  const known = loads.get(page);
  if (known !== undefined) return known;
  const loading = fetchLibrary(page as LibraryWindow & typeof globalThis, address);
  loads.set(page, loading);
  return loading;
}

function fetchLibrary(page: LibraryWindow & typeof globalThis, address: string): Promise<MapsLibraryApi> {
  return new Promise((resolve, reject) => {
    const script = page.document.createElement('script');
    const end = (settle: () => void): void => {
      page.clearTimeout(timer);
      script.onerror = null;
      // A script that loads too late still calls the function.
      page[LIBRARY_CALLBACK] = () => undefined;
      settle();
    };
    const timer = page.setTimeout(() => {
      script.remove();
      end(() => reject(new Error('Loading the maps library timed out')));
    }, LIBRARY_TIMEOUT_MS);
    page[LIBRARY_CALLBACK] = () => {
      const library = page.google?.maps;
      if (library === undefined) end(() => reject(new Error('The maps library is not what it should be')));
      else end(() => resolve(library));
    };
    script.onerror = () => {
      script.remove();
      end(() => reject(new Error('The maps library could not be loaded')));
    };
    script.async = true;
    script.src = address;
    page.document.head.append(script);
  });
}
