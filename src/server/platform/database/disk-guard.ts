import type { Logger } from '#server/platform/logging/logger.ts';

const LOOK_EVERY_MS = 5_000;
/** PostgreSQL ends when it cannot write its log; it makes new files of 16 MB for that. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
/** Space that comes and goes at the edge must not switch to and fro. */
const ENOUGH_FREE_BYTES = 96 * 1024 * 1024;

/** Looks after the space that our own database has left. */
export interface DiskGuard {
  /** While this is true nothing is to be written. */
  isFull(): boolean;
  look(): Promise<void>;
  close(): void;
}

/**
 * Tells a while before the disk is full: reading goes on then, where a database that runs into its end would stop, be
 * started again and stop again.
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
