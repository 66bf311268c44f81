const WINDOW_MS = 60_000;

/** Counts calls by key in windows of a minute. */
export interface RateLimiter {
  /** False when the key had its `limit` calls in this minute. */
  take(key: string, limit: number): boolean;
}

/** Kept in memory, so each process counts for itself; all counts are dropped together when the minute ends. */
export function createRateLimiter(now: () => number): RateLimiter {
  let windowEnd = 0;
  let counts = new Map<string, number>();
  return {
    take(key, limit) {
      const time = now();
      if (time >= windowEnd) {
        windowEnd = time + WINDOW_MS;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= limit;
    },
  };
}
