import type { Logger } from '#server/platform/logging/logger.ts';

const LOOK_EVERY_MS = 5_000;
/** PostgreSQL ends when it cannot write its log; it makes new files of 16 MB for that. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
/** The difference between the two limits, so that the state does not flip at the edge. */
const ENOUGH_FREE_BYTES = 96 * 1024 * 1024;

/** Watches the free disk space of our own database. */
export interface DiskGuard {
  /** While this is true the database must not be written to. */
  isFull(): boolean;
  look(): Promise<void>;
  close(): void;
}

/**
 * Becomes true before the disk is full: reading continues then, where a database that runs out of space would stop, be
 * restarted and stop again.
 */
export function createDiskGuard(options: {
  readonly freeBytes: () => Promise<number>;
  readonly log: Logger;
}): DiskGuard {
  const { freeBytes, log } = options;
  let isFull = false;

  async function look(): Promise<void> {
    const free = await freeBytes();
    const wasFull = isFull;
    isFull = free < (wasFull ? ENOUGH_FREE_BYTES : LEAST_FREE_BYTES);
    const facts = { freeMegabytes: Math.floor(free / 1e6) };
    if (isFull && !wasFull)
      log.error(facts, 'the disk of the database is full: nothing is saved until it has space');
    if (wasFull && !isFull) log.info(facts, 'the disk of the database has space again');
  }

  const tryToLook = () => {
    look().catch((error: Error) => log.warn({ reason: error.message }, 'the free space could not be read'));
  };
  tryToLook();
  const timer = setInterval(tryToLook, LOOK_EVERY_MS);
  timer.unref();
  return { isFull: () => isFull, look, close: () => clearInterval(timer) };
}
