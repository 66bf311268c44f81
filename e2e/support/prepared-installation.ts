import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type FullConfig } from '@playwright/test';
import { Client } from 'pg';
import { folderInMemory } from '../../src/server/platform/testing/folder-in-memory.ts';
import {
  startTestPostgres,
  type TestPostgres,
} from '../../src/server/platform/testing/start-test-postgres.ts';
import { signIn } from '../flows/account.ts';
import { makePictures } from './make-pictures.ts';
import { OWNER } from './owner.ts';
import { startPortico, type RunningPortico } from './start-portico.ts';

export type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** `unclaimed` as the very first start leaves it, with the widths of all pictures; `claimed` has an owner, too. */
export type PreparedKind = 'unclaimed' | 'claimed';

/** Workers get it from the process that prepares. */
const FOLDER = 'PORTICO_PREPARED_INSTALLATION';
/** Where the server of all databases listens. */
const SOCKETS = 'PORTICO_PREPARED_SOCKETS';
const QUIET = { LOG_LEVEL: 'warn' } as const;
const OWNED = { ...QUIET, PORTICO_OWNER_EMAIL: OWNER.email, PORTICO_OWNER_PASSWORD: OWNER.password } as const;

/**
 * Before all journeys: one PostgreSQL, in it an installation as its first start leaves it and the same one claimed,
 * both with the site `demo`, and a browser in which the owner is signed in. Each file of journeys works on a copy,
 * since making a server and its tables anew takes longer than most journeys.
 */
export default async function prepareInstallation({ projects }: FullConfig): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-prepared-'));
  const postgres = await startTestPostgres({ parent: folderInMemory() });
  process.env[FOLDER] = folder;
  process.env[SOCKETS] = postgres.connection.host;
  try {
    await prepare(folder, postgres, projects[0]?.use.launchOptions ?? {});
  } catch (error) {
    await takeAway(folder, postgres);
    throw error;
  }
  return () => takeAway(folder, postgres);
}

async function prepare(
  folder: string,
  postgres: TestPostgres,
  launchOptions: Parameters<typeof chromium.launch>[0],
): Promise<void> {
  await onServer(postgres.connection.host, 'create database unclaimed');
  const first = await startPortico(settingsOf('unclaimed', folder, QUIET));
  await first.stop('SIGINT');
  // Otherwise the background of every copy makes the pictures again, beside its tests.
  await makePictures({ dataDir: first.dataDir, databaseUrl: addressOf('unclaimed') });
  await onServer(postgres.connection.host, `delete from pgboss.job where name = 'derive-image'`, 'unclaimed');
  cpSync(join(folder, 'unclaimed'), join(folder, 'claimed'), { recursive: true });
  await onServer(postgres.connection.host, 'create database claimed template unclaimed');
  const portico = await startPortico(settingsOf('claimed', folder, OWNED));
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext();
    await signIn(await context.newPage(), portico);
    writeFileSync(join(folder, 'owner.json'), JSON.stringify(await context.storageState()));
  } finally {
    await browser.close();
    await portico.stop('SIGINT');
  }
}

async function takeAway(folder: string, postgres: TestPostgres): Promise<void> {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A Portico whose database a journey reaches, for what takes days. */
export interface PreparedPortico extends RunningPortico {
  runSql(statement: string): Promise<void>;
}

/** A Portico of one's own on a copy of what was prepared; `remove` takes the copy away, too. */
export async function startPrepared(
  kind: PreparedKind,
  env: Readonly<Record<string, string>> = {},
): Promise<PreparedPortico> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-e2e-'));
  const database = `copy_${folder.slice(-6).toLowerCase()}_${process.pid}`;
  cpSync(join(setting(FOLDER), kind), join(folder, database), { recursive: true });
  await onServer(setting(SOCKETS), `create database ${database} template ${kind} strategy file_copy`);
  const portico = await startPortico(
    settingsOf(database, folder, { ...(kind === 'claimed' ? OWNED : QUIET), ...env }),
  );
  return {
    ...portico,
    runSql: (statement) => onServer(setting(SOCKETS), statement, database),
    async remove() {
      await portico.remove();
      await onServer(setting(SOCKETS), `drop database ${database} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function preparedOwnerState(): BrowserState {
  return JSON.parse(readFileSync(join(setting(FOLDER), 'owner.json'), 'utf8')) as BrowserState;
}

function settingsOf(
  database: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Parameters<typeof startPortico>[0] {
  return { dataDir: join(folder, database), env: { ...env, DATABASE_URL: addressOf(database) } };
}

function addressOf(database: string): string {
  return `postgres://portico@${encodeURIComponent(setting(SOCKETS))}/${database}`;
}

async function onServer(host: string, statement: string, database = 'postgres'): Promise<void> {
  const client = new Client({ host, user: 'portico', database });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error('Playwright did not run its global setup.');
  return value;
}
