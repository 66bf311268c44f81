import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import type { Services } from '#server/platform/services.ts';

/** Entries are read anew after this time, in case a notification was lost. */
const LIFETIME_MS = 30_000;
/** How long something is used beyond that while the database is away. */
const MAX_STALE_MS = 60 * 60 * 1000;

interface Entry<Value> {
  readonly value: Value;
  readonly loadedAt: number;
  readonly generation: number;
}

interface Cache<Value> {
  readonly entries: LRUCache<string, Entry<Value>>;
  /** Counts invalidations: an answer that was asked for before one is not cached. */
  generation: number;
}

/**
 * A cache in memory of what is asked for again and again; it is emptied when a site is published, renamed or removed
 * (channel `site-revised`). What was not found is cached like what was, `maxEntries` at most. While the database is
 * away, what was known within the last hour is still the answer.
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
    // A flood of names that lead nowhere neither grows memory nor drives out what is asked for.
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
