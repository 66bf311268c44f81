import type { Browser, Page } from '@playwright/test';
import { callApi, openForCalls } from './support/call-api.ts';
import { expectAccessible, STILL } from './support/expect-accessible.ts';
import { findLayoutProblems } from './support/find-layout-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

// Each makes a site of its own: workers share them evenly.
test.describe.configure({ timeout: 300_000, mode: 'parallel' });

const TEMPLATES = [
  'Studio portfolio',
  'Café',
  'Shop window',
  'Journal',
  'Restaurant',
  'Photographer',
  'Conference',
  'Practice',
  'Band',
  'Software product',
  'Personal page',
  'Non-profit',
];

interface OfferedTemplate {
  readonly id: string;
  readonly title: string;
}

test('every template to start from is looked at below [DSGN-66]', async ({ owner, portico }) => {
  await openForCalls(owner, portico);
  const offered = await templatesOf(owner);
  const titles = offered.map(({ title }) => title).filter((title) => title !== 'Blank');
  expect(titles.toSorted()).toEqual(TEMPLATES.toSorted());
});

for (const template of TEMPLATES) {
  test(`published pages of ${template} have no accessibility findings, and fit at 360 to 1920 px [DSGN-66]`, async ({
    browser,
    owner,
    portico,
  }) => {
    await openForCalls(owner, portico);
    const templateId = (await templatesOf(owner)).find(({ title }) => title === template)?.id ?? '';
    const identifier = `axe-${templateId}`;
    await callApi(owner, 'POST', '/api/sites', { title: template, identifier, templateId, isPublic: true });
    await scanPublishedPages(browser, portico.publicUrl(identifier));
  });
}

async function templatesOf(owner: Page): Promise<readonly OfferedTemplate[]> {
  const { templates } = await callApi<{ templates: OfferedTemplate[] }>(owner, 'GET', '/api/templates');
  return templates;
}

/** Each page is opened once and looked at in four widths; the rules of axe differ between phones and desktops only. */
async function scanPublishedPages(browser: Browser, site: string): Promise<void> {
  const page = await (await browser.newContext(STILL)).newPage();
  await page.goto(`${site}sitemap.xml`);
  const sitemap =
    (await (await page.request.get(`${site}sitemap.xml`).catch(() => null))?.text()) ??
    (await page.content());
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of [...addresses, `${site}no-such-page`]) {
    await page.goto(address);
    await page.locator('main').first().waitFor();
    for (const width of [360, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findLayoutProblems(page), `${address} ${width}`).toEqual([]);
      if (width === 360 || width === 1440) await expectAccessible(page, `${address} ${width}`);
    }
  }
  await page.context().close();
}
