import { readConfiguration } from '#server/platform/config/configuration.ts';
import { openDatabase, type OpenDatabase } from '#server/platform/database/open-database.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import { createPinoLogger } from '#server/platform/logging/pino-logger.ts';

/** The first part of a start, which needs little of Portico's code. */
export interface BegunStart {
  readonly settings: ReturnType<typeof readConfiguration>;
  readonly log: Logger;
  /** Fulfilled when the database takes connections. */
  readonly opening: Promise<OpenDatabase>;
  /** Fulfilled when the database's own process has been started, at the latest when `opening` is settled. */
  readonly launched: Promise<void>;
}

/**
 * Reads the settings and begins to start the database, which takes a process of its own. Whoever starts Portico reads
 * the rest of its code meanwhile.
 * @throws ConfigurationError for settings that are not right
 */
export function beginStart(environment: Readonly<Record<string, string | undefined>>): BegunStart {
  const settings = readConfiguration(environment);
  const log = createPinoLogger(settings.logLevel);
  const { promise: launched, resolve: onLaunched } = Promise.withResolvers<void>();
  const opening = openDatabase({ ...settings, log, onLaunched });
  // Whoever waits for it hears of a failure; nobody does while the code is read.
  opening.then(
    () => onLaunched(),
    () => onLaunched(),
  );
  return { settings, log, opening, launched };
}
