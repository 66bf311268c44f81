/**
 * Remembers the results of a pure function by a text; the one unused for longest is forgotten above `limit`.
 * For work that is the same on every rendering of a page.
 */
export function createBoundedCache<Value>(limit: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, make) => {
    const known = values.get(key);
    const value = known ?? make();
    values.delete(key);
    values.set(key, value);
    if (values.size > limit) {
      const [oldest] = values.keys();
      if (oldest !== undefined) values.delete(oldest);
    }
    return value;
  };
}
