import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { isCountedAddress } from '#domain/redirects/not-found-address.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * The interval between two writes; the first one after a pause comes soon, so that an owner who tries an address sees
 * it.
 */
const FLUSH_MS = 60_000;
const SOON_MS = 1000;
/**
 * The greatest number of new addresses of one site between two writes, and of all sites; further ones are not counted.
 */
export const MAX_COUNTED_OF_SITE = 100;
const MAX_COUNTED = 5000;
/** The greatest number of addresses stored for one site; those with the fewest requests are deleted. */
export const MAX_NOT_FOUND = 1000;

interface Seen {
  readonly hits: number;
  readonly referrer: string | null;
}

/**
 * Counts addresses that lead nowhere and writes them in intervals: no answer waits for it, and a flood of addresses
 * causes no more writes or rows (FIND-56).
 */
export interface NotFoundCounts {
  /** @param referrer where the link stood, without its query */
  count(siteId: SiteId, path: string, referrer: string | null): void;
  /** Writes what was counted: by itself at most once a minute, and when the server ends. */
  flush(): Promise<void>;
  /** Writes what was counted for one site, so that its owner reads of addresses that were tried just now. */
  flushSite(siteId: SiteId): Promise<void>;
}

const countsOf = new WeakMap<Services, NotFoundCounts>();

/** What this process counts: those who answer visitors add to it, and the list reads it. */
export function notFoundCounts(services: Services): NotFoundCounts {
  const counts = countsOf.get(services) ?? createNotFoundCounts(services);
  countsOf.set(services, counts);
  return counts;
}

function createNotFoundCounts(services: Services): NotFoundCounts {
  let counts = new Map<SiteId, Map<string, Seen>>();
  let size = 0;
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let flushedAt = Number.NEGATIVE_INFINITY;

  async function write(taken: typeof counts): Promise<void> {
    const day = new Date(services.now()).toISOString().slice(0, 10);
    for (const [siteId, seen] of taken) {
      try {
        await writeSite(services, siteId, seen, day);
      } catch (error) {
        services.log.warn({ err: error, siteId }, 'addresses that led nowhere could not be counted');
      }
    }
  }

  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (size > 0) {
      flushedAt = services.elapsed();
      const taken = counts;
      counts = new Map();
      size = 0;
      writing = writing.then(() => write(taken));
    }
    return writing;
  }

  function flushSite(siteId: SiteId): Promise<void> {
    const seen = counts.get(siteId);
    if (seen !== undefined) {
      counts.delete(siteId);
      size -= seen.size;
      const taken = new Map([[siteId, seen]]);
      writing = writing.then(() => write(taken));
    }
    return writing;
  }

  function flushLater(): void {
    if (timer !== null) return;
    const delay = Math.max(SOON_MS, flushedAt + FLUSH_MS - services.elapsed());
    timer = setTimeout(() => void flush(), delay);
    timer.unref();
  }

  return {
    count(siteId, path, referrer) {
      if (services.config.retention.notFoundDays === 0 || !isCountedAddress(path)) return;
      const seen = counts.get(siteId) ?? new Map<string, Seen>();
      const known = seen.get(path);
      if (known === undefined) {
        if (size >= MAX_COUNTED || seen.size >= MAX_COUNTED_OF_SITE) return;
        size += 1;
      }
      seen.set(path, { hits: (known?.hits ?? 0) + 1, referrer: referrer ?? known?.referrer ?? null });
      counts.set(siteId, seen);
      flushLater();
    },
    flush,
    flushSite,
  };
}

async function writeSite(
  { db }: Services,
  siteId: SiteId,
  seen: ReadonlyMap<string, Seen>,
  day: string,
): Promise<void> {
  // In one order everywhere, to avoid deadlocks between processes that write the same rows.
  const rows = [...seen].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await sql`insert into not_found_addresses (site_id, path, hits, last_seen_on, referrer)
    select ${siteId}, seen.path, seen.hits, ${day}::date, seen.referrer
    from unnest(${rows.map(([path]) => path)}::text[], ${rows.map(([, { hits }]) => hits)}::bigint[],
      ${rows.map(([, { referrer }]) => referrer)}::text[]) as seen (path, hits, referrer)
    on conflict (site_id, path) do update set hits = not_found_addresses.hits + excluded.hits,
      last_seen_on = excluded.last_seen_on,
      referrer = coalesce(excluded.referrer, not_found_addresses.referrer)`.execute(db);
  await sql`delete from not_found_addresses where site_id = ${siteId} and path in (
    select path from not_found_addresses where site_id = ${siteId}
    order by hits desc, referrer is null, last_seen_on desc, path offset ${MAX_NOT_FOUND})`.execute(db);
}
