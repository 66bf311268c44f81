/**
 * A typed address normalised: letters in lower case, hyphens for spaces, no slashes at the ends (EDIT-124). The result
 * may still be invalid.
 */
export function cleanUrlName(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^\/|\/$/g, '');
}
