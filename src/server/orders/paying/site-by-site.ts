import type { SiteId } from '#domain/documents/record.ts';

/** Sites that are looked after at once. */
const LANES = 4;
/** After so long nothing more is begun. */
const LONGEST_MS = 20_000;

/**
 * Works on what hangs of all sites: a few sites at a time, so that one whose provider does not answer keeps no other waiting
 * (ORD-87). What there is no time for is left to the next run, which begins at another place; what fails keeps nothing from being
 * worked on, and is answered.
 */
export async function siteBySite<Item extends { readonly siteId: SiteId }>(
  items: readonly Item[],
  now: () => number,
  work: (item: Item) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const begun = now();
  const errors: unknown[] = [];
  const sites = turned([...Map.groupBy(items, ({ siteId }) => siteId).values()], begun).values();
  const lane = async () => {
    for (const site of sites) {
      for (const item of turned(site, begun)) {
        if (now() - begun >= LONGEST_MS) return;
        await work(item).catch((error: unknown) => errors.push(error));
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return errors;
}

function turned<Item>(items: readonly Item[], begun: number): readonly Item[] {
  const first = Math.floor(begun / 1000) % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}
