import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startPortico } from './support/start-portico.ts';

/** The Node of the machine, before there are packages, cannot become the server: it stays as the server's parent. */
const OLDER_NODE = ['--import', 'data:text/javascript,delete process.execve', 'scripts/start.mjs'];
/** The server looks every second whether its parent is there. */
const LOOKED_AT_PARENT_MS = 3_000;
/** Asking without a pause would keep two processors busy all the while. */
const PAUSE_MS = 50;

test('the very first start, by an older Node, goes on until it is told to end', async () => {
  const portico = await startPortico({ program: OLDER_NODE, env: { npm_lifecycle_event: 'start' } });
  try {
    const begun = performance.now();
    const answers = async (): Promise<number> =>
      fetch(`http://127.0.0.1:${portico.port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      );
    let looked = 0;
    while (performance.now() - begun < LOOKED_AT_PARENT_MS) {
      expect(await answers(), portico.log()).toBe(200);
      looked += 1;
      await wait(PAUSE_MS);
    }
    expect(looked).toBeGreaterThan(0);

    await portico.stop('SIGTERM');
    expect(portico.process.exitCode).not.toBeNull();
    await expect.poll(answers).toBe(0);
  } finally {
    await portico.remove();
  }
});
