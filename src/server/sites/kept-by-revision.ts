import type { SiteId } from '#domain/documents/record.ts';

/** What is read of a site once and kept until its revision is counted up. */
export interface KeptByRevision<Value> {
  load(site: { readonly id: SiteId; readonly revision: number }): Promise<Value>;
}

const MAX_SITES = 300;

/**
 * Keeps what pages need to know of a site by its revision, which every publish and every change of such a thing counts
 * up. Of the sites asked for last; those who ask at the same time wait for one reading.
 */
export function keptByRevision<Value>(read: (siteId: SiteId) => Promise<Value>): KeptByRevision<Value> {
  const kept = new Map<SiteId, { readonly revision: number; readonly value: Promise<Value> }>();
  return {
    load({ id, revision }) {
      const known = kept.get(id);
      if (known?.revision === revision) return known.value;
      const value = read(id);
      kept.delete(id);
      kept.set(id, { revision, value });
      // What failed is read anew by who asks next.
      value.catch(() => {
        if (kept.get(id)?.value === value) kept.delete(id);
      });
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_SITES) break;
        kept.delete(oldest);
      }
      return value;
    },
  };
}
