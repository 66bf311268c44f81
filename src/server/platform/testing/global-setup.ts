import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { readConfiguration } from '#server/platform/config/configuration.ts';
import { connectDatabase } from '#server/platform/database/open-database.ts';
import { createEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { createDatabaseNotifications } from '#server/platform/database/database-notifications.ts';
import { createListeningConnection } from '#server/platform/database/listening-connection.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { JOBS } from '#server/jobs.ts';
import { createBossJobs } from '#server/platform/jobs/boss-jobs.ts';
import { isQueued } from '#server/platform/jobs/define-job.ts';
import { endWithProcess } from '#server/platform/testing/end-with-process.ts';
import { folderInMemory } from '#server/platform/testing/folder-in-memory.ts';
import { startTestPostgres } from '#server/platform/testing/start-test-postgres.ts';
import { crowdDatabase } from '#server/platform/testing/plans/crowd-database.ts';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server on which test files make databases of their own. */
    testConnection: { host?: string; port?: number; user?: string; connectionString?: string };
    templateDatabase: string;
    /** Full of rows of many sites, to plan queries in; see `plans/watch-plans.ts`. */
    crowdedDatabase: string;
    /** A data folder as after a first start, to copy. */
    newDatabase: string;
  }
}

interface Prepared extends Pick<
  ProvidedContext,
  'testConnection' | 'templateDatabase' | 'crowdedDatabase' | 'newDatabase'
> {
  readonly tearDown: () => Promise<void>;
}

/** Of this process: each project of tests loads these sources anew, and all have one server. */
const shared = globalThis as { porticoTestServer?: { prepared: Promise<Prepared>; users: number } };

/**
 * Starts a PostgreSQL server in a temporary folder and makes the migrated database that test files clone.
 * `PORTICO_TEST_DATABASE_URL` names a server to use instead, `PORTICO_TEST_PG_BIN` the binaries to start.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = (shared.porticoTestServer ??= { prepared: prepare(), users: 0 });
  server.users += 1;
  const { tearDown, ...provided } = await server.prepared;
  project.provide('testConnection', provided.testConnection);
  project.provide('templateDatabase', provided.templateDatabase);
  project.provide('crowdedDatabase', provided.crowdedDatabase);
  project.provide('newDatabase', provided.newDatabase);
  return async () => {
    server.users -= 1;
    if (server.users > 0) return;
    delete shared.porticoTestServer;
    await tearDown();
  };
}

async function prepare(): Promise<Prepared> {
  const newDatabase = await makeNewDatabase();
  const given = process.env['PORTICO_TEST_DATABASE_URL'];
  const server = given ? null : await startTestPostgres({ parent: folderInMemory(), newDatabase });
  const connection = given ? { connectionString: given } : (server?.connection ?? {});
  const template = `portico_template_${randomBytes(4).toString('hex')}`;
  await execute(connection, `create database ${template}`);
  await prepareTemplate(withDatabase(connection, template));
  const crowded = `${template}_crowded`;
  await execute(connection, `create database ${crowded} template ${template}`);
  await crowdDatabase(withDatabase(connection, crowded));
  return {
    testConnection: connection,
    templateDatabase: template,
    crowdedDatabase: crowded,
    newDatabase,
    async tearDown() {
      await execute(connection, `drop database if exists ${crowded} with (force)`);
      await execute(connection, `drop database if exists ${template} with (force)`);
      await server?.stop();
      await rm(newDatabase, { recursive: true, force: true });
    },
  };
}

/** Started once and stopped. */
async function makeNewDatabase(): Promise<string> {
  const folder = await mkdtemp(path.join(folderInMemory(), 'portico-new-'));
  const server = createEmbeddedPostgres({
    dataDir: folder,
    preferredBinaries: process.env['PORTICO_TEST_PG_BIN'] ?? null,
    log: silentLogger,
    settings: { fsync: 'off' },
  });
  const callOff = endWithProcess(folder);
  await server.ensureRunning();
  await server.stopIfUnused();
  callOff();
  return folder;
}

async function prepareTemplate(connection: ClientConfig): Promise<void> {
  const folder = path.resolve(import.meta.dirname, '../../../../migrations');
  await migrate({ connection, folder, log: silentLogger });
  const opened = connectDatabase(connection, {
    log: silentLogger,
    revive: async () => undefined,
    databaseLimits: readConfiguration({}).databaseLimits,
  });
  const listening = createListeningConnection({ connection, log: silentLogger });
  const { db } = opened;
  const notifications = createDatabaseNotifications({ databases: [db], listening, log: silentLogger });
  const jobs = createBossJobs({
    db,
    notifications,
    log: silentLogger,
    now: () => Date.now(),
    kinds: JOBS.filter(isQueued),
    superviseEveryS: null,
  });
  await jobs.prepare();
  await jobs.stop();
  await notifications.close();
  await listening.close();
  await opened.close();
}

async function execute(connection: ClientConfig, statement: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query(statement);
  await client.end();
}

function withDatabase(connection: ClientConfig, database: string): ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
