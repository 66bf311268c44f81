/** Further keys are not read (TIME-25). */
const MAX_KEYS = 1000;

/**
 * The keys and values of a query, with or without its question mark; a repeated key gives the list of its values in
 * order, keys beyond 1000 are ignored (TIME-25, TIME-26).
 */
export function parseQuery(query: string): Readonly<Record<string, string | readonly string[]>> {
  const values = new Map<string, string[]>();
  for (const [key, value] of new URLSearchParams(query)) {
    const known = values.get(key);
    if (known !== undefined) known.push(value);
    else if (values.size < MAX_KEYS) values.set(key, [value]);
  }
  return Object.fromEntries(
    [...values].map(([key, list]) => [key, list.length === 1 ? (list[0] ?? '') : list]),
  );
}
