import { test as base, expect } from '@playwright/test';
import { startPrepared } from './prepared-installation.ts';
import type { RunningPortico } from './start-portico.ts';

/** What visitors and owners see who have not asked for stillness, as journeys do where they say nothing. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

interface Worker {
  /** The Portico of a file; that of the file before is taken away, since it has an owner by then. */
  porticoOf(file: string): Promise<RunningPortico>;
}

/** Tests with a Portico of the file's own: fresh, unclaimed. */
export const test = base.extend<{ portico: RunningPortico; serverLog: undefined }, { fresh: Worker }>({
  fresh: [
    // Playwright wants its fixtures named by destructuring, also where there are none.
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern in the first place, even an empty one
    async ({}, use) => {
      const held: { current: { readonly file: string; readonly portico: RunningPortico } | null } = {
        current: null,
      };
      await use({
        porticoOf: async (file) => {
          if (held.current?.file === file) return held.current.portico;
          await held.current?.portico.remove();
          held.current = null;
          held.current = { file, portico: await startPrepared('unclaimed') };
          return held.current.portico;
        },
      });
      await held.current?.portico.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  portico: [async ({ fresh }, use, info) => use(await fresh.porticoOf(info.file)), { timeout: 90_000 }],
  serverLog: [
    async ({ portico }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      await info.attach('server log', { body: portico.log(), contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

export { expect };
