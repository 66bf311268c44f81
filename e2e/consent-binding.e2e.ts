import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { changeDocument, documentIdOf, publishAll, siteDocumentId } from './flows/documents.ts';
import { pressEnter } from './flows/press-enter.ts';
import { callApi, openForCalls } from './support/call-api.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

const SITE = 'asks-first';
const newId = (): string => randomBytes(12).toString('hex');

/** Everything a page can hold that tells other hosts of its visitor, or follows them. */
const BLOCKS: readonly (readonly [type: string, data: object])[] = [
  ['embed', { url: 'https://www.openstreetmap.org/#map=14/52.5163/13.3777', title: 'A map' }],
  ['video', { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', mode: 'fit', hasOverlay: false }],
  ['video', { url: 'https://vimeo.com/76979871', mode: 'fit' }],
  ['audio', { url: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC' }],
  ['booking', { url: 'https://calendly.com/acme/intro' }],
  ['opentable', { account: '1' }],
  ['reservation', { account: 'acme' }],
  ['follow-button', { service: 'x', account: 'acme' }],
  ['form', { name: 'Contact', fields: [{ id: 'mail', kind: 'email', title: 'Email' }], captcha: true }],
  ['markdown', { source: '![A picture](https://pictures.example/a.png)' }],
  [
    'code',
    {
      language: 'html',
      display: 'run',
      source:
        '<iframe title="Framed" src="https://framed.example/"></iframe><img src="//pixel.example/p.gif" alt=""><script src="https://stats.example/t.js"></script>',
    },
  ],
  ['code', { language: 'css', display: 'run', source: '@import url("https://fonts.example/a.css");' }],
  ['code', { language: 'javascript', display: 'run', source: "fetch('https://beacon.example/hit')" }],
  [
    'code',
    {
      language: 'javascript',
      display: 'run',
      isTracking: true,
      source: "document.cookie = 'ss_cvr=1; Path=/'; document.documentElement.dataset.followed = ''",
    },
  ],
  [
    'code',
    {
      language: 'javascript',
      display: 'run',
      source: "document.documentElement.dataset.own = 'ran'",
    },
  ],
];
const AFTER_ACCEPTING = [
  'www.openstreetmap.org',
  'www.youtube-nocookie.com',
  'open.spotify.com',
  'calendly.com',
  'www.opentable.com',
  'www.exploretock.com',
  'platform.twitter.com',
  'challenges.cloudflare.com',
  'framed.example',
  'pixel.example',
  'stats.example',
  'fonts.example',
  'beacon.example',
];

/** How long nothing more is asked for by a page at rest, ms. */
const REST_MS = 500;
const latestRequests = new WeakMap<Page, number>();

/** A visitor whose every request to another host is noted and answered here. */
async function visitorOf(context: BrowserContext): Promise<{ page: Page; asked: Set<string> }> {
  const asked = new Set<string>();
  await context.route(/^https?:\/\/(?!.*localhost)/, (route) => {
    asked.add(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/html', body: '' });
  });
  const page = await context.newPage();
  page.on('request', () => latestRequests.set(page, Date.now()));
  return { page, asked };
}

const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).toSorted();

/** The page is at rest, and everything of it was in view. */
async function readThrough(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-own', 'ran');
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect.poll(() => Date.now() - (latestRequests.get(page) ?? 0)).toBeGreaterThan(REST_MS);
}

test.beforeAll(async ({ browser, portico, ownerState }) => {
  const context = await browser.newContext({ storageState: ownerState });
  const owner = await context.newPage();
  await openForCalls(owner, portico);
  await callApi(owner, 'POST', '/api/sites', {
    title: 'Asks first',
    identifier: SITE,
    templateId: 'cafe',
    isPublic: true,
  });
  await owner.goto(portico.appUrl(SITE, '/config/pages'));
  const sectionId = newId();
  const records = BLOCKS.map(([blockType, data], index) => ({
    id: newId(),
    type: 'block',
    blockType,
    sectionId,
    desktop: { x: 0, y: index * 10, w: 24, h: 10 },
    mobile: null,
    dataVersion: 1,
    data,
  }));
  await changeDocument(owner, await documentIdOf(owner, 'Visit'), [
    { op: 'put', record: { id: sectionId, type: 'section', order: 'zz' } },
    ...records.map((record) => ({ op: 'put', record })),
  ]);
  await changeDocument(owner, await siteDocumentId(owner), [
    { op: 'set', id: 'settings', field: 'captchaSiteKey', value: '1x00000000000000000000AA' },
    {
      op: 'put',
      record: {
        id: 'cookie-banner',
        type: 'cookie-banner',
        isCookieBannerEnabled: true,
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
        isRestrictiveCookiePolicyEnabled: true,
      },
    },
  ]);
  await publishAll(owner);
  await context.close();
});

test('before a choice and after a decline nothing of others is asked, no follower set or run, by any content [CONS-56] [CONS-61] [CONS-63]', async ({
  browser,
  portico,
}) => {
  const context = await browser.newContext();
  const { page, asked } = await visitorOf(context);
  await page.goto(portico.publicUrl(SITE, '/visit'));
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await readThrough(page);
  expect([[...asked], await page.locator('iframe').count(), await cookieNames(context)]).toEqual([[], 0, []]);
  await expect(page.locator('html')).not.toHaveAttribute('data-followed');
  // What there is to see waits behind a button or link of its own.
  await expect(page.getByRole('button', { name: 'Show content from OpenStreetMap' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show content', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book a table on OpenTable' })).toBeVisible();
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  await page.evaluate(() => {
    document.cookie = 'ss_cid=left over; Path=/';
  });
  await page.reload();
  await readThrough(page);
  expect([[...asked], await page.locator('iframe').count()]).toEqual([[], 0]);
  const names = await cookieNames(context);
  expect(names).toContain('CookieConsent');
  expect(names.filter((name) => /^ss_/i.test(name))).toEqual([]);
  await context.close();
});

test('a single content comes when a visitor asks for it, and no other [CONS-63]', async ({
  browser,
  portico,
}) => {
  const context = await browser.newContext();
  const { page, asked } = await visitorOf(context);
  await page.goto(portico.publicUrl(SITE, '/visit'));
  await readThrough(page);
  await pressEnter(page.getByRole('button', { name: 'Show content from OpenStreetMap' }));
  await expect.poll(() => [...asked]).toEqual(['www.openstreetmap.org']);
  await context.close();
});

test('a choice made can be changed by the link of the footer: all that waited comes without a reload, and stays away again [CONS-50] [CONS-63]', async ({
  browser,
  portico,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const { page, asked } = await visitorOf(context);
  await page.goto(portico.publicUrl(SITE, '/visit'));
  await page.getByRole('button', { name: 'Decline' }).tap();
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toHaveCount(0);
  await readThrough(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
  await link.tap();
  await expect(banner).toContainText('You have declined cookies.');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await banner.getByRole('button', { name: 'Accept' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-followed', '');
  await readThrough(page);
  await expect.poll(() => AFTER_ACCEPTING.filter((host) => !asked.has(host))).toEqual([]);
  expect(asked).not.toContain('pictures.example');

  await link.tap();
  await expect(banner).toContainText('You have accepted cookies.');
  const reloaded = page.waitForEvent('load');
  await banner.getByRole('button', { name: 'Decline' }).tap();
  // What followed the visitor ends with the page, which comes again without it.
  await reloaded;
  await expect(banner).toHaveCount(0);
  await readThrough(page);
  asked.clear();
  await page.reload();
  await readThrough(page);
  expect((await cookieNames(context)).filter((name) => /^ss_/i.test(name))).toEqual([]);
  expect([[...asked], await page.locator('iframe').count()]).toEqual([[], 0]);
  await context.close();
});
