import { PostgresDialect, sql } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import type { DatabaseLimits } from '#server/platform/config/database-configuration.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import { createDatabaseState, type DatabaseState } from './database-state.ts';
import { createDiskGuard } from './disk-guard.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { createEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { NotifyingKysely } from './notifying-kysely.ts';
import { reachDatabase } from './reach-database.ts';
import { createReviver } from './create-reviver.ts';
import { createWaitingPool } from './waiting-pool.ts';

/** Background work may run longer statements, on connections of its own. */
const BACKGROUND_QUERY_MS = 120_000;
const BACKGROUND_POOL_SIZE = 5;
const KEEP_ALIVE_AFTER_MS = 10_000;
const DATABASE_NAME = 'portico';
const NO_SUCH_DATABASE = '3D000';
const ALREADY_CREATED: ReadonlySet<string | undefined> = new Set(['42P04', '23505']);

/** The database of an installation. */
export interface OpenDatabase {
  readonly db: NotifyingKysely;
  /** For jobs: statements may take two minutes, and use no connections of requests. */
  readonly backgroundDb: NotifyingKysely;
  readonly state: DatabaseState;
  readonly connection: ClientConfig;
  /** The same database without a pooler in between, for what belongs to one connection. */
  readonly listenConnection: ClientConfig;
  /** Starts a server of our own that has stopped; does nothing for a server we were given. */
  readonly revive: () => Promise<void>;
  /** Ends the connections, and our own server where nobody else uses it, unless it is to be kept. */
  close(options?: { readonly keepDatabase: boolean }): Promise<void>;
}

export interface OpenDatabaseOptions {
  readonly databaseUrl: string | null;
  /** The server itself, where `databaseUrl` is a pooler. */
  readonly databaseListenUrl: string | null;
  readonly dataDir: string;
  readonly postgresBinaries: string | null;
  readonly log: Logger;
  readonly databaseLimits: DatabaseLimits;
  /** Called when there is nothing to do but to wait for the server: its process was started, where it is Portico's own. */
  readonly onLaunched?: () => void;
}

/** Connects to the server of `DATABASE_URL`, or else starts Portico's own or joins the one another process started. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl !== null) {
    options.onLaunched?.();
    const given = { connectionString: options.databaseUrl };
    await reachDatabase({ setting: 'DATABASE_URL', connection: given, log: options.log });
    const isDirect = options.databaseListenUrl === null;
    const opened = connectDatabase(given, { ...options, isDirect, revive: async () => undefined });
    if (options.databaseListenUrl === null) return opened;
    const direct = { ...opened.connection, connectionString: options.databaseListenUrl };
    await reachDatabase({ setting: 'DATABASE_LISTEN_URL', connection: direct, log: options.log });
    return { ...opened, listenConnection: direct };
  }
  const server = createEmbeddedPostgres({
    dataDir: options.dataDir,
    preferredBinaries: options.postgresBinaries,
    log: options.log,
    ...(options.onLaunched !== undefined && { onLaunched: options.onLaunched }),
  });
  const connection = { ...server.connection, database: DATABASE_NAME };
  try {
    await server.ensureRunning();
    await createDatabaseWhereMissing(connection);
  } catch (error) {
    await server.stopIfUnused().catch(() => null);
    throw error;
  }
  const opened = connectDatabase(connection, {
    ...options,
    revive: () => server.ensureRunning(),
    freeBytes: () => server.freeBytes(),
  });
  return {
    ...opened,
    async close(closing) {
      await opened.close();
      if (closing?.keepDatabase !== true) await server.stopIfUnused();
    },
  };
}

/** Connects to a database that exists. */
export function connectDatabase(
  connection: ClientConfig,
  options: {
    readonly log: Logger;
    readonly revive: () => Promise<void>;
    readonly databaseLimits: DatabaseLimits;
    /** Of the disk that the database writes to, where it is ours. */
    readonly freeBytes?: () => Promise<number>;
    /** False where there is a pooler in between. */
    readonly isDirect?: boolean;
  },
): OpenDatabase {
  const { databaseLimits: limits, log, isDirect = true } = options;
  const revive = createReviver({ revive: options.revive, log, elapsed: () => performance.now() });
  const config = {
    application_name: 'portico',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...connection,
  };
  const disk =
    options.freeBytes === undefined ? null : createDiskGuard({ freeBytes: options.freeBytes, log });
  const state = createDatabaseState({
    probe: () => sql`select 1`.execute(db),
    isFull: () => disk?.isFull() ?? false,
    isCrowded: () => pool.isCrowded(),
    log,
  });
  const pool = createWaitingPool({ connection: config, log, revive, limits, state, isDirect });
  const background = createWaitingPool({
    connection: config,
    log,
    revive,
    state,
    isDirect,
    limits: {
      ...limits,
      poolSize: BACKGROUND_POOL_SIZE,
      queryMs: Math.max(limits.queryMs, BACKGROUND_QUERY_MS),
    },
  });
  const db = new NotifyingKysely({ dialect: new PostgresDialect({ pool }) });
  const backgroundDb = new NotifyingKysely({ dialect: new PostgresDialect({ pool: background }) });
  return {
    db,
    backgroundDb,
    state,
    connection: config,
    listenConnection: config,
    revive: options.revive,
    async close() {
      state.close();
      disk?.close();
      await Promise.all([db.destroy(), backgroundDb.destroy()]);
      await Promise.all([pool.end(), background.end()]);
    },
  };
}

async function createDatabaseWhereMissing(connection: ClientConfig): Promise<void> {
  const probe = new Client(connection);
  try {
    await probe.connect();
    await probe.end();
    return;
  } catch (error) {
    if (codeOf(error) !== NO_SUCH_DATABASE) {
      if (isDatabaseUnavailable(error)) return;
      throw error;
    }
  }
  const client = new Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    await client.query(`create database ${DATABASE_NAME}`);
  } catch (error) {
    if (!ALREADY_CREATED.has(codeOf(error))) throw error;
  } finally {
    await client.end();
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
