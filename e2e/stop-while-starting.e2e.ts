import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SERVER_ENVIRONMENT } from '../scripts/server-environment.mjs';
import { freePort, SERVER, startPortico } from './support/start-portico.ts';

/** Beyond what the server itself allows a start and a stop: a start that is told to end goes on until it can be closed. */
const END_LIMIT_MS = 90_000;

interface Starting {
  readonly dataDir: string;
  readonly port: number;
  readonly process: ChildProcess;
  log(): string;
}

async function begin(dataDir: string): Promise<Starting> {
  const port = await freePort();
  const output: string[] = [];
  const child = spawn(process.execPath, SERVER, {
    env: {
      ...SERVER_ENVIRONMENT,
      ...process.env,
      LOG_LEVEL: 'info',
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  return { dataDir, port, process: child, log: () => output.join('') };
}

const postmasterFile = (dataDir: string): string => {
  const file = join(dataDir, 'postgres', 'data', 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Every process that was started for the data folder, the server of the database and what it starts included. */
function processesOf(dataDir: string): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return command.includes(dataDir) ? [`${pid} ${command}`] : [];
      } catch {
        // It has ended.
        return [];
      }
    });
}

const hasFolder = (folder: string, name: RegExp): boolean =>
  existsSync(folder) && readdirSync(folder).some((entry) => name.test(entry));

/** How far the first start of an installation has come, in this order. */
const MOMENTS: readonly (readonly [name: string, isThere: (starting: Starting) => boolean])[] = [
  ['its database is being made', ({ dataDir }) => hasFolder(join(dataDir, 'postgres'), /^initdb-/)],
  ['its database server is being started', ({ dataDir }) => postmasterFile(dataDir) !== ''],
  ['its database server is ready', ({ dataDir }) => /\bready\b/.test(postmasterFile(dataDir))],
  ['its tables are being made', (starting) => starting.log().includes('applied a migration')],
];

for (const [name, isThere] of MOMENTS) {
  test(`a first start that is told to end while ${name} ends with its database, and can be made again`, async () => {
    test.setTimeout(3 * END_LIMIT_MS);
    const dataDir = mkdtempSync(join(tmpdir(), 'portico-e2e-'));
    const starting = await begin(dataDir);
    const ended = new Promise<number | null>((resolve) => starting.process.once('exit', resolve));
    try {
      await expect
        .poll(() => isThere(starting), { intervals: [2], timeout: END_LIMIT_MS, message: starting.log() })
        .toBe(true);
      starting.process.kill('SIGTERM');
      expect(await ended, starting.log()).toBe(0);
      expect(processesOf(dataDir)).toEqual([]);
      expect(postmasterFile(dataDir)).toBe('');
      // It has taken no requests in the meantime.
      expect(starting.log()).not.toContain(`localhost:${starting.port}`);

      const again = await startPortico({ dataDir });
      await again.stop('SIGINT');
      expect(processesOf(dataDir)).toEqual([]);
    } finally {
      starting.process.kill('SIGKILL');
      for (const line of processesOf(dataDir)) process.kill(Number.parseInt(line, 10), 'SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}
