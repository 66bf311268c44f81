/** The key of the maps library as the page context carries it (MAP-55): base64. Keys are plain ASCII. */
export function encodeRenderKey(key: string): string {
  return btoa(key);
}

/** The key that is sent to the maps library (MAP-56); null where there is none or it is damaged. */
export function decodeRenderKey(encoded: unknown): string | null {
  if (typeof encoded !== 'string' || encoded === '') return null;
  try {
    const key = atob(encoded);
    return key === '' ? null : key;
  } catch {
    return null;
  }
}
