import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import { Pool, types, type ClientConfig, type PoolClient } from 'pg';
import type { DatabaseLimits } from '#server/platform/config/database-configuration.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { KeptDatabaseState } from './database-state.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { LimitedClient } from './limited-client.ts';
import { parseInt8 } from './parse-int8.ts';

/** An idle connection holds megabytes on the server, and a new one is there within milliseconds. */
const IDLE_LIMIT_MS = 10_000;
/** What a connection has prepared is planned for tables as they were: it is made anew now and then. */
const CONNECTION_LIFE_S = 600;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;
const INT8_OID = 20;

/** Connections to a database that may become unavailable and come back. */
export interface WaitingPool extends PostgresPool {
  /** Waits a while for an unavailable database; then fails as `unavailable`, and works again once it is back. */
  connect(): Promise<LimitedClient>;
  /** Somebody waits for a connection. */
  isCrowded(): boolean;
  /** May be called twice. */
  end(): Promise<void>;
}

/**
 * A pool whose users wait for a database that restarts. A statement that was running when the connection broke is not
 * repeated, since it may have taken effect; its caller gets the error. A connection without an answer is dropped after
 * the limit of a statement, so that it does not occupy the pool for ever.
 */
export function createWaitingPool(options: {
  readonly connection: ClientConfig;
  /** Starts a server of our own that has stopped. */
  readonly revive: () => void;
  readonly log: Logger;
  readonly limits: DatabaseLimits;
  readonly state: KeptDatabaseState;
  /** Whether there is no pooler in between. */
  readonly isDirect: boolean;
}): WaitingPool {
  const { limits } = options;
  const pool = new Pool({
    ...options.connection,
    max: limits.poolSize,
    idleTimeoutMillis: IDLE_LIMIT_MS,
    maxLifetimeSeconds: CONNECTION_LIFE_S,
    connectionTimeoutMillis: limits.waitMs,
    types: { getTypeParser: parserOf },
  });
  pool.on('error', (error) => options.log.warn({ reason: error.message }, 'a database connection was lost'));
  // A connection that breaks while it is in use fails its query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => null));
  const lent = new WeakMap<PoolClient, LimitedClient>();

  async function borrow(): Promise<LimitedClient> {
    const client = await pool.connect();
    const limited = lent.get(client) ?? meet(client);
    try {
      if (!lent.has(client)) await limited.prepare(limits.waitMs);
      await limited.allowWriting(!options.state.isFull(), limits.waitMs);
    } catch (error) {
      limited.release(true);
      throw error;
    }
    lent.set(client, limited);
    return limited;
  }

  function meet(client: PoolClient): LimitedClient {
    return new LimitedClient(client, limits.queryMs, options.isDirect, {
      silence: () =>
        options.log.warn({ queryMs: limits.queryMs }, 'a database connection fell silent and was given up'),
      answer: () => options.state.answered(),
    });
  }

  return {
    async connect() {
      const deadline = performance.now() + limits.waitMs;
      let pause = FIRST_PAUSE_MS;
      for (;;) {
        try {
          return await borrow();
        } catch (error) {
          if (!isDatabaseUnavailable(error) || pool.ending) throw error;
          options.revive();
          if (performance.now() + pause > deadline) {
            options.state.missed();
            throw new CallError('unavailable');
          }
          await wait(pause);
          pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        }
      }
    },
    isCrowded: () => pool.waitingCount > 0,
    end: async () => (pool.ending ? undefined : pool.end()),
    options: pool.options,
  };
}

function parserOf(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8_OID && format !== 'binary') return parseInt8;
  return types.getTypeParser(oid, format);
}
