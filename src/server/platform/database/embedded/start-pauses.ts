const FREE_STARTS = 3;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
/** After running this long a server counts as stable: earlier failures are forgotten. */
const WELL_AFTER_MS = 5 * 60_000;

/** How long to wait between starts of a server that ends again and again. */
export interface StartPauses {
  /** Milliseconds until the next start; 0 where it may start now. */
  left(): number;
  /** A server is started now. */
  started(): void;
}

/** Three starts at once, then pauses that double, a minute at most. */
export function createStartPauses(elapsed: () => number): StartPauses {
  let count = 0;
  let lastAt = -Infinity;
  const pause = () =>
    count < FREE_STARTS ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (count - FREE_STARTS), LONGEST_PAUSE_MS);
  return {
    left: () => Math.max(0, lastAt + pause() - elapsed()),
    started() {
      if (elapsed() - lastAt >= WELL_AFTER_MS) count = 0;
      count += 1;
      lastAt = elapsed();
    },
  };
}
