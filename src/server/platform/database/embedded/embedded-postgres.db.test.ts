import { spawn, type ChildProcess } from 'node:child_process';
import { pbkdf2 } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { copyNewDatabase } from '#server/platform/testing/copy-new-database.ts';
import { createEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { inspectProcess } from './server-process.ts';

let folder: string;
let server: EmbeddedPostgres;
const processes: ChildProcess[] = [];

const create = (dataDir = folder) =>
  createEmbeddedPostgres({
    dataDir,
    preferredBinaries: process.env['PORTICO_TEST_PG_BIN'] ?? null,
    log: silentLogger,
    settings: { fsync: 'off' },
  });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-runner-'));
  server = create();
});

afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  await server.stopIfUnused();
  await rm(folder, { recursive: true, force: true });
});

const dataFolder = () => path.join(folder, 'postgres', 'data');

async function pid(): Promise<number> {
  const file = await readPostmasterFile(dataFolder());
  if (file === null) throw new Error('The server is not running');
  return file.pid;
}

async function ask(statement: string, at: EmbeddedPostgres = server): Promise<readonly unknown[]> {
  const client = new Client({ ...at.connection, database: 'postgres' });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows.flatMap((row) => Object.values(row));
}

async function bystander(): Promise<number> {
  const child = spawn('sleep', ['600']);
  processes.push(child);
  await once(child, 'spawn');
  return child.pid ?? 0;
}

describe('the server of an installation', () => {
  it('takes no connections over the network, and its socket is private', async () => {
    await server.ensureRunning();
    expect(await ask('show listen_addresses')).toEqual(['']);
    expect(await ask('show unix_socket_permissions')).toEqual(['0700']);
  });

  it('does not run as root', async () => {
    await server.ensureRunning();
    const status = await readFile(`/proc/${await pid()}/status`, 'utf8');
    expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).not.toBe('0');
  });

  it('is shared by everybody who starts it in the same folder', async () => {
    const others = [create(), create(), create()];
    await Promise.all([server, ...others].map((one) => one.ensureRunning()));
    const first = await pid();
    await create().ensureRunning();
    expect(await pid()).toBe(first);
    expect(await ask('select 1', others[0])).toEqual([1]);
  }, 90_000);

  it('stays while somebody else is connected, and stops with the last one', async () => {
    copyNewDatabase(folder);
    await server.ensureRunning();
    const other = new Client({ ...server.connection, database: 'postgres' });
    other.on('error', () => null);
    await other.connect();
    await server.stopIfUnused();
    expect(await ask('select 1')).toEqual([1]);
    await other.end();
    await expect
      .poll(() => ask("select count(*)::int from pg_stat_activity where backend_type = 'client backend'"))
      .toEqual([1]);
    await server.stopIfUnused();
    expect(await readPostmasterFile(dataFolder())).toBeNull();
  });

  it('finds a socket path that is short enough for a long folder', async () => {
    const long = path.join(folder, 'a'.repeat(60), 'b'.repeat(60));
    copyNewDatabase(long);
    const deep = create(long);
    await deep.ensureRunning();
    expect(await ask('select 1', deep)).toEqual([1]);
    await deep.stopIfUnused();
  });
});

describe('the runner survives', () => {
  it('a killed server, with its data', async () => {
    copyNewDatabase(folder);
    await server.ensureRunning();
    await ask('create table kept as select 7 as seven');
    const killed = await pid();
    process.kill(killed, 'SIGKILL');
    await server.ensureRunning();
    expect(await pid()).not.toBe(killed);
    expect(await ask('select seven from kept')).toEqual([7]);
  });

  it('a server that ends at once while this process is too busy to look', async () => {
    copyNewDatabase(folder);
    await server.ensureRunning();
    await server.stopIfUnused();
    await writeFile(path.join(dataFolder(), 'postgresql.auto.conf'), 'no_such_setting = on\n');
    const log = path.join(folder, 'postgres', 'server.log');
    const busy = keepFilesWaiting(() => !readFileSync(log, 'utf8').includes('no_such_setting'));
    await expect(create().ensureRunning()).rejects.toThrow('The database ended again and again');
    await busy;
  }, 90_000);

  it('a stale pid file whose process is gone', async () => {
    copyNewDatabase(folder);
    await server.ensureRunning();
    await server.stopIfUnused();
    const child = spawn('true');
    await once(child, 'exit');
    await writeFile(path.join(dataFolder(), 'postmaster.pid'), staleFile(child.pid ?? 0));
    await server.ensureRunning();
    expect(await ask('select 1')).toEqual([1]);
  });

  it('a pid file whose process id belongs to another program now', async () => {
    copyNewDatabase(folder);
    await server.ensureRunning();
    await server.stopIfUnused();
    const other = await bystander();
    await writeFile(path.join(dataFolder(), 'postmaster.pid'), staleFile(other));
    await server.ensureRunning();
    expect(await pid()).not.toBe(other);
    expect(await inspectProcess(other, null)).toBe('other');
  });

  it('a pid file whose process id belongs to the server of another folder now', async () => {
    const otherFolder = await mkdtemp(path.join(tmpdir(), 'portico-runner-'));
    for (const each of [folder, otherFolder]) copyNewDatabase(each);
    const other = create(otherFolder);
    await other.ensureRunning();
    await server.ensureRunning();
    await server.stopIfUnused();
    const otherPid = (await readPostmasterFile(path.join(otherFolder, 'postgres', 'data')))?.pid ?? 0;
    await writeFile(path.join(dataFolder(), 'postmaster.pid'), staleFile(otherPid));
    await server.ensureRunning();
    expect(await pid()).not.toBe(otherPid);
    expect(await ask('select 1', other)).toEqual([1]);
    await other.stopIfUnused();
    await rm(otherFolder, { recursive: true });
  });

  it.each(['had another process id', 'had the process id of this one'])(
    'a first start that was interrupted and %s',
    async (which) => {
      const child = spawn('true');
      await once(child, 'exit');
      const of = which === 'had another process id' ? child.pid : process.pid;
      const draft = path.join(folder, 'postgres', `initdb-${of}-0a0b0c0d`);
      await mkdir(draft, { recursive: true });
      await writeFile(path.join(draft, 'PG_VERSION'), '15\n');
      await server.ensureRunning();
      expect(await ask('select 1')).toEqual([1]);
      expect(
        (await readdir(path.join(folder, 'postgres'))).filter((name) => name.startsWith('initdb-')),
      ).toEqual([]);
    },
  );
});

function staleFile(of: number): string {
  return `${of}\n${dataFolder()}\n1700000000\n5432\n${server.connection.host}\n\n  1234567    42\nready   \n`;
}

/** Calls about files wait for work that takes longer than a server that ends at once. */
async function keepFilesWaiting(isWanted: () => boolean): Promise<void> {
  const work = async () => {
    while (isWanted()) await promisify(pbkdf2)('words', 'salt', 50_000, 64, 'sha512');
  };
  await Promise.all(Array.from({ length: 8 }, work));
}
