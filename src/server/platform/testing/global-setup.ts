import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { readConfiguration } from '#server/platform/config/configuration.ts';
import { connectDatabase } from '#server/platform/database/open-database.ts';
import { createDatabaseNotifications } from '#server/platform/database/database-notifications.ts';
import { createListeningConnection } from '#server/platform/database/listening-connection.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { JOBS } from '#server/jobs.ts';
import { createBossJobs } from '#server/platform/jobs/boss-jobs.ts';
import { isQueued } from '#server/platform/jobs/define-job.ts';
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
  }
}

/**
 * Starts a PostgreSQL server in a temporary folder and makes the migrated database that test files clone.
 * `PORTICO_TEST_DATABASE_URL` names a server to use instead, `PORTICO_TEST_PG_BIN` the binaries to start.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['PORTICO_TEST_DATABASE_URL'];
  const server = given ? null : await startTestPostgres();
  const connection = given ? { connectionString: given } : (server?.connection ?? {});
  const template = `portico_template_${randomBytes(4).toString('hex')}`;
  await execute(connection, `create database ${template}`);
  await prepareTemplate(withDatabase(connection, template));
  const crowded = `${template}_crowded`;
  await execute(connection, `create database ${crowded} template ${template}`);

  await crowdDatabase(withDatabase(connection, crowded));

  project.provide('testConnection', connection);
  project.provide('templateDatabase', template);
  project.provide('crowdedDatabase', crowded);
  return async () => {
    await execute(connection, `drop database if exists ${crowded} with (force)`);
    await execute(connection, `drop database if exists ${template} with (force)`);
    await server?.stop();
  };
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
