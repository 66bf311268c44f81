const MAX_ADDRESSES = 2000;

/** Which of the addresses asked for last are asked for again. */
export interface AskedBefore {
  /** Remembers an address; whether it was among those asked for last. */
  ask(address: string): boolean;
}

/**
 * Who reads a store page with everything it can be narrowed to, as crawlers do, asks for each address once: to cache
 * them would drop the pages that visitors share, and hold each in memory until the next collection of the whole heap.
 */
export function createAskedBefore(maxAddresses = MAX_ADDRESSES): AskedBefore {
  const asked = new Set<string>();
  return {
    ask(address) {
      const isKnown = asked.delete(address);
      asked.add(address);
      for (const oldest of asked) {
        if (asked.size <= maxAddresses) break;
        asked.delete(oldest);
      }
      return isKnown;
    },
  };
}
