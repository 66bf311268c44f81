/** Loads many values by key; keys without a value are absent from the result. */
type LoadMany<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/**
 * A loader of single values that collects the keys asked for in the same tick and loads them by one call.
 * @param maxKeys most keys of one call; more make several
 * @returns the value of a key, or null where there is none; rejects as the call that should have brought it
 */
export function createBatch<Value>(
  loadMany: LoadMany<Value>,
  maxKeys: number,
): (key: string) => Promise<Value | null> {
  let filling: { readonly keys: Set<string>; readonly values: Promise<ReadonlyMap<string, Value>> } | null =
    null;

  function begin(): NonNullable<typeof filling> {
    const keys = new Set<string>();
    // A microtask: every caller of the same tick has added its key by then.
    const values = Promise.resolve().then(() => {
      filling = null;
      return loadMany([...keys]);
    });
    return { keys, values };
  }

  return async (key) => {
    if (filling === null || (filling.keys.size >= maxKeys && !filling.keys.has(key))) filling = begin();
    filling.keys.add(key);
    return (await filling.values).get(key) ?? null;
  };
}
