import type { SiteId } from '#domain/documents/record.ts';

/** What is read of a site under several keys, and kept until the site's revision is counted up. */
export interface RevisionCache<Value> {
  /** The value kept under a key, else what `read` gives; those who ask at the same time wait for one reading. */
  load(
    site: { readonly id: SiteId; readonly revision: number },
    key: string,
    read: () => Promise<Value>,
  ): Promise<Value>;
}

interface Limits<Value> {
  /** Of memory, as `bytesOf` tells it. */
  readonly bytes: number;
  readonly entries: number;
  /** Roughly the memory that a value takes. */
  readonly bytesOf: (value: Value) => number;
}

interface Kept<Value> {
  readonly revision: number;
  readonly value: Promise<Value>;
  /** None while it is read. */
  readonly bytes: number;
}

/** Of all sites together, bounded in number and bytes; what was asked for longest ago is dropped first. */
export function createRevisionCache<Value>({ bytesOf, ...limits }: Limits<Value>): RevisionCache<Value> {
  const entries = new Map<string, Kept<Value>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function keep(key: string, kept: Kept<Value>): void {
    drop(key);
    entries.set(key, kept);
    bytes += kept.bytes;
    for (const oldest of entries.keys()) {
      if (entries.size <= limits.entries && bytes <= limits.bytes) return;
      drop(oldest);
    }
  }

  return {
    load({ id: siteId, revision }, keyOfSite, read) {
      const key = `${siteId} ${keyOfSite}`;
      const known = entries.get(key);
      if (known?.revision === revision) {
        keep(key, known);
        return known.value;
      }
      const value = read();
      const reading = { revision, value, bytes: 0 };
      keep(key, reading);
      void value.then(
        (found) => {
          if (entries.get(key) === reading) keep(key, { ...reading, bytes: bytesOf(found) });
        },
        // What failed is read anew by who asks next.
        () => {
          if (entries.get(key) === reading) drop(key);
        },
      );
      return value;
    },
  };
}
