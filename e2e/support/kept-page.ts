import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** A page that is not ready for the next test by then is closed. */
const KEEPING_LIMIT_MS = 5_000;

/** What stays with a page, whatever it shows next. */
const ALTERING = [
  'addInitScript',
  'addLocatorHandler',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'on',
  'once',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
] as const satisfies readonly (keyof Page)[];

/**
 * Watches what a test does to a page. What it gives back ends that, and tells whether the page can be used by the next
 * test: one that is as good as new but for what it shows.
 */
export function watchPage(page: Page): () => Promise<boolean> {
  const calls = new Set<Request>();
  const add = (request: Request): void => void (request.method() === 'GET' || calls.add(request));
  const drop = (request: Request): void => void calls.delete(request);
  // What a document sends while it is left is told of no more.
  const leave = (): void => calls.clear();
  page.on('request', add).on('requestfinished', drop).on('requestfailed', drop).on('domcontentloaded', leave);
  let isAltered = false;
  const endings = [
    () =>
      page
        .off('request', add)
        .off('requestfinished', drop)
        .off('requestfailed', drop)
        .off('domcontentloaded', leave),
    ...ALTERING.map((name) => watch(page, name)),
    watch(page.context(), 'newCDPSession'),
    watch(page.clock, 'install'),
    watch(page.clock, 'setFixedTime'),
  ];
  return async () => {
    for (const end of endings) end();
    if (isAltered) return false;
    return Promise.race([makeLikeNew(page, calls), wait(KEEPING_LIMIT_MS, false, { ref: false })]);
  };

  function watch<Watched extends object>(watched: Watched, name: keyof Watched): () => void {
    const original = watched[name];
    Reflect.set(watched, name, (...given: unknown[]) => {
      isAltered = true;
      return Reflect.apply(original as (...all: unknown[]) => unknown, watched, given);
    });
    return () => Reflect.deleteProperty(watched, name);
  }
}

/** The storage empty, the pointer nowhere, and the server through with what the test has sent last. */
async function makeLikeNew(page: Page, calls: ReadonlySet<Request>): Promise<boolean> {
  if (page.isClosed() || !page.url().startsWith('http')) return false;
  await Promise.allSettled([...calls].map((call) => call.response()));
  await page.mouse.move(-1, -1);
  return page
    .evaluate(() => sessionStorage.clear())
    .then(
      () => true,
      () => false,
    );
}
