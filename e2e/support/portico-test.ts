import { test as base, expect } from '@playwright/test';
import type { RunningPortico } from './start-portico.ts';
import { startPrepared } from './prepared-installation.ts';

/** What visitors and owners see who have not asked for stillness, as journeys do where they say nothing. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

/** Tests with a Portico of their own: one a worker, fresh, unclaimed. */
export const test = base.extend<{ serverLog: undefined }, { portico: RunningPortico }>({
  portico: [
    // Playwright wants its fixtures named by destructuring, also where there are none.
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern in the first place, even an empty one
    async ({}, use) => {
      const portico = await startPrepared('unclaimed');
      await use(portico);
      await portico.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
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
