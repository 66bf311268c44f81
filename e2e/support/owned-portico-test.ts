import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { signIn } from '../flows/account.ts';
import { startPortico, type RunningPortico } from './start-portico.ts';
import { OWNER } from './portico-test.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

interface OwnedPortico {
  readonly portico: RunningPortico;
  /** A browser in which the owner is signed in. */
  readonly ownerState: State;
}

/** Tests of one file: a Portico of their own, claimed, with the site `demo`; `owner` is a page of its owner. */
export function ownedPorticoTest() {
  return base.extend<{ owner: Page; serverLog: undefined }, OwnedPortico>({
    portico: [
      // Playwright wants its fixtures named by destructuring, also where there are none.
      // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern in the first place, even an empty one
      async ({}, use) => {
        const portico = await startPortico({
          env: {
            LOG_LEVEL: 'warn',
            PORTICO_OWNER_EMAIL: OWNER.email,
            PORTICO_OWNER_PASSWORD: OWNER.password,
          },
        });
        await use(portico);
        await portico.remove();
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    ownerState: [
      async ({ browser, portico }, use) => {
        const context = await browser.newContext();
        await signIn(await context.newPage(), portico);
        const state = await context.storageState();
        await context.close();
        await use(state);
      },
      { scope: 'worker', timeout: 60_000 },
    ],
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
