import type { Browser, BrowserContext, Page } from '@playwright/test';
import { callApi, openForCalls } from './support/call-api.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';

const IMAGES = /\/s\/images\//;
/** The first template is the demo site. */
const OTHER_TEMPLATES = ['cafe', 'shop', 'journal'];

async function siteOf(owner: Page, portico: RunningPortico, templateId: string): Promise<string> {
  await openForCalls(owner, portico);
  const identifier = `pictured-${templateId}`;
  const { sites } = await callApi<{ sites: { identifier: string }[] }>(owner, 'GET', '/api/sites');
  if (!sites.some((site) => site.identifier === identifier))
    await callApi(owner, 'POST', '/api/sites', { title: templateId, identifier, templateId, isPublic: true });
  return identifier;
}

async function visit(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) {
  const context: BrowserContext = await browser.newContext({ reducedMotion: 'reduce', ...options });
  return { context, page: await context.newPage() };
}

/** The boxes of the pictures of a page, whole or not. */
function boxesOf(page: Page): Promise<readonly string[]> {
  return page.locator('main img').evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return `${Math.round(width)}x${Math.round(height)}`;
    }),
  );
}

test('no starter page moves while its pictures arrive [IMG-14]', async ({ browser, owner, portico }) => {
  test.slow();
  for (const templateId of [null, ...OTHER_TEMPLATES]) {
    const site = templateId === null ? 'demo' : await siteOf(owner, portico, templateId);
    const { context, page } = await visit(browser);
    // When a font arrives depends on the machine, and what it moves on the font.
    await page.route(/\.woff2/, (route) => route.abort());
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(portico.publicUrl(site), { waitUntil: 'networkidle' });
    for (const image of await page.locator('main img').all()) await image.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    const sum = shifts.reduce((total, each) => total + each, 0);
    expect(sum.toFixed(3), site).toBe('0.000');
    await context.close();
  }
});

test('without scripts pictures have their text and size, and arrive by themselves [IMG-14]', async ({
  browser,
  portico,
}) => {
  const { context, page } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(portico.publicUrl('demo'));
  const images = page.locator('main img');
  expect(await images.count()).toBeGreaterThan(2);
  for (const image of await images.all()) {
    expect(await image.getAttribute('alt')).not.toBeNull();
    expect(await image.getAttribute('width')).toMatch(/^\d+$/);
    expect(await image.getAttribute('height')).toMatch(/^\d+$/);
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(0);
  }
  await context.close();
});

for (const [what, isAnswered] of [
  ['is missing', true],
  ['never arrives', false],
] as const) {
  test(`a picture that ${what} leaves its text, its room and the rest of the page [IMG-13]`, async ({
    browser,
    portico,
  }) => {
    const whole = await visit(browser);
    await whole.page.goto(portico.publicUrl('demo'), { waitUntil: 'networkidle' });
    const first = whole.page.locator('main img').first();
    const alt = (await first.getAttribute('alt')) ?? '';
    const path = new URL(await first.evaluate((image: HTMLImageElement) => image.src)).pathname;
    const boxes = await boxesOf(whole.page);
    const heading = await whole.page.getByRole('heading', { level: 1 }).textContent();
    await whole.context.close();

    const { context, page } = await visit(browser);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.route(IMAGES, async (route) => {
      if (new URL(route.request().url()).pathname !== path) return route.continue();
      return isAnswered ? route.fulfill({ status: 404 }) : undefined;
    });
    await page.goto(portico.publicUrl('demo'), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await expect(page.getByRole('img', { name: alt }).first()).toBeVisible();
    const others = page.locator(`main img:not([src^="${path}"])`);
    for (const image of await others.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBeGreaterThan(0);
    }
    expect(await boxesOf(page)).toEqual(boxes);
    expect(faults).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
}

test('a picture is asked for in the seven widths and in nothing else [IMG-15] [IMG-17]', async ({
  browser,
  portico,
}) => {
  const asked: string[] = [];
  for (const width of [390, 1440]) {
    const { context, page } = await visit(browser, {
      viewport: { width, height: 900 },
      deviceScaleFactor: 2,
    });
    page.on('request', (request) => {
      if (IMAGES.test(request.url())) asked.push(new URL(request.url()).search);
    });
    await page.goto(portico.publicUrl('demo'), { waitUntil: 'networkidle' });
    await context.close();
  }
  expect(asked.length).toBeGreaterThan(1);
  const steps = /^\?format=(2500|1500|1000|750|500|300|100)w(&type=(avif|webp))?$/;
  expect(asked.filter((search) => !steps.test(search))).toEqual([]);
});
