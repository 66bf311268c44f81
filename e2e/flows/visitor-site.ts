import type { Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import type { RunningPortico } from '../support/start-portico.ts';
import { changeDocument, documentIdOf, publishAll, siteDocumentId } from './documents.ts';

const SECTION = '0199f3b4c0de0a1b2c3d4ea0';

/**
 * Publishes the demo site with everything that visitors can meet: the cookie banner, the announcement and the info bar,
 * and a carousel of posts on the page about cookies; its pop-up stays on the page Overlays.
 */
export async function publishEverything(owner: Page, portico: RunningPortico): Promise<void> {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  await changeDocument(owner, await siteDocumentId(owner), [
    { op: 'set', id: 'cookie-banner', field: 'isCookieBannerEnabled', value: true },
    { op: 'set', id: 'announcement-bar', field: 'isShown', value: true },
    { op: 'set', id: 'mobile-info-bar', field: 'style', value: 'light' },
  ]);
  const { entry } = await callApi<{ entry: { documentId: string } }>(owner, 'POST', '/api/pages', {
    title: 'Letters',
    kind: 'collection',
    navigation: 'hidden',
  });
  for (let number = 1; number <= 5; number += 1) {
    const { entry: letter } = await callApi<{ entry: { documentId: string } }>(owner, 'POST', '/api/items', {
      collectionId: entry.documentId,
      title: `Letter ${number}`,
    });
    await changeDocument(owner, letter.documentId, [
      { op: 'set', id: 'settings', field: 'workflowState', value: 'published' },
    ]);
  }
  await changeDocument(owner, await documentIdOf(owner, 'Cookies'), [
    { op: 'put', record: { id: SECTION, type: 'section', order: 'zz', name: 'Letters', theme: 'dark' } },
    {
      op: 'put',
      record: {
        id: '0199f3b4c0de0a1b2c3d4ea1',
        type: 'block',
        blockType: 'summary',
        sectionId: SECTION,
        desktop: { x: 0, y: 0, w: 24, h: 8 },
        mobile: null,
        dataVersion: 1,
        data: {
          collection: { kind: 'page', documentId: entry.documentId },
          variant: 'carousel',
          count: 5,
          columns: 2,
          showImage: false,
          showTitle: true,
          showExcerpt: false,
          metadata: 'none',
        },
      },
    },
  ]);
  await publishAll(owner);
}

/** What outside providers answer in tests: a page that says so, and no script. */
export async function answerForOthers(page: Page): Promise<void> {
  await page.route(/^https?:\/\/(?!.*localhost)/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1></main></html>',
    }),
  );
}

/** The choice that a visitor made before, so that the banner does not ask. */
export async function hasDeclinedCookies(page: Page, portico: RunningPortico): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'CookieConsent', value: 'false', url: portico.publicUrl('demo') }]);
}
