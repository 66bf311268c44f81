import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClientConfig } from 'pg';

const QUIET_MS = 300;

/** Stands between tests and their database server, which other tests use too, and takes it away from them. */
export interface DatabaseGate {
  /** The same database, through the gate. */
  readonly connection: ClientConfig;
  /** The server is there and says nothing: a machine that hangs. */
  silence(): void;
  /** The connections of now hear nothing any more and are not told; new ones work: another server took over. */
  abandon(): void;
  /** The server is gone: connections break, and there are no new ones. Returns how many broke. */
  cut(): Promise<number>;
  /** Resolves when nothing has been asked or answered for a while: every connection is idle. */
  quiet(): Promise<void>;
  /** It is back; what a silent server was asked meanwhile arrives now. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function createDatabaseGate(connection: ClientConfig): Promise<DatabaseGate> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-gate-'));
  const socketPath = path.join(folder, '.s.PGSQL.5432');
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSilent = false;
  let server: Server | null = null;

  function pass(from: Socket): void {
    const to = connect(addressOf(connection));
    const pair = [from, to] as const;
    pairs.add(pair);
    for (const [here, there] of [pair, [to, from] as const]) {
      here.on('error', () => there.destroy());
      here.on('close', () => {
        pairs.delete(pair);
        there.destroy();
      });
      if (!isSilent) here.pipe(there);
    }
  }

  async function open(): Promise<void> {
    server = createServer(pass).listen(socketPath);
    await once(server, 'listening');
  }

  async function cut(): Promise<number> {
    const closing = server;
    const count = pairs.size;
    server = null;
    for (const [from, to] of pairs) {
      from.destroy();
      to.destroy();
    }
    if (closing !== null) {
      closing.close();
      await once(closing, 'close');
    }
    return count;
  }

  function countBytes(): number {
    return [...pairs].flat().reduce((sum, socket) => sum + socket.bytesRead, 0);
  }

  async function quiet(): Promise<void> {
    for (let seen = -1, now = countBytes(); now !== seen; now = countBytes()) {
      seen = now;
      await wait(QUIET_MS);
    }
  }

  function unpipe(): void {
    for (const [from, to] of pairs) {
      from.unpipe();
      to.unpipe();
    }
  }

  await open();
  return {
    connection: through(connection, folder),
    quiet,
    silence() {
      isSilent = true;
      unpipe();
    },
    abandon: unpipe,
    cut,
    async restore() {
      isSilent = false;
      for (const [from, to] of pairs) {
        from.pipe(to);
        to.pipe(from);
      }
      if (server === null) await open();
    },
    async close() {
      await cut();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function addressOf(connection: ClientConfig): { path: string } | { host: string; port: number } {
  if (connection.connectionString !== undefined) {
    const url = new URL(connection.connectionString);
    return { host: url.hostname, port: Number(url.port || 5432) };
  }
  return { path: path.join(connection.host ?? '', `.s.PGSQL.${connection.port ?? 5432}`) };
}

function through(connection: ClientConfig, folder: string): ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, host: folder, port: 5432 };
  const url = new URL(connection.connectionString);
  return {
    host: folder,
    port: 5432,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
  };
}
