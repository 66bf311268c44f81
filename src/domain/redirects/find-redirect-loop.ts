/** Longer ways than this are made by patterns that lead into themselves with a longer address each time. */
const MAX_HOPS = 30;

/**
 * The way on which an address comes back to where it was, or null where it ends. A way without an end counts as one.
 * @param next where redirects lead from an address; null where it ends
 */
export async function findRedirectLoop(
  start: string,
  next: (address: string) => Promise<string | null>,
): Promise<readonly string[] | null> {
  const way: string[] = [start];
  for (;;) {
    const address = await next(way.at(-1) ?? start);
    if (address === null) return null;
    const seen = way.indexOf(address);
    way.push(address);
    if (seen !== -1) return way.slice(seen);
    if (way.length > MAX_HOPS) return way.slice(0, 4);
  }
}
