import type { Page } from '@playwright/test';
import { changeDocument, publishAll, siteDocumentId } from './flows/documents.ts';
import { callApi, openForCalls } from './support/call-api.ts';
import { test } from './support/owned-portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';
import { expect } from './support/portico-test.ts';

/** A published site of a template, made once for the tests of this file. */
async function siteOf(owner: Page, portico: RunningPortico, templateId: string): Promise<string> {
  await openForCalls(owner, portico);
  const { sites } = await callApi<{ sites: { identifier: string }[] }>(owner, 'GET', '/api/sites');
  const identifier = `my-${templateId}`;
  if (!sites.some((site) => site.identifier === identifier))
    await callApi(owner, 'POST', '/api/sites', {
      title: `My ${templateId}`,
      identifier,
      templateId,
      isPublic: true,
    });
  return identifier;
}

test('without scripts a visitor reads, follows the navigation, opens an accordion and sees the pictures [BLK-07]', async ({
  browser,
  owner,
  portico,
}) => {
  const site = await siteOf(owner, portico, 'cafe');
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(portico.publicUrl(site));
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /story/i }).click();
  expect(new URL(visitor.url()).pathname).toBe('/our-story');
  await visitor.getByRole('banner').getByRole('link', { name: 'Visit', exact: true }).click();
  expect(new URL(visitor.url()).pathname).toBe('/visit');
  const disclosure = visitor.locator('main details').nth(1);
  await disclosure.locator('summary').click();
  await expect(disclosure.locator('.accordion-content')).toBeVisible();
  await visitor.goto(portico.publicUrl(site, '/our-story'));
  for (const image of await visitor.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(0);
  }
  // On a phone the menu is a popover of the browser: it opens without scripts, too.
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(visitor.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();
  await visitor.context().close();
});

test('without scripts a form names what is wrong and keeps what was written, then thanks', async ({
  browser,
  owner,
  portico,
}) => {
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(portico.publicUrl('demo', '/contact'));
  await visitor.getByLabel('First Name').fill('Ada');
  await visitor.getByLabel('Last Name').fill('Lovelace');
  await visitor.getByLabel(/^Email/).fill('not an address');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByLabel('First Name')).toHaveValue('Ada');
  await expect(visitor.getByLabel(/^Email/)).toHaveAttribute('aria-invalid', 'true');
  await visitor.getByLabel(/^Email/).fill('ada@example.com');
  await visitor.locator('textarea').first().fill('Without scripts.');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByText(/Thank you/)).toBeVisible();
  await visitor.context().close();

  await owner.goto(portico.appUrl('demo', '/config/contacts/submissions'));
  const row = owner.getByRole('row').filter({ hasText: 'ada@example.com' });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('gridcell').last()).toHaveText('Contact');
});

/** Where another page has left a larger size of the first picture, Chromium shows that one and not the size preloaded. */
const LARGER_ONE_KEPT = /^The resource \S+\/s\/images\/\S+ was preloaded using link preload but not used/;

test('a page asks no other host for anything and writes no errors to the console', async ({
  browser,
  owner,
  portico,
}) => {
  for (const site of [
    'demo',
    await siteOf(owner, portico, 'journal'),
    await siteOf(owner, portico, 'shop'),
  ]) {
    const visitor = await (await browser.newContext()).newPage();
    const origin = new URL(portico.publicUrl(site)).origin;
    const strange: string[] = [];
    const problems: string[] = [];
    visitor.on('request', (request) => {
      if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
        strange.push(request.url());
    });
    visitor.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
    });
    visitor.on('console', (message) => {
      if (LARGER_ONE_KEPT.test(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    visitor.on('pageerror', (error) => problems.push(error.message));
    for (const path of await addressesOf(visitor, portico, site)) {
      await visitor.goto(path, { waitUntil: 'load' });
      await scrollThrough(visitor);
    }
    expect(strange, site).toEqual([]);
    expect(problems, site).toEqual([]);
    await visitor.context().close();
  }
});

test('a page fetches the runtime and the behaviours of its blocks as hashed chunks, and a page without them nothing [DATA-67, DATA-68]', async ({
  owner,
  page,
  portico,
}) => {
  const site = await siteOf(owner, portico, 'studio');
  const scripts: { method: string; path: string }[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push({ method: request.method(), path: new URL(request.url()).pathname });
  });
  await page.goto(portico.publicUrl(site), { waitUntil: 'load' });
  expect(scripts).toEqual([]);
  await page.goto(portico.publicUrl(site, '/contact'), { waitUntil: 'load' });
  await page.getByRole('textbox').first().focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  for (const { method, path } of scripts) {
    expect(method).toBe('GET');
    expect(path).toMatch(/^\/_portico\/visitor\/(visitor|[\w-]+\.en-US)-[\w-]{8}\.js$/);
  }
});

test('a site in German fetches the words of its language alone, and its forms speak it, with scripts and without [DATA-69]', async ({
  browser,
  owner,
  page,
  portico,
}) => {
  const site = await siteOf(owner, portico, 'studio');
  await owner.goto(portico.appUrl(site, '/config/settings/general'));
  await changeDocument(owner, await siteDocumentId(owner), [
    { op: 'set', id: 'settings', field: 'language', value: 'de-AT' },
  ]);
  await publishAll(owner);
  const words: string[] = [];
  page.on('request', (request) => {
    const language = /\/_portico\/visitor\/words\.(\w+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (language !== undefined) words.push(language);
  });
  await page.goto(portico.publicUrl(site, '/contact'));
  await page.getByRole('textbox').first().focus();
  await expect.poll(() => words).toEqual(['de']);
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeAttached();
  await page.goto(portico.publicUrl(site, '/nirgends'));
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL(portico.publicUrl(site, '/'));
  await page.goto(portico.publicUrl(site, '/contact'));
  const withoutScripts = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await withoutScripts.goto(portico.publicUrl(site, '/contact'));
  for (const visitor of [page, withoutScripts]) {
    await visitor.locator('form [type=submit]').click();
    await expect(visitor.getByText(/ ist erforderlich\.$/).first()).toBeVisible();
    await expect(
      visitor.getByText('Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.'),
    ).toBeVisible();
  }
  await expect(withoutScripts.getByRole('link', { name: 'Zurück zur Seite' })).toBeVisible();
  await withoutScripts.context().close();
});

test('unknown addresses get a page of the site with status 404; sitemap, robots and feed say what is there', async ({
  owner,
  page,
  portico,
}) => {
  const site = await siteOf(owner, portico, 'journal');
  const missing = await page.goto(portico.publicUrl(site, '/no-such-page'));
  expect(missing?.status()).toBe(404);
  await expect(page.locator('header.portico-header')).toBeVisible();
  const home = await page.goto(portico.publicUrl(site));
  expect(home?.headers()['etag']).toBeTruthy();
  const read = (path: string) =>
    page.evaluate(async (address) => {
      const answer = await fetch(address);
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    }, path);
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toMatchObject({ status: 200, type: expect.stringContaining('xml') });
  expect(sitemap.text).toContain('/walks/seven-trees</loc>');
  const robots = await read('/robots.txt');
  expect(robots.text).toContain(`Sitemap: ${portico.publicUrl(site, '/sitemap.xml')}`);
  const feed = await read('/walks?format=rss');
  expect(feed).toMatchObject({ status: 200, type: expect.stringContaining('application/rss+xml') });
  expect(feed.text.match(/<item>/g)?.length).toBeGreaterThan(4);
  await page.goto(portico.publicUrl(site, '/walks/'));
  expect(new URL(page.url()).pathname).toBe('/walks');
  await page.goto(`http://localhost:${portico.port}/`);
  expect(new URL(page.url()).host).toBe(`app.localhost:${portico.port}`);
});

test('a site in Arabic runs from right to left, and neither it nor a long title overflows', async ({
  browser,
  owner,
  portico,
}) => {
  const site = await siteOf(owner, portico, 'shop');
  await owner.goto(portico.appUrl(site, '/config/settings/general'));
  await changeDocument(owner, await siteDocumentId(owner), [
    { op: 'set', id: 'settings', field: 'language', value: 'ar' },
    {
      op: 'set',
      id: 'settings',
      field: 'title',
      value:
        'The honourable company of makers of bowls, jugs, candles, soaps and Donaudampfschifffahrtsgesellschaften',
    },
  ]);
  await publishAll(owner);
  const visitor = await (await browser.newContext()).newPage();
  for (const address of await addressesOf(visitor, portico, site)) {
    await visitor.goto(address);
    await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const width of [360, 768, 1440]) {
      await visitor.setViewportSize({ width, height: 900 });
      const overflow = await visitor.evaluate(() => {
        const root = document.documentElement;
        return {
          wider: root.scrollWidth - root.clientWidth,
          direction: getComputedStyle(document.body).direction,
        };
      });
      expect.soft(overflow, `${address} at ${width}`).toEqual({ wider: 0, direction: 'rtl' });
    }
  }
  await visitor.context().close();
});

test('the keyboard reaches every link, button and field of a page, in view and marked', async ({
  page,
  portico,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(portico.publicUrl('demo', '/contact'));
  const wanted = await page
    .locator(
      'a[href]:visible, button:visible, input:visible:not([type="hidden"]), select:visible, textarea:visible',
    )
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        element.setAttribute('data-wanted', '');
        return element.getAttribute('tabindex') === '-1' || element.closest('[aria-hidden="true"]') !== null
          ? []
          : [element.outerHTML.slice(0, 120)];
      }),
    );
  expect(wanted.length).toBeGreaterThan(8);
  const reached = new Set<string>();
  for (let step = 0; step < wanted.length + 6; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return {
        html: element.outerHTML.slice(0, 120),
        isInView: box.bottom > 0 && box.top < window.innerHeight && box.width > 0,
        isMarked: style.outlineStyle !== 'none' || style.boxShadow !== 'none',
      };
    });
    if (focused === null) break;
    reached.add(focused.html);
    expect.soft(focused, focused.html).toMatchObject({ isInView: true, isMarked: true });
  }
  expect(wanted.filter((html) => !reached.has(html))).toEqual([]);
});

async function addressesOf(visitor: Page, portico: RunningPortico, site: string): Promise<string[]> {
  await visitor.goto(portico.publicUrl(site));
  const sitemap = await visitor.evaluate(async () => (await fetch('/sitemap.xml')).text());
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
}

/** Pictures further down are fetched when they come near. */
async function scrollThrough(visitor: Page): Promise<void> {
  // By windows, not by images: slides that are not shown cannot be scrolled to.
  for (;;) {
    const isAtEnd = await visitor.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      return window.scrollY === before;
    });
    if (isAtEnd) break;
    await visitor.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await visitor.waitForLoadState('networkidle');
}
