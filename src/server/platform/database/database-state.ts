import type { Logger } from '#server/platform/logging/logger.ts';

const PROBE_PAUSE_MS = 500;

/** Whether the database is available, as far as this process knows. */
export interface DatabaseState {
  /** True from a failed try to reach it until it has answered. */
  isAway(): boolean;
  /** True while its disk is full: it can be read, but not written to. */
  isFull(): boolean;
  /** Requests wait for a connection of this process: what can wait gives way to them. */
  isCrowded(): boolean;
}

export interface KeptDatabaseState extends DatabaseState {
  /** A statement was answered. */
  answered(): void;
  /** It could not be reached, or had no connection free in time. */
  missed(): void;
  close(): void;
}

/**
 * Updated by the connections. While the database is unavailable it is polled, so that callers that do without it
 * meanwhile notice when it is back.
 */
export function createDatabaseState(options: {
  readonly probe: () => Promise<unknown>;
  readonly isFull: () => boolean;
  readonly isCrowded: () => boolean;
  readonly log: Logger;
}): KeptDatabaseState {
  let isAway = false;
  let timer: NodeJS.Timeout | null = null;

  function probeLater(): void {
    timer = setTimeout(() => {
      // A failure is told by `missed`, like every other.
      options
        .probe()
        .catch(() => null)
        .finally(() => (isAway && timer !== null ? probeLater() : undefined));
    }, PROBE_PAUSE_MS);
    timer.unref();
  }

  function stopProbing(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  return {
    isAway: () => isAway,
    isFull: options.isFull,
    isCrowded: options.isCrowded,
    answered() {
      if (!isAway) return;
      isAway = false;
      stopProbing();
      options.log.info({}, 'the database answers again');
    },
    missed() {
      if (isAway) return;
      isAway = true;
      options.log.warn({}, 'the database does not answer; what is kept is served meanwhile');
      probeLater();
    },
    close: stopProbing,
  };
}
