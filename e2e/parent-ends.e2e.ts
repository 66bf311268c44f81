import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startPortico } from './support/start-portico.ts';

/** A machine that does much else; the server looks every second whether its parent is there. */
const END_LIMIT_MS = 60_000;

/** What somebody may kill of a server that was started with `npm start`, and how. */
const PARENTS: readonly {
  readonly name: string;
  readonly command: string;
  readonly program: readonly string[];
  readonly signal: NodeJS.Signals;
}[] = [
  { name: 'npm, told to end', command: 'npm', program: ['start'], signal: 'SIGTERM' },
  { name: 'npm, killed', command: 'npm', program: ['start'], signal: 'SIGKILL' },
  {
    name: 'a shell that does not pass signals on',
    command: 'sh',
    program: ['-c', `'${process.execPath}' scripts/start.mjs & wait`],
    signal: 'SIGTERM',
  },
  {
    name: 'a shell, killed, above an older Node that cannot become the server',
    command: 'sh',
    program: [
      '-c',
      `'${process.execPath}' --import 'data:text/javascript,delete process.execve' scripts/start.mjs & wait`,
    ],
    signal: 'SIGKILL',
  },
];

/** One installation for all of them: making its database takes longer than what they are about. */
const installation = mkdtempSync(join(tmpdir(), 'portico-e2e-'));

test.afterAll(() => rmSync(installation, { recursive: true, force: true }));

for (const { name, command, program, signal } of PARENTS) {
  test(`the server ends, and its database, when its parent has ended: ${name}`, async () => {
    // It takes longer to end than anybody waits before looking again, or telling it again.
    const env = { npm_lifecycle_event: 'start', DRAIN_SECONDS: '3' };
    const portico = await startPortico({ command, program, env, dataDir: installation });
    const answers = async (): Promise<number> =>
      fetch(`http://127.0.0.1:${portico.port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      );
    try {
      expect(await answers()).toBe(200);
      portico.process.kill(signal);
      await expect.poll(answers, { timeout: END_LIMIT_MS }).toBe(0);
      const postmaster = join(portico.dataDir, 'postgres', 'data', 'postmaster.pid');
      await expect.poll(() => existsSync(postmaster), { timeout: END_LIMIT_MS }).toBe(false);
    } finally {
      // As at a terminal: nobody is waited for.
      await portico.stop('SIGINT');
    }
  });
}
