import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';

const FLUSH_MS = 60_000;
/** The greatest number of redirects counted between two writes, so that memory is bounded. */
const MAX_COUNTED = 10_000;

/** Counts how often redirects were answered with, and writes it down now and then: no answer waits for it (FIND-48). */
export interface RedirectUses {
  count(siteId: SiteId, from: string): void;
  /** Writes what was counted and ends. */
  close(): Promise<void>;
}

export function createRedirectUses(services: Services): RedirectUses {
  let counts = new Map<SiteId, Map<string, number>>();
  let size = 0;
  let writing = Promise.resolve();

  async function write(taken: typeof counts): Promise<void> {
    const day = new Date(services.now()).toISOString().slice(0, 10);
    for (const [siteId, uses] of taken) {
      await sql`update redirects set hits = hits + used.times, last_used_on = ${day}::date
        from unnest(${[...uses.keys()]}::text[], ${[...uses.values()]}::bigint[]) as used (from_path, times)
        where redirects.site_id = ${siteId} and redirects.from_path = used.from_path`.execute(services.db);
    }
  }

  function flush(): void {
    if (size === 0) return;
    const taken = counts;
    counts = new Map();
    size = 0;
    writing = writing
      .then(() => write(taken))
      .catch((error: unknown) => {
        services.log.warn({ err: error }, 'uses of redirects could not be counted');
      });
  }

  const timer = setInterval(flush, FLUSH_MS);
  timer.unref();
  return {
    count(siteId, from) {
      const uses = counts.get(siteId) ?? new Map<string, number>();
      const known = uses.get(from);
      if (known === undefined && size >= MAX_COUNTED) return;
      if (known === undefined) size += 1;
      uses.set(from, (known ?? 0) + 1);
      counts.set(siteId, uses);
    },
    async close() {
      clearInterval(timer);
      flush();
      await writing;
    },
  };
}
