/** The name of the function that the maps library calls when it is ready. */
export const LIBRARY_CALLBACK = '__porticoMapsReady';

/** The time limit for the maps library to call back (MAP-54). */
export const LIBRARY_TIMEOUT_MS = 30_000;

export interface LibraryRequest {
  /** Without parameters. */
  readonly scriptUrl: string;
  readonly key: string;
  readonly language: string | null;
  readonly region: string | null;
}

/** Where the maps library is fetched: with callback and key, language and region only where configured (MAP-50 to MAP-52). */
export function libraryAddress({ scriptUrl, key, language, region }: LibraryRequest): string {
  const address = new URL(scriptUrl);
  address.searchParams.set('callback', LIBRARY_CALLBACK);
  address.searchParams.set('key', key);
  if (language !== null && language !== '') address.searchParams.set('language', language);
  if (region !== null && region !== '') address.searchParams.set('region', region);
  return address.href;
}
