import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { dragFinger } from './support/drag-finger.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { startPrepared } from './support/prepared-installation.ts';
import type { RunningPortico } from './support/start-portico.ts';

/** Stands for a provider: tiles of one color, and a maps library that writes down what it is told. */
interface Provider {
  readonly origin: string;
  /** Paths with their queries. */
  readonly asked: string[];
  /** What the library's script answers; `hang` never does. */
  library: 'works' | 'fails' | 'hang';
  hasTiles: boolean;
  close(): Promise<void>;
}

const LIBRARY = `
  window.told = { maps: [], markers: [] };
  class Options { constructor(o) { this.o = o } setOptions(o) { Object.assign(this.o, o) } setMap() {}
    getZoom() { return 9 } getPosition() { return null }
    addListener(type, run) { this.o.element?.addEventListener(type, run); return { remove() {} } } }
  window.google = { maps: {
    Size: class { constructor(width, height) { Object.assign(this, { width, height }) } },
    Map: class extends Options { constructor(element, o) { super(o); window.told.maps.push(o); element.textContent = 'A map'; this.place = element } },
    Marker: class extends Options { constructor(o) { super(o); window.told.markers.push(o);
      const button = document.createElement('button'); button.textContent = 'Marker ' + o.title; o.map.place.append(button); o.element = button } },
  } };
  window[new URL(document.currentScript.src).searchParams.get('callback')]();`;
/** One gray pixel. */
const TILE = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

async function startProvider(): Promise<Provider> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.startsWith('/js') === true) {
      if (provider.library === 'hang') return;
      response.statusCode = provider.library === 'works' ? 200 : 500;
      response.setHeader('content-type', 'text/javascript').end(LIBRARY);
      return;
    }
    response.statusCode = provider.hasTiles ? 200 : 404;
    response.setHeader('content-type', 'image/gif').end(provider.hasTiles ? TILE : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: Provider = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    library: 'works',
    hasTiles: true,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

interface Servers {
  readonly provider: Provider;
  readonly plain: RunningPortico;
  readonly tiled: RunningPortico;
  readonly keyed: RunningPortico;
}

const test = base.extend<object, { servers: Servers }>({
  servers: [
    // Playwright wants its fixtures named by destructuring, also where there are none.
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern in the first place, even an empty one
    async ({}, use) => {
      const provider = await startProvider();
      const start = (env: Record<string, string>) => startPrepared('unclaimed', env);
      const plain = await start({});
      const tiled = await start({
        MAPS_TILES_URL: `${provider.origin}/tiles/{style}/{z}/{x}/{y}.gif`,
        MAPS_TILES_ATTRIBUTION: '© [The makers](https://makers.invalid/)',
      });
      const keyed = await start({
        MAPS_KEY: 'a-render-key',
        MAPS_LIBRARY_URL: `${provider.origin}/js`,
        MAPS_LANGUAGE: 'de',
        MAPS_REGION: 'AT',
      });
      await use({ provider, plain, tiled, keyed });
      for (const portico of [plain, tiled, keyed]) await portico.remove();
      await provider.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

const maps = (page: Page) => page.locator('.portico-block-map');
const running = (page: Page) => page.locator('.portico-block-map[data-running]');

/** A visitor, and the hosts that the page asks. */
async function openMaps(browser: Browser, portico: RunningPortico, options: object = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(portico.publicUrl('demo', '/maps'));
  return { page, asked, close: () => context.close() };
}

/** The visitor has accepted third parties, and comes again. */
async function acceptCookies(page: Page): Promise<void> {
  const url = page.url();
  // Scripts of the page may still be on their way: with the cookie there already they would ask the provider, too.
  await page.goto('about:blank');
  await page.context().addCookies([{ name: 'CookieConsent', value: 'true', url }]);
  await page.goto(url);
}

test('without scripts there are a picture, a marker and the address as a link, in each style [MAP-01] [MAP-02] [MAP-32] [MAP-57]', async ({
  browser,
  servers,
}) => {
  const { page, asked, close } = await openMaps(browser, servers.plain, { javaScriptEnabled: false });
  const count = await maps(page).count();
  expect(count).toBeGreaterThanOrEqual(8);
  for (const block of await maps(page).all()) {
    await block.scrollIntoViewIfNeeded();
    await expect(block.locator('.map-marker')).toHaveCount(1);
    const picture = block.getByRole('img', { name: /^Map: / });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2048);
    await expect(block.locator('.map-address a')).toHaveAttribute(
      'href',
      /^https:\/\/maps\.google\.com\/maps\?q=/,
    );
  }
  const styles = await maps(page).evaluateAll((blocks) => blocks.map((block) => block.dataset['mapStyle']));
  expect(new Set(styles).size).toBe(6);
  expect(new Set(asked.map((url) => new URL(url).host))).toEqual(new Set([new URL(page.url()).host]));
  await close();
});

test('the library comes once, when a map comes near, and no other host is asked [MAP-49] [MAP-58]', async ({
  browser,
  servers,
}) => {
  const { page, asked, close } = await openMaps(browser, servers.plain, {
    viewport: { width: 1280, height: 300 },
  });
  const library = () => asked.filter((url) => url.includes('/leaflet-map'));
  await page.evaluate(() => document.fonts.ready);
  expect(library()).toHaveLength(0);
  for (const block of await maps(page).all()) await block.scrollIntoViewIfNeeded();
  await expect(running(page)).toHaveCount(await maps(page).count());
  expect(library()).toHaveLength(1);
  expect(new Set(asked.map((url) => new URL(url).host))).toEqual(new Set([new URL(page.url()).host]));
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await close();
});

test('the marker opens the maps page in a window that cannot reach back, by mouse, keyboard and finger [MAP-41] [MAP-47] [MAP-48]', async ({
  browser,
  servers,
}) => {
  const { page, close } = await openMaps(browser, servers.plain, { hasTouch: true, reducedMotion: 'reduce' });
  await page
    .context()
    .route('https://maps.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Maps</title>' }),
    );
  const block = maps(page).first();
  await block.scrollIntoViewIfNeeded();
  const marker = block.locator('.leaflet-marker-icon');
  await expect(marker).toBeVisible();
  const opened = async (act: () => Promise<void>): Promise<void> => {
    const [popup] = await Promise.all([page.context().waitForEvent('page'), act()]);
    await popup.waitForURL(
      /^https:\/\/maps\.google\.com\/maps\?q=Lisbon%2C%20Portugal&ll=38\.7223%2C-9\.1393&z=5$/,
    );
    expect(await popup.evaluate(() => window.opener === null)).toBe(true);
    await popup.close();
  };
  await opened(() => marker.click());
  await marker.focus();
  await opened(() => page.keyboard.press('Enter'));
  await opened(() => page.keyboard.press(' '));
  await opened(() => marker.tap());
  await close();
});

test('a finger moves the map, and nothing opens [MAP-20] [MAP-31]', async ({ browser, servers }) => {
  const { page, close } = await openMaps(browser, servers.plain, {
    hasTouch: true,
    viewport: { width: 390, height: 800 },
  });
  const block = maps(page).first();
  await block.scrollIntoViewIfNeeded();
  const marker = block.locator('.leaflet-marker-icon');
  await expect(marker).toBeVisible();
  const before = await marker.boundingBox();
  const room = await block.boundingBox();
  if (before === null || room === null) throw new Error('The map has no place');
  const from = { x: room.x + 60, y: room.y + 60 };
  await dragFinger(page, from, { x: from.x + 80, y: from.y + 20 });
  await expect
    .poll(async () => Math.round(((await marker.boundingBox())?.x ?? 0) - before.x))
    .toBeGreaterThan(40);
  expect(page.context().pages()).toHaveLength(1);
  await page.reload();
  await block.scrollIntoViewIfNeeded();
  await expect.poll(async () => Math.round((await marker.boundingBox())?.x ?? 0)).toBe(Math.round(before.x));
  await close();
});

test('tiles wait for consent or a press, are those of the style, credited, at the zoom that is wanted [MAP-17] [MAP-58]', async ({
  browser,
  servers: { tiled, provider },
}) => {
  provider.asked.length = 0;
  const { page, close } = await openMaps(browser, tiled);
  const last = maps(page).last();
  const ask = last.getByRole('button', { name: `Show the map from ${new URL(provider.origin).host}` });
  await last.scrollIntoViewIfNeeded();
  await expect(ask).toBeVisible();
  expect(provider.asked).toEqual([]);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(last.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await expect(last.getByRole('link', { name: 'The makers' })).toBeVisible();
  expect(provider.asked.some((path) => path.startsWith('/tiles/grayscale/12/'))).toBe(true);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await close();
});

test('tiles that do not come leave the picture and the address [MAP-57]', async ({
  browser,
  servers: { tiled, provider },
}) => {
  provider.hasTiles = false;
  const { page, close } = await openMaps(browser, tiled);
  await acceptCookies(page);
  const last = maps(page).last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => provider.asked.some((path) => path.startsWith('/tiles/grayscale/12/'))).toBe(true);
  await expect(last.locator('.map-live')).toHaveCount(0);
  await expect(last.locator('.map-address a')).toBeVisible();
  provider.hasTiles = true;
  await close();
});

test('the keyed library is asked once with callback, decoded key, language and region, after consent [MAP-49] [MAP-50] [MAP-51] [MAP-52] [MAP-55] [MAP-56] [MAP-58]', async ({
  browser,
  servers: { keyed, provider },
}) => {
  provider.library = 'works';
  provider.asked.length = 0;
  const { page, close } = await openMaps(browser, keyed);
  const context = await page.locator('#portico-page-context').textContent();
  expect(context).toContain(`"gmRenderKey":"${btoa('a-render-key')}"`);
  expect(context).not.toContain('a-render-key');
  await maps(page).first().scrollIntoViewIfNeeded();
  await expect(
    maps(page)
      .first()
      .getByRole('button', { name: /^Show the map from / }),
  ).toBeVisible();
  expect(provider.asked).toEqual([]);
  await acceptCookies(page);
  for (const block of await maps(page).all()) await block.scrollIntoViewIfNeeded();
  await expect(running(page)).toHaveCount(await maps(page).count());
  expect(provider.asked).toEqual(['/js?callback=__porticoMapsReady&key=a-render-key&language=de&region=AT']);
  const told = await page.evaluate(
    () => (window as unknown as { told: { markers: unknown[] } }).told.markers.length,
  );
  expect(told).toBe(await maps(page).count());
  await close();
});

test('where the library fails every map stays a picture with its link, and the next page view tries again [MAP-53] [MAP-57]', async ({
  browser,
  servers: { keyed, provider },
}) => {
  provider.library = 'fails';
  provider.asked.length = 0;
  const { page, close } = await openMaps(browser, keyed);
  await acceptCookies(page);
  for (const block of await maps(page).all()) await block.scrollIntoViewIfNeeded();
  await expect.poll(() => provider.asked.length).toBe(1);
  await expect(running(page)).toHaveCount(0);
  for (const block of await maps(page).all()) {
    await expect(block.locator('.map-address a')).toBeVisible();
    expect((await block.boundingBox())?.height).toBeGreaterThan(200);
  }
  await expect(page.getByRole('heading', { name: 'Closer than the world' })).toBeVisible();
  provider.library = 'works';
  await page.reload();
  await maps(page).first().scrollIntoViewIfNeeded();
  await expect(running(page).first()).toBeVisible();
  await close();
});

test('a library that hangs is given up after 30,000 ms [MAP-54] [MAP-57]', async ({
  browser,
  servers: { keyed, provider },
}) => {
  provider.library = 'hang';
  provider.asked.length = 0;
  const { page, close } = await openMaps(browser, keyed);
  await page.clock.install();
  await acceptCookies(page);
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  await maps(page).first().scrollIntoViewIfNeeded();
  await expect.poll(() => provider.asked.length).toBe(1);
  await page.clock.fastForward(29_000);
  expect(problems.join()).not.toContain('The map could not be shown');
  await page.clock.fastForward(1000);
  await expect.poll(() => problems.join()).toContain('The map could not be shown');
  await expect(maps(page).first().locator('.map-address a')).toBeVisible();
  provider.library = 'works';
  await close();
});

test('no policy of a public page stands in the way of what is set up; app hosts take pictures from exactly there', async ({
  page,
  servers: { tiled, keyed, provider },
}) => {
  const policyOf = async (url: string): Promise<string> =>
    (await (await page.goto(url))?.headerValue('content-security-policy')) ?? '';
  expect(await policyOf(tiled.publicUrl('demo', '/maps'))).not.toMatch(
    /script-src|img-src|connect-src|default-src/,
  );
  const app = await policyOf(tiled.appUrl('demo', '/'));
  expect(/img-src ([^;]*)/.exec(app)?.[1]?.split(' ')).toContain(provider.origin);
  expect(/script-src ([^;]*)/.exec(await policyOf(keyed.appUrl('demo', '/')))?.[1]).toBe("'self'");
});
