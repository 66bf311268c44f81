import type { Page } from '@playwright/test';
import { changeDocument, documentIdOf, publishAll, siteDocumentId } from './flows/documents.ts';
import { callApi, openForCalls } from './support/call-api.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';
import { expect, MOVING } from './support/portico-test.ts';

test.use({ contextOptions: MOVING });

/** Addresses a page asks for outside the installation. */
function watchOutside(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('localhost')) asked.push(hostname);
  });
  return asked;
}

async function journalSite(owner: Page, portico: RunningPortico): Promise<string> {
  await openForCalls(owner, portico);
  const { sites } = await callApi<{ sites: { identifier: string }[] }>(owner, 'GET', '/api/sites');
  const identifier = 'blocks-journal';
  if (!sites.some((site) => site.identifier === identifier))
    await callApi(owner, 'POST', '/api/sites', {
      title: 'Journal',
      identifier,
      templateId: 'journal',
      isPublic: true,
    });
  return identifier;
}

test('the page of blocks has no accessibility problems, and its embeds wait to be asked, by touch', async ({
  browser,
  portico,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  await visitor.route(/^https?:\/\/(?!.*localhost)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>From outside</p>' }),
  );
  await visitor.goto(portico.publicUrl('demo', '/blocks'));
  await visitor.getByText('Book with Calendly').scrollIntoViewIfNeeded();
  await visitor.locator('.portico-block-booking').scrollIntoViewIfNeeded();
  await expect(visitor.getByRole('button', { name: 'Book with Calendly' })).toBeVisible();
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  await expect(visitor.locator('main iframe')).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Book with Calendly' }).tap();
  await expect(visitor.locator('main iframe')).toHaveAttribute('src', /calendly\.com/);
  await expect(visitor.getByRole('link', { name: 'Donate' })).toHaveAttribute(
    'href',
    'https://example.com/give',
  );
  await context.close();
});

test('a summary shows the newest posts of a blog, and animated blocks come into view', async ({
  browser,
  owner,
  portico,
}) => {
  const site = await journalSite(owner, portico);
  await owner.goto(portico.appUrl(site, '/config'));
  const collectionId = await documentIdOf(owner, 'Walks');
  const about = await documentIdOf(owner, 'About');
  const section = '0199f3b4c0de0a1b2c3d4e90';
  const block = {
    id: '0199f3b4c0de0a1b2c3d4e91',
    type: 'block',
    blockType: 'summary',
    sectionId: section,
    desktop: { x: 0, y: 0, w: 24, h: 12 },
    mobile: null,
    dataVersion: 1,
    data: {
      collection: { kind: 'page', documentId: collectionId },
      variant: 'carousel',
      count: 6,
      columns: 2,
      showImage: true,
      showTitle: true,
      showExcerpt: true,
      metadata: 'time-since',
    },
  };
  await changeDocument(owner, about, [
    { op: 'put', record: { id: section, type: 'section', order: 'zz', name: 'News', theme: 'white' } },
    { op: 'put', record: block },
  ]);
  await changeDocument(owner, await siteDocumentId(owner), [
    { op: 'set', id: 'design', field: 'animations', value: { kind: 'slide', speed: 'fast' } },
  ]);
  await publishAll(owner);
  const visitor = await browser.newPage();
  await visitor.goto(portico.publicUrl(site, '/about'));
  const summary = visitor.locator('.portico-block-summary');
  await summary.scrollIntoViewIfNeeded();
  await expect(visitor.locator(`[data-block="${block.id}"]`)).toHaveClass(/animation-loaded/);
  await expect(summary.getByRole('listitem')).toHaveCount(6);
  await expect(summary.getByText(/^about \d+ days ago$/).first()).toBeVisible();
  await visitor.getByRole('button', { name: 'Next items' }).click();
  await expect(visitor.getByRole('button', { name: 'Previous items' })).not.toHaveAttribute('aria-disabled');
  await visitor.close();
  // The editor draws it by the server, too.
  const answered = owner.waitForResponse((response) => response.url().includes('GetWidgetRendering'));
  await owner.goto(portico.appUrl(site, '/config/pages?frameUrl=%2Fabout'));
  expect((await answered).status()).toBe(200);
});

test('without scripts the blocks are complete: disclosure, menu, posts, booking, links and videos [BLK-14] [BLK-22] [BLK-71] [BLK-83] [BLK-89]', async ({
  browser,
  portico,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  const asked = watchOutside(visitor);
  await visitor.goto(portico.publicUrl('demo', '/blocks'));
  const disclosures = visitor.locator('.portico-block-accordion details');
  for (const index of [0, 1]) {
    await disclosures.nth(index).locator('summary').click();
    await expect(disclosures.nth(index).locator('.accordion-content')).toBeVisible();
  }
  await expect(disclosures.first().locator('.accordion-content')).toBeHidden();

  const panels = visitor.locator('.menu-panel');
  const count = await panels.count();
  expect(count).toBeGreaterThan(1);
  for (let index = 0; index < count; index += 1) {
    await expect(panels.nth(index)).toBeVisible();
    const id = await panels.nth(index).getAttribute('id');
    await visitor.locator(`.menu-tabs a[href="#${id}"]`).click();
    expect(new URL(visitor.url()).hash).toBe(`#${id}`);
  }

  for (const variant of ['carousel', 'grid', 'list', 'wall']) {
    const posts = visitor.locator(`.portico-block-summary[data-variant="${variant}"]`);
    await expect(posts.getByRole('link', { name: 'The round window' })).toHaveAttribute(
      'href',
      '/notes/the-round-window',
    );
  }
  await expect(visitor.locator('.summary-controls')).toBeHidden();
  await expect(visitor.locator('.portico-block-summary time').first()).toHaveText(/\d{4}/);

  const links = {
    '.portico-block-booking a': 'https://calendly.com/portico/visit',
    '.portico-block-donation a': 'https://example.com/give',
    '.portico-block-audio a': 'https://open.spotify.com/track/6rqhFgbbKwnb9MLmUQDhG6',
  };
  for (const [selector, href] of Object.entries(links)) {
    await expect(visitor.locator(selector)).toHaveAttribute('href', href);
    await expect(visitor.locator(selector)).toBeVisible();
  }
  await expect(visitor.locator('.portico-block-social-links a').first()).toBeVisible();

  await visitor.goto(portico.publicUrl('demo', '/services'));
  const services = {
    '.portico-block-reservation a': 'https://www.exploretock.com/portico-kitchen',
    '.portico-block-opentable a': 'https://www.opentable.com/restref/client/?rid=1',
    '.portico-block-follow-button a': 'https://github.com/github',
  };
  for (const [selector, href] of Object.entries(services)) {
    await expect(visitor.locator(selector)).toHaveAttribute('href', href);
    await expect(visitor.locator(selector)).toBeVisible();
  }

  await visitor.goto(portico.publicUrl('demo', '/video'));
  const videos = await visitor.locator('.video-overlay').all();
  expect(videos.length).toBeGreaterThan(3);
  for (const video of videos) await expect(video).toHaveAttribute('href', /^https:\/\//);
  await expect(visitor.getByText('Invalid video embed.')).toHaveCount(0);
  expect(asked).toEqual([]);
  await context.close();
});
