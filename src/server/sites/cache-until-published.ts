import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import type { Services } from '#server/platform/services.ts';

/** Entries are read anew after this time, in case a notification was lost. */
const LIFETIME_MS = 30_000;
/** How long an entry is used beyond that while the database is unavailable. */
const MAX_STALE_MS = 60 * 60 * 1000;

interface Entry<Value> {
  readonly value: Value;
  readonly loadedAt: number;
  readonly generation: number;
}

interface Cache<Value> {
  readonly entries: LRUCache<string, Entry<Value>>;
  /** A counter of invalidations: an answer that was requested before one is not cached. */
  generation: number;
}

/**
 * An in-memory cache that is emptied when a site is published, renamed or removed (channel `site-revised`). Misses are
 * cached like hits, `maxEntries` at most. While the database is unavailable, entries of the last hour are still used.
 */
export function cacheUntilPublished<Value>(
  maxEntries: number,
): (services: Services, key: string, load: () => Promise<Value>) => Promise<Value> {
  const caches = new WeakMap<Services, Cache<Value>>();
  return async (services, key, load) => {
    const cache = caches.get(services) ?? openCache(services, caches, maxEntries);
    const known = cache.entries.get(key);
    const ageMs = known === undefined ? Infinity : services.elapsed() - known.loadedAt;
    if (known !== undefined && known.generation === cache.generation && ageMs < LIFETIME_MS)
      return known.value;
    const stale = ageMs <= MAX_STALE_MS ? known : undefined;
    if (stale !== undefined && services.databaseState.isAway()) return stale.value;
    const { generation } = cache;
    let value: Value;
    try {
      value = await load();
    } catch (error) {
      if (stale !== undefined && isDatabaseUnavailable(error)) return stale.value;
      throw error;
    }
    // A flood of unknown names neither grows memory nor evicts used entries.
    cache.entries.set(key, { value, loadedAt: services.elapsed(), generation });
    return value;
  };
}

function openCache<Value>(
  services: Services,
  caches: WeakMap<Services, Cache<Value>>,
  max: number,
): Cache<Value> {
  const cache: Cache<Value> = { entries: new LRUCache({ max }), generation: 0 };
  caches.set(services, cache);
  const revise = () => {
    cache.generation += 1;
  };
  services.notifications.subscribe('site-revised', revise, revise);
  return cache;
}
