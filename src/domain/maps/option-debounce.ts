/** Changes of a map's options and location within this time cause one update (MAP-29, MAP-30). */
export const OPTION_DEBOUNCE_MS = 60;

export interface Timers {
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(timer: number): void;
}

export interface Debounced {
  /** Requests an update. */
  ask(): void;
  /** Cancels a requested update. */
  cancel(): void;
}

/** Runs an update 60 ms after the last time it was asked for (MAP-29). */
export function debounceOptions(timers: Timers, update: () => void): Debounced {
  let timer: number | null = null;
  const cancel = (): void => {
    if (timer !== null) timers.clearTimeout(timer);
    timer = null;
  };
  return {
    ask() {
      cancel();
      timer = timers.setTimeout(() => {
        timer = null;
        update();
      }, OPTION_DEBOUNCE_MS);
    },
    cancel,
  };
}
