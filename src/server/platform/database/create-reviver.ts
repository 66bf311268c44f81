import type { Logger } from '#server/platform/logging/logger.ts';

/** Everybody who waits for the database asks for it to be started: what went wrong is told once in this time. */
const TOLD_EVERY_MS = 10_000;

/** Starts a server of our own that has stopped, and logs what goes wrong, at most once in ten seconds. */
export function createReviver(options: {
  readonly revive: () => Promise<void>;
  readonly log: Logger;
  /** Milliseconds on a clock that never goes back. */
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
