import { Kysely, PostgresDialect } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { Database } from './database.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { createEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { reachDatabase } from './reach-database.ts';
import { createWaitingPool } from './waiting-pool.ts';

const WAIT_LIMIT_MS = 5_000;
const DATABASE_NAME = 'portico';
const NO_SUCH_DATABASE = '3D000';
const ALREADY_CREATED: ReadonlySet<string | undefined> = new Set(['42P04', '23505']);

/** The database of an installation. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly connection: ClientConfig;
  /** Starts a server of our own that has stopped; does nothing for a server we were given. */
  readonly revive: () => Promise<void>;
  /** Ends the connections, and our own server where nobody else uses it, unless it is to be kept. */
  close(options?: { readonly keepDatabase: boolean }): Promise<void>;
}

export interface OpenDatabaseOptions {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly postgresBinaries: string | null;
  readonly log: Logger;
  readonly waitLimitMs?: number;
}

/** Connects to the server of `DATABASE_URL`, or else starts Portico's own or joins the one another process started. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl !== null) {
    const given = { connectionString: options.databaseUrl };
    await reachDatabase({ connection: given, log: options.log });
    return connectDatabase(given, { ...options, revive: async () => undefined });
  }
  const server = createEmbeddedPostgres({
    dataDir: options.dataDir,
    preferredBinaries: options.postgresBinaries,
    log: options.log,
  });
  await server.ensureRunning();
  const connection = { ...server.connection, database: DATABASE_NAME };
  await createDatabaseWhereMissing(connection);
  const opened = connectDatabase(connection, { ...options, revive: () => server.ensureRunning() });
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
  options: { readonly log: Logger; readonly revive: () => Promise<void>; readonly waitLimitMs?: number },
): OpenDatabase {
  const config = { application_name: 'portico', keepAlive: true, ...connection };
  const pool = createWaitingPool({ waitLimitMs: WAIT_LIMIT_MS, ...options, connection: config });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    connection: config,
    revive: options.revive,
    async close() {
      await db.destroy();
      await pool.end();
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
