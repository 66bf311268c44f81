import type { Services } from '#server/platform/services.ts';

/** A belt beside the notifications: what a lost message would leave stale. */
const LIFETIME_MS = 30_000;

interface Cache<Value> {
  readonly entries: Map<string, { readonly value: Value; readonly until: number }>;
  /** Counts invalidations: an answer that was asked for before one is not kept. */
  generation: number;
}

/**
 * Keeps what is asked for again and again in memory until a site is published, renamed or removed (channel
 * `site-revised`). Nothing that was not found is told from what was: both are kept, `maxEntries` at most.
 */
export function keptUntilRevised<Value>(
  maxEntries: number,
): (services: Services, key: string, load: () => Promise<Value>) => Promise<Value> {
  const caches = new WeakMap<Services, Cache<Value>>();
  return async (services, key, load) => {
    const cache = caches.get(services) ?? openCache(services, caches);
    const known = cache.entries.get(key);
    if (known !== undefined && known.until > services.now()) return known.value;
    const { generation } = cache;
    const value = await load();
    if (cache.generation === generation) {
      // A flood of names that lead nowhere must not grow memory.
      if (cache.entries.size >= maxEntries) cache.entries.clear();
      cache.entries.set(key, { value, until: services.now() + LIFETIME_MS });
    }
    return value;
  };
}

function openCache<Value>(services: Services, caches: WeakMap<Services, Cache<Value>>): Cache<Value> {
  const cache: Cache<Value> = { entries: new Map(), generation: 0 };
  caches.set(services, cache);
  services.notifications.subscribe('site-revised', () => {
    cache.generation += 1;
    cache.entries.clear();
  });
  return cache;
}
