import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { copyFolder } from '#server/platform/testing/copy-folder.ts';
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

export interface TestPostgresOptions {
  /** The folder that its own comes to lie in. */
  readonly parent?: string;
  /** A data folder as after a first start: copied, it spares making one. */
  readonly newDatabase?: string;
}

/** Starts a server for tests; `PORTICO_TEST_PG_BIN` names the binaries. It ends with this process at the latest. */
export async function startTestPostgres(options: TestPostgresOptions = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(path.join(options.parent ?? tmpdir(), 'portico-test-'));
  if (options.newDatabase !== undefined) copyFolder(options.newDatabase, folder);
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
