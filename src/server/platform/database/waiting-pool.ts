import { setTimeout as wait } from 'node:timers/promises';
import { Pool, types, type ClientConfig, type PoolClient } from 'pg';
import { CallError } from '#server/platform/http/errors.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const LARGEST_POOL = 10;
/** An idle connection holds megabytes on the server, and a new one is there within milliseconds. */
const IDLE_LIMIT_MS = 10_000;
const STATEMENT_LIMIT_MS = 60_000;
const IDLE_TRANSACTION_LIMIT_MS = 60_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;
const INT8_OID = 20;

/** Connections to a database that may go away and come back. */
export interface WaitingPool {
  /** Waits a while for a database that is away; then fails as `unavailable`, and works again once it is back. */
  connect(): Promise<PoolClient>;
  /** May be called twice. */
  end(): Promise<void>;
  readonly options: object;
}

/**
 * A pool whose users wait for a database that restarts. A query that was under way when the connection broke is not
 * repeated, since nobody knows whether it took effect; its caller gets the error.
 */
export function createWaitingPool(options: {
  readonly connection: ClientConfig;
  /** Starts a server of our own that has stopped. */
  readonly revive: () => Promise<void>;
  readonly log: Logger;
  readonly waitLimitMs: number;
}): WaitingPool {
  const pool = new Pool({
    ...options.connection,
    max: LARGEST_POOL,
    idleTimeoutMillis: IDLE_LIMIT_MS,
    connectionTimeoutMillis: options.waitLimitMs,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
    types: { getTypeParser: parserOf },
  });
  pool.on('error', (error) => options.log.warn({ reason: error.message }, 'a database connection was lost'));
  // A connection that breaks while it is in use fails its query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => null));
  return {
    async connect() {
      const deadline = Date.now() + options.waitLimitMs;
      let pause = FIRST_PAUSE_MS;
      for (;;) {
        try {
          return await pool.connect();
        } catch (error) {
          if (!isDatabaseUnavailable(error) || pool.ending) throw error;
          options
            .revive()
            .catch((cause: Error) =>
              options.log.error({ reason: cause.message }, 'the database could not be started'),
            );
          if (Date.now() + pause > deadline) throw new CallError('unavailable');
          await wait(pause);
          pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        }
      }
    },
    end: async () => (pool.ending ? undefined : pool.end()),
    options: pool.options,
  };
}

/** Counts and versions are numbers: none of ours comes near 2^53. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8_OID && format !== 'binary') return Number;
  return types.getTypeParser(oid, format);
}
