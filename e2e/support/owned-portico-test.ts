import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import {
  preparedOwnerState,
  startPrepared,
  type BrowserState,
  type PreparedPortico,
} from './prepared-installation.ts';
import { watchPage } from './kept-page.ts';

const DESKTOP = { width: 1440, height: 900 };

/** How many times slower than this machine the owner's browser works: what fails then fails on slow machines, too. */
const SLOWED = Number(process.env['SLOWED'] ?? 1);

/** What the tests of one file share: a Portico of their own, claimed, with the site `demo`, and the owner's browser. */
interface FileInstallation {
  readonly file: string;
  readonly portico: PreparedPortico;
  readonly contexts: Map<boolean, BrowserContext>;
  /** The owner's page of the test before, by its context. */
  readonly pages: Map<BrowserContext, Page>;
}

interface Worker {
  /** The installation of a file; the one of the file before is taken away. */
  installationOf(file: string): Promise<FileInstallation>;
}

/**
 * Tests with a Portico of the file's own. `owner` is a page in the browser of its owner, that of the test before as it
 * was left where it is as good as a new one; `freshOwner` is one in a browser of its own, which has fetched nothing yet.
 */
export const test = base.extend<
  {
    installation: FileInstallation;
    portico: PreparedPortico;
    owner: Page;
    freshOwner: Page;
    serverLog: undefined;
  },
  { installations: Worker; ownerState: BrowserState }
>({
  // A worker takes one file after the other: starting it and its Chromium anew costs more than starting Portico.
  installations: [
    // Playwright wants its fixtures named by destructuring, also where there are none.
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern in the first place, even an empty one
    async ({}, use) => {
      let current: FileInstallation | null = null;
      const removeCurrent = async (): Promise<void> => {
        if (current === null) return;
        for (const context of current.contexts.values()) await context.close();
        await current.portico.remove();
        current = null;
      };
      await use({
        installationOf: async (file) => {
          if (current?.file === file) return current;
          await removeCurrent();
          current = { file, portico: await startPrepared('claimed'), contexts: new Map(), pages: new Map() };
          return current;
        },
      });
      await removeCurrent();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern in the first place, even an empty one
  ownerState: [async ({}, use) => use(preparedOwnerState()), { scope: 'worker' }],
  installation: [
    async ({ installations }, use, info) => use(await installations.installationOf(info.file)),
    { timeout: 90_000 },
  ],
  portico: async ({ installation }, use) => use(installation.portico),
  serverLog: [
    async ({ portico }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      await info.attach('server log', { body: portico.log(), contentType: 'text/plain' });
    },
    { auto: true },
  ],
  owner: async ({ browser, installation, ownerState, hasTouch }, use) => {
    const context = await ownerContext(browser, installation, ownerState, hasTouch);
    const page = installation.pages.get(context) ?? (await context.newPage());
    installation.pages.delete(context);
    await page.setViewportSize(DESKTOP);
    const endWatching = watchPage(page);
    if (SLOWED > 1) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    }
    await use(page);
    // What its process has compiled is there for what it opens next: a third less of the processor than a new page.
    const isKept = await endWatching();
    if (isKept) installation.pages.set(context, page);
    for (const each of context.pages()) if (!isKept || each !== page) await each.close();
    await context.clearPermissions();
  },
  freshOwner: async ({ browser, ownerState }, use) => {
    const context = await browser.newContext({ storageState: ownerState, viewport: DESKTOP });
    await use(await context.newPage());
    await context.close();
  },
});

/** One browser for all tests of a file: what it has fetched and compiled once is there for the next, as for a person. */
async function ownerContext(
  browser: Browser,
  { contexts }: FileInstallation,
  storageState: BrowserState,
  hasTouch: boolean,
): Promise<BrowserContext> {
  const known = contexts.get(hasTouch);
  if (known !== undefined) return known;
  const context = await browser.newContext({ storageState, hasTouch, viewport: DESKTOP });
  contexts.set(hasTouch, context);
  return context;
}
