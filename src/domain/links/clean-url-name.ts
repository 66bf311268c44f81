/**
 * An address as it was typed, brought into the form of addresses: letters are made small, spaces become hyphens, slashes
 * at the ends go (EDIT-124). What is left may still be no valid one.
 */
export function cleanUrlName(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^\/|\/$/g, '');
}
