/**
 * The key by which names of tags and categories are compared: without regard to case and surrounding spaces (EDIT-105).
 */
export function labelKey(name: string): string {
  return name.trim().toLowerCase();
}
