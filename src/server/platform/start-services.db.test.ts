import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from '#server/platform/config/configuration.ts';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { createTestDatabase } from '#server/platform/testing/test-database.ts';
import { startServices, type StartedServices } from './start-services.ts';

const KEY = 'a key that all processes have, of 40 signs';
const OTHER_KEY = 'another key that came after it, of 40 signs';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folders: string[];
let running: StartedServices[];
beforeEach(async () => {
  database = await createTestDatabase('empty');
  folders = [];
  running = [];
});
afterEach(async () => {
  for (const one of running) await one.close();
  await database.drop();
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-process-'));
  folders.push(folder);
  return folder;
}

function databaseUrl(): string {
  const { connectionString, host, port, user, database: name } = database.connection;
  if (connectionString !== undefined) return connectionString;
  return `postgres://${user}@localhost:${port}/${String(name)}?host=${encodeURIComponent(host ?? '')}`;
}

async function start(
  environment: Record<string, string>,
  prepare?: () => Promise<void>,
): Promise<StartedServices> {
  const settings = readConfiguration({
    DATA_DIR: await newFolder(),
    DATABASE_URL: databaseUrl(),
    ...environment,
  });
  const started = await startServices(settings, silentLogger, prepare);
  running.push(started);
  return started;
}

it('starts five processes at once on an empty database, with the same secrets', async () => {
  let atOnce = 0;
  let most = 0;
  const prepare = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
  };
  const processes = await Promise.all(
    Array.from({ length: 5 }, () => start({ PORTICO_SECRET_KEY: KEY }, prepare)),
  );
  expect(most).toBe(1);
  const [first] = processes;
  for (const each of processes) {
    expect(each.services.config.secrets).toEqual(first?.services.config.secrets);
    await each.services.jobs.start();
  }
  const { services } = await start({ PORTICO_SECRET_KEY: KEY });
  const { rows } = await sql<{ sealed: string }>`select sealed from installation_secrets`.execute(
    services.db,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.sealed).not.toContain(first?.services.config.secrets.crumb);
});

it('says what to do in a process that has another key', async () => {
  await start({});
  await expect(start({})).rejects.toThrow(ConfigurationError);
  await expect(start({ PORTICO_SECRET_KEY: KEY })).rejects.toThrow(
    'Set PORTICO_SECRET_KEY to the same value',
  );
});

it('takes over the secrets that a version before kept in DATA_DIR', async () => {
  const folder = await newFolder();
  const former = { crumb: 'c'.repeat(43), previewLink: 'p'.repeat(43), formKey: 'f'.repeat(43) };
  await writeFile(path.join(folder, 'secrets.json'), JSON.stringify(former));
  const { services } = await start({ DATA_DIR: folder });
  expect(services.config.secrets).toMatchObject(former);
  const again = await start({ DATA_DIR: folder });
  expect(again.services.config.secrets).toEqual(services.config.secrets);
});

it('seals with a new key what the former one opened', async () => {
  const { services } = await start({ PORTICO_SECRET_KEY: KEY });
  await start({ PORTICO_SECRET_KEY: OTHER_KEY, PORTICO_FORMER_SECRET_KEY: KEY });
  const after = await start({ PORTICO_SECRET_KEY: OTHER_KEY });
  expect(after.services.config.secrets).toEqual(services.config.secrets);
  await expect(start({ PORTICO_SECRET_KEY: KEY })).rejects.toThrow(ConfigurationError);
});
