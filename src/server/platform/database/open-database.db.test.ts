import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/platform/config/configuration.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { copyNewDatabase } from '#server/platform/testing/copy-new-database.ts';
import { createDatabaseNotifications } from './database-notifications.ts';
import { createEmbeddedPostgres, type EmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { readPostmasterFile } from './embedded/postmaster-file.ts';
import { inspectProcess } from './embedded/server-process.ts';
import { createListeningConnection } from './listening-connection.ts';
import { connectDatabase, openDatabase, type OpenDatabase } from './open-database.ts';

const limits = readConfiguration({}).databaseLimits;
const binaries = process.env['PORTICO_TEST_PG_BIN'] ?? null;
let folder: string;
let server: EmbeddedPostgres;
let database: OpenDatabase;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-away-'));
  copyNewDatabase(folder);
  server = createEmbeddedPostgres({
    dataDir: folder,
    preferredBinaries: binaries,
    log: silentLogger,
    settings: { fsync: 'off' },
  });
  await server.ensureRunning();
});
afterEach(async () => {
  await database.close();
  await server.stopIfUnused();
  await rm(folder, { recursive: true, force: true });
});

const one = async () => (await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows[0]?.one;

async function killServer(): Promise<void> {
  const dataFolder = path.join(folder, 'postgres', 'data');
  const pid = (await readPostmasterFile(dataFolder))?.pid ?? 0;
  process.kill(pid, 'SIGQUIT');
  await expect.poll(() => inspectProcess(pid, dataFolder)).not.toBe('server');
}

describe('a server of somebody else that goes away', () => {
  const connect = (waitMs: number) => {
    database = connectDatabase(
      { ...server.connection, database: 'postgres' },
      { log: silentLogger, revive: async () => undefined, databaseLimits: { ...limits, waitMs } },
    );
  };

  it('is answered with "unavailable" while it is away, and used again when it is back', async () => {
    connect(200);
    expect(await one()).toBe(1);
    await killServer();
    await expect(one()).rejects.toThrow(new CallError('unavailable'));
    await expect(one()).rejects.toThrow(new CallError('unavailable'));
    await server.ensureRunning();
    expect(await one()).toBe(1);
  });

  it('is waited for when it comes back in time', async () => {
    connect(30_000);
    expect(await one()).toBe(1);
    await killServer();
    const waiting = one();
    await server.ensureRunning();
    expect(await waiting).toBe(1);
  });

  it('is listened to again when it is back', async () => {
    connect(30_000);
    const listening = createListeningConnection({ connection: database.connection, log: silentLogger });
    const notifications = createDatabaseNotifications({
      databases: [database.db],
      listening,
      log: silentLogger,
    });
    const seen: unknown[] = [];
    notifications.subscribe('presence', (payload) => seen.push(payload['said']));
    const say = async (said: string) => {
      const text = JSON.stringify({ said });
      await sql`select pg_notify('portico_presence', ${text})`.execute(database.db);
      return seen;
    };
    await expect.poll(() => say('before')).toContain('before');
    await killServer();
    await server.ensureRunning();
    await expect.poll(() => say('after'), { timeout: 20_000 }).toContain('after');
    await notifications.close();
    await listening.close();
  });
});

it('starts our own server again when it was killed', async () => {
  database = await openDatabase({
    databaseUrl: null,
    databaseListenUrl: null,
    dataDir: folder,
    postgresBinaries: binaries,
    log: silentLogger,
    databaseLimits: { ...limits, waitMs: 30_000 },
  });
  expect(await one()).toBe(1);
  await killServer();
  expect(await one()).toBe(1);
});
