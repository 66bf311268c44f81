import { Pool, type ClientConfig } from 'pg';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { readConfiguration } from '../src/server/platform/config/configuration.ts';
import { openDatabase } from '../src/server/platform/database/open-database.ts';
import { silentLogger } from '../src/server/platform/logging/silent-logger.ts';

/** Works in the database of a running installation: what would take hours by calls is put there. */
export async function withBenchDatabase<Result>(
  portico: RunningPortico,
  work: (pool: Pool, connection: ClientConfig) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({
    databaseUrl: process.env['DATABASE_URL'] ?? null,
    dataDir: portico.dataDir,
    databaseListenUrl: null,
    postgresBinaries: null,
    databaseLimits: readConfiguration({}).databaseLimits,
    log: silentLogger,
  });
  const pool = new Pool({ ...database.connection, max: 2 });
  try {
    return await work(pool, database.connection);
  } finally {
    await pool.end();
    await database.close({ keepDatabase: true });
  }
}
