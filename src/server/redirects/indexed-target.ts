/** As the index `redirects_by_target` has it. */
const INDEXED_CHARACTERS = 200;

/** The beginning of an address that the index of targets knows: `left(to_path, 200)` counts code points. */
export function indexedTarget(path: string): string {
  return Array.from(path.slice(0, 2 * INDEXED_CHARACTERS))
    .slice(0, INDEXED_CHARACTERS)
    .join('');
}
