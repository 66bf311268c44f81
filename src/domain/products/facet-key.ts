/** By which names of categories, options and their values are the same: without regard to case and surrounding spaces. */
export function facetKey(name: string): string {
  return name.trim().toLowerCase();
}
