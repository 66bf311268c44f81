import type { Page, Request } from '@playwright/test';

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
  page.on('request', add);
  let isAltered = false;
  const endings = [
    () => page.off('request', add),
    ...ALTERING.map((name) => watch(page, name)),
    watch(page.context(), 'newCDPSession'),
    watch(page.clock, 'install'),
    watch(page.clock, 'setFixedTime'),
  ];
  return async () => {
    for (const end of endings) end();
    return !isAltered && (await makeLikeNew(page, calls));
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

/** The storage empty, the pointer nowhere, and the server through with what the test has asked for last. */
async function makeLikeNew(page: Page, calls: ReadonlySet<Request>): Promise<boolean> {
  if (page.isClosed() || !page.url().startsWith('http')) return false;
  await page.mouse.move(-1, -1);
  await Promise.allSettled([...calls].map((call) => call.response()));
  return page
    .evaluate(() => sessionStorage.clear())
    .then(
      () => true,
      () => false,
    );
}
