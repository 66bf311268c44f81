/** The total weight of all keys above which the oldest entries are dropped as well. */
export interface CacheWeight {
  readonly max: number;
  readonly weigh: (key: string) => number;
}

/**
 * Caches the results of a pure function by a text. The least recently used entry is dropped above `limit` results, or
 * above a total weight; uses while the cache is no more than half full do not count for that. For work that is the same
 * on every rendering of a page.
 */
export function createBoundedCache<Value>(
  limit: number,
  weight?: CacheWeight,
): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  let total = 0;

  function shrink(): void {
    for (const key of values.keys()) {
      if (values.size <= limit && total <= (weight?.max ?? 0)) return;
      values.delete(key);
      total -= weight?.weigh(key) ?? 0;
    }
  }

  /** While there is much room, what was used last does not matter yet, and is not noted. */
  function hasMuchRoom(): boolean {
    return values.size <= limit / 2 && total <= (weight?.max ?? 0) / 2;
  }

  return (key, make) => {
    const known = values.get(key);
    if (known !== undefined && hasMuchRoom()) return known;
    const value = known ?? make();
    if (!values.delete(key)) total += weight?.weigh(key) ?? 0;
    values.set(key, value);
    shrink();
    return value;
  };
}
