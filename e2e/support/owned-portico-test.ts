import { test as base, type Page } from '@playwright/test';
import {
  copyPreparedData,
  OWNED_ENVIRONMENT,
  preparedOwnerState,
  type BrowserState,
} from './prepared-installation.ts';
import { startPortico, type RunningPortico } from './start-portico.ts';

interface OwnedPortico {
  readonly portico: RunningPortico;
  /** A browser in which the owner is signed in. */
  readonly ownerState: BrowserState;
}

/** Tests of one file: a Portico of their own, claimed, with the site `demo`; `owner` is a page of its owner. */
export function ownedPorticoTest() {
  return base.extend<{ owner: Page; serverLog: undefined }, OwnedPortico>({
    portico: [
      // Playwright wants its fixtures named by destructuring, also where there are none.
      // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern in the first place, even an empty one
      async ({}, use) => {
        const portico = await startPortico({ env: OWNED_ENVIRONMENT, dataDir: copyPreparedData() });
        await use(portico);
        await portico.remove();
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern in the first place, even an empty one
    ownerState: [async ({}, use) => use(preparedOwnerState()), { scope: 'worker' }],
    serverLog: [
      async ({ portico }, use, info) => {
        await use(undefined);
        if (info.status === info.expectedStatus) return;
        await info.attach('server log', { body: portico.log(), contentType: 'text/plain' });
      },
      { auto: true },
    ],
    owner: async ({ browser, ownerState }, use) => {
      const context = await browser.newContext({
        storageState: ownerState,
        viewport: { width: 1440, height: 900 },
      });
      await use(await context.newPage());
      await context.close();
    },
  });
}
