import type { Logger } from '#server/platform/logging/logger.ts';

/** Every waiting query asks for a restart: its failure is logged once in this time. */
const TOLD_EVERY_MS = 10_000;

/** Restarts a server of our own that has stopped, and logs errors, at most once in ten seconds. */
export function createReviver(options: {
  readonly revive: () => Promise<void>;
  readonly log: Logger;
  /** Milliseconds on a monotonic clock. */
  readonly elapsed: () => number;
}): () => void {
  let toldAt = -Infinity;
  return () => {
    options.revive().catch((cause: Error) => {
      if (options.elapsed() - toldAt < TOLD_EVERY_MS) return;
      toldAt = options.elapsed();
      options.log.error({ reason: cause.message }, 'the database could not be started');
    });
  };
}
