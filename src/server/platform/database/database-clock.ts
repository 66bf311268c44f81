import type { Logger } from '#server/platform/logging/logger.ts';

/** An answer that took longer says too little about the moment it was given. */
const SLOWEST_ANSWER_MS = 1_000;
/** Smaller differences are errors of measurement and the drift of two clocks; larger ones: somebody set a clock. */
const SET_MS = 1_000;

/** The time of the database as a process knows it, without asking each time. */
export interface DatabaseClock {
  /** Milliseconds since 1970. Goes back only where the database's clock was set back by more than a second. */
  now(): number;
  /** Looks again; throws what asking throws, and then goes on as before. */
  synchronize(): Promise<void>;
}

/**
 * Counts on from what the database said last, by the process's own steady count: what its machine takes for the time
 * plays no part, so that all processes of an installation agree on what is due.
 */
export async function startDatabaseClock(options: {
  /** Milliseconds since 1970 by the database's clock. */
  readonly ask: () => Promise<number>;
  readonly elapsed: () => number;
  readonly log: Logger;
}): Promise<DatabaseClock> {
  const { ask, elapsed, log } = options;

  async function measure(): Promise<{ readonly offset: number; readonly isSure: boolean }> {
    const before = elapsed();
    const said = await ask();
    const after = elapsed();
    return { offset: said - (before + after) / 2, isSure: after - before <= SLOWEST_ANSWER_MS };
  }

  let { offset } = await measure();
  let latest = -Infinity;
  return {
    now() {
      latest = Math.max(latest, elapsed() + offset);
      return Math.floor(latest);
    },
    async synchronize() {
      const measured = await measure();
      const difference = measured.offset - offset;
      const wasSet = Math.abs(difference) > SET_MS;
      if (!measured.isSure) return;
      offset = measured.offset;
      if (!wasSet) return;
      latest = -Infinity;
      log.warn({ seconds: Math.round(difference / 1000) }, 'the clock of the database was set');
    },
  };
}
