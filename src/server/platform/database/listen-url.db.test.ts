import { mkdtemp, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginStart } from '#server/start/begin-start.ts';
import { startServices, type StartedServices } from '#server/start/start-services.ts';
import { createDatabaseGate, type DatabaseGate } from '#server/platform/testing/database-gate.ts';
import { createTestDatabase } from '#server/platform/testing/test-database.ts';

/** Of a connection: after how much silence it is asked whether the other side is there. */
const KEEP_ALIVE: unknown[] = [true, 10_000];

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let gate: DatabaseGate;
let started: StartedServices | null = null;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-listen-'));
  database = await createTestDatabase();
  gate = await createDatabaseGate(database.connection);
});
afterEach(async () => {
  await started?.close();
  started = null;
  await gate.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function addressOf({ connectionString, host = '', port = 5432, user = '', ...rest }: ClientConfig): string {
  if (connectionString !== undefined) return connectionString;
  const password = typeof rest.password === 'string' ? `:${encodeURIComponent(rest.password)}` : '';
  return `postgres://${encodeURIComponent(user)}${password}@${encodeURIComponent(host)}:${port}/${rest.database}`;
}

async function start(settings: Readonly<Record<string, string>>): Promise<StartedServices> {
  started = await startServices(beginStart({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings }));
  return started;
}

it('hears others through DATABASE_LISTEN_URL while the pooler of DATABASE_URL is away', async () => {
  const { services } = await start({
    DATABASE_URL: addressOf(gate.connection),
    DATABASE_LISTEN_URL: addressOf(database.connection),
  });
  const heard: unknown[] = [];
  const hearing: boolean[] = [];
  services.notifications.subscribe(
    'presence',
    ({ said }) => heard.push(said),
    (isHearing) => hearing.push(isHearing),
  );
  await vi.waitUntil(() => hearing.length > 0);
  expect(await gate.cut()).toBeGreaterThan(0);

  const other = new Client(database.connection);
  await other.connect();
  await other.query(`select pg_notify('portico_presence', '{"said":"still here"}')`);
  await other.end();
  await expect.poll(() => heard).toEqual(['still here']);
  expect(hearing).toEqual([true]);
});

it('asks on silent connections whether the other side is there: of the pools, and of the one that listens', async () => {
  const kept = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const opened = vi.spyOn(Client.prototype, 'connect');
  const { database: ours, services } = await start({
    DATABASE_URL: addressOf(database.connection),
    DATABASE_LISTEN_URL: addressOf(gate.connection),
  });
  kept.mockClear();
  opened.mockClear();
  const hearing: boolean[] = [];
  services.notifications.subscribe(
    'presence',
    () => undefined,
    (isHearing) => hearing.push(isHearing),
  );
  await vi.waitUntil(() => hearing.length > 0);
  expect(kept.mock.calls).toContainEqual(KEEP_ALIVE);
  for (const db of [ours.db, ours.backgroundDb]) {
    const busy = Array.from({ length: 3 }, () => sql`select pg_sleep(0.1)`.execute(db));
    await Promise.all(busy);
  }
  expect(opened.mock.calls.length).toBeGreaterThan(3);
  expect(kept.mock.calls).toEqual(opened.mock.calls.map(() => KEEP_ALIVE));
});
