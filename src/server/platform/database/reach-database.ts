import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { ConfigurationError } from '#server/platform/config/configuration.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const REACH_LIMIT_MS = 30_000;
const PAUSE_MS = 250;

/**
 * Waits at the start for a database server that is given, since it may be starting too. Throws `ConfigurationError` in
 * words for the person at the terminal where it does not come, or does not let Portico in.
 */
export async function reachDatabase(options: {
  /** The name of the setting that leads there. */
  readonly setting: string;
  readonly connection: ClientConfig;
  readonly log: Logger;
  readonly limitMs?: number;
}): Promise<void> {
  const limitMs = options.limitMs ?? REACH_LIMIT_MS;
  const deadline = performance.now() + limitMs;
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ ...options.connection, connectionTimeoutMillis: limitMs });
    client.on('error', () => null);
    try {
      await client.connect();
      return;
    } catch (error) {
      const reason = reasonOf(error);
      if (!isDatabaseUnavailable(error) || performance.now() > deadline) {
        throw new ConfigurationError(`${options.setting} leads to no database that can be used: ${reason}`, {
          cause: error,
        });
      }
      if (attempt === 1) options.log.warn({ reason }, 'waiting for the database');
      await wait(PAUSE_MS);
    } finally {
      await client.end().catch(() => null);
    }
  }
}

/** A name with several addresses fails with a list of failures that has no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
