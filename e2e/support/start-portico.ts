import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_ENVIRONMENT } from '../../scripts/server-environment.mjs';

/** As `npm start` starts it. */
const SERVER_FLAGS = JSON.parse(readFileSync('scripts/server-flags.json', 'utf8')) as readonly string[];
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 15_000;

/** A running Portico of a test or a measurement: the built server with its own data folder and port. */
export interface RunningPortico {
  readonly port: number;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Milliseconds from spawning to the first 200 of /readyz. */
  readonly readyAfterMs: number;
  /** `http://app.localhost:PORT/…` */
  dashboardUrl(path?: string): string;
  /** `http://SITE.app.localhost:PORT/…` */
  appUrl(site: string, path?: string): string;
  /** `http://SITE.localhost:PORT/…` */
  publicUrl(site: string, path?: string): string;
  /** The address that the start prints for whoever claims the installation. */
  claimUrl(): Promise<string>;
  /** What the server wrote, for the message of a failed test. */
  log(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Stops and takes the data folder away. */
  remove(): Promise<void>;
}

export const SERVER = [...SERVER_FLAGS, 'dist/server/main.js'];

/** Starts `dist/server/main.js`, or what is named; a data folder given is kept, otherwise a fresh one is made. */
export async function startPortico(
  options: {
    /** What runs the program in place of this Node. */
    readonly command?: string;
    /** What Node runs in place of the server itself. */
    readonly program?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
    readonly dataDir?: string;
    readonly port?: number;
  } = {},
): Promise<RunningPortico> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'portico-e2e-'));
  const started = performance.now();
  const output: string[] = [];
  const child = spawn(options.command ?? process.execPath, options.program ?? SERVER, {
    env: {
      ...SERVER_ENVIRONMENT,
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const log = (): string => output.join('').slice(-20_000);
  await untilReady(port, child, log);
  const readyAfterMs = performance.now() - started;

  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    await Promise.race([ended, wait(STOP_LIMIT_MS)]);
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  };

  return {
    port,
    dataDir,
    process: child,
    readyAfterMs,
    dashboardUrl: (path = '/') => `http://app.localhost:${port}${path}`,
    appUrl: (site, path = '/') => `http://${site}.app.localhost:${port}${path}`,
    publicUrl: (site, path = '/') => `http://${site}.localhost:${port}${path}`,
    claimUrl: () => printedClaimUrl(log),
    log,
    stop,
    remove: async () => {
      // As at a terminal: nobody is waited for.
      await stop('SIGINT');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(port: number, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`Portico ended with ${child.exitCode}:\n${log()}`);
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (response?.status === 200) return;
    await wait(20);
  }
  throw new Error(`Portico was not ready after ${START_LIMIT_MS} ms:\n${log()}`);
}

/** It is printed a moment after the server is ready. */
async function printedClaimUrl(log: () => string): Promise<string> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    const [address] = /http:\/\/\S+\/claim#\S+/.exec(log()) ?? [];
    if (address !== undefined) return address;
    await wait(20);
  }
  throw new Error(`No address to claim the installation was printed:\n${log()}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
