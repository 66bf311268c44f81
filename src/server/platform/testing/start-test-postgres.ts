import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { endWithProcess } from '#server/platform/testing/end-with-process.ts';

/** What is written need not survive the machine, and several installations share it. */
const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** A PostgreSQL server in a temporary folder, on a unix socket. */
export interface TestPostgres {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
  /** Stops it and takes its folder away. */
  stop(): Promise<void>;
}

/** Starts a server for tests; `PORTICO_TEST_PG_BIN` names the binaries. It ends with this process at the latest. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-test-'));
  const server = createEmbeddedPostgres({
    dataDir: folder,
    preferredBinaries: process.env['PORTICO_TEST_PG_BIN'] ?? null,
    log: silentLogger,
    settings: FAST_SETTINGS,
  });
  const callOff = endWithProcess(folder);
  await server.ensureRunning();
  return {
    connection: { ...server.connection, database: 'postgres' },
    async stop() {
      await server.stopIfUnused();
      callOff();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
