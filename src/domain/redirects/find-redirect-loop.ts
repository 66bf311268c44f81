/** Longer chains come from patterns that match their own targets, with a longer address each time. */
const MAX_HOPS = 30;

/**
 * The chain of redirects by which an address leads back to itself, or null where it ends. A chain without an end counts
 * as one.
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
