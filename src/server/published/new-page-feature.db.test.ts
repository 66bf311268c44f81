import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buildCollection,
  buildItem,
  buildSite,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import type { PageFeature } from '#site/page/features/page-feature.ts';
import { PAGE_FEATURES } from '#site/page/features/page-features.ts';
import { readingTimeFeature } from '#site/page/features/testing/reading-time/index.ts';
import { registerPublished } from './plugin.ts';

// The line that a new feature adds; nothing else knows of it.
(PAGE_FEATURES as PageFeature[]).push(readingTimeFeature);

let test: TestApp;
let site: BuiltSite;

beforeAll(async () => {
  test = await createTestApp([], {}, [registerPublished]);
  site = await buildSite(test.services);
  const journal = await buildCollection(test.services, site.siteId, 'journal');
  await buildItem(test.services, site.siteId, journal, 'short');
  await publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'First',
  });
  await test.services.db
    .updateTable('sites')
    .set({ is_public: true })
    .where('id', '=', site.siteId)
    .execute();
});
afterAll(() => test.close());

async function visit(url: string): Promise<string> {
  const { body } = await test.app.inject({ url, headers: { host: `${site.identifier}.localhost:8080` } });
  return body;
}

it('takes what a new feature of pages brings along: styles, attributes and what the runtime is told', async () => {
  const html = await visit('/journal/short');
  expect(html).toContain('[data-reading-minutes]::after');
  expect(html).toMatch(/<body [^>]*data-reading-minutes="1"/);
  expect(html).toContain('"readingMinutes":1');
});

it('brings nothing of it to pages that do without', async () => {
  const html = await visit('/journal');
  expect(html).toContain('<h1');
  expect(html).not.toContain('reading-minutes');
  expect(html).toContain('"readingMinutes":null');
});
