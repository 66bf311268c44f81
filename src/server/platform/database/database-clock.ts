import type { Logger } from '#server/platform/logging/logger.ts';

/** A slower answer is not precise enough. */
const SLOWEST_ANSWER_MS = 1_000;
/** Smaller differences are errors of measurement and clock drift; larger ones mean that a clock was set. */
const SET_MS = 1_000;

/** The time of the database as a process knows it, without asking each time. */
export interface DatabaseClock {
  /** Milliseconds since 1970. Goes back only where the database's clock was set back by more than a second. */
  now(): number;
  /** Synchronises again; throws where the query fails, and then continues as before. */
  synchronize(): Promise<void>;
}

/**
 * Continues from the last answer of the database, by the process's monotonic clock: the machine's own time plays no
 * part, so that all processes of an installation agree on what is due.
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
