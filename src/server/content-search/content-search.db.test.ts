import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FoundRecord } from '#contract/content-search.ts';
import { removeDocument } from '#server/trash/remove-document.ts';
import {
  ANNA,
  buildCollection,
  buildItem,
  buildPage,
  buildSite,
  change,
  setting,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { JsonValue } from '#lib/json.ts';
import { contentSearchRoutes } from './routes.ts';

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;

beforeAll(async () => {
  test = await createTestApp(contentSearchRoutes);
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
});

const block = (id: string, words: string): DocumentRecord => ({
  id,
  type: 'block',
  blockType: 'text',
  sectionId: 's1',
  desktop: { x: 0, y: 0, w: 24, h: 4 },
  mobile: null,
  dataVersion: 1,
  data: {
    text: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
    } as unknown as JsonValue,
    size: 'normal',
  },
});

async function search(query: string, more: Readonly<Record<string, string>> = {}) {
  const parameters = new URLSearchParams({ query, ...more }).toString();
  const { status, body } = await anna.browser.call(
    'GET',
    `/api/content-search?${parameters}`,
    undefined,
    anna.host,
  );
  expect(status).toBe(200);
  return { records: body['records'] as unknown as FoundRecord[], next: body['next'] as string | null };
}
const found = async (query: string, more?: Readonly<Record<string, string>>) =>
  (await search(query, more)).records
    .flatMap(({ documentKind, recordType, texts }) =>
      texts.flatMap(({ label, excerpts }) =>
        excerpts.map(
          ({ before, match, after }) => `${documentKind} ${recordType} ${label} ${before}[${match}]${after}`,
        ),
      ),
    )
    .toSorted();

describe('a search over all content', () => {
  it('finds texts of pages, items, blocks and settings, and of this site only [EDIT-212]', async () => {
    const { services } = test;
    await buildPage(services, site.siteId, 'Kiln days', 'days', [
      block('b1', 'We fire the "kiln" on Mondays.'),
    ]);
    const collectionId = await buildCollection(services, site.siteId, 'journal');
    const item = await buildItem(services, site.siteId, collectionId, 'a-post');
    await change(services, site.siteId, item, [setting('excerpt', 'A new kiln')]);
    await change(services, site.siteId, site.siteDocumentId, [setting('description', 'Kilns and cups')]);
    const other = await buildSite(services);
    await buildPage(services, other.siteId, 'Kiln of others', 'kiln');
    expect(await found('kiln')).toEqual([
      'item settings Excerpt A new [kiln]',
      'page block Text We fire the "[kiln]" on Mondays.',
      'page settings Title [Kiln] days',
      'site settings Description [Kiln]s and cups',
    ]);
    expect(await found('"kiln" on')).toEqual(['page block Text We fire the ["kiln" on] Mondays.']);
    expect(await found('kiln', { isWholeWord: 'true', isCaseSensitive: 'true' })).toEqual([
      'item settings Excerpt A new [kiln]',
      'page block Text We fire the "[kiln]" on Mondays.',
    ]);
    expect(await found('100% _')).toEqual([]);
  });

  it('tells where it is, and leaves out what is in the trash [EDIT-212]', async () => {
    const pageId = await buildPage(test.services, site.siteId, 'Days', 'days', [block('b1', 'Kiln')]);
    const { records } = await search('kiln');
    expect(records).toMatchObject([
      { documentId: pageId, title: 'Days', path: '/days', recordId: 'b1', blockType: 'text' },
    ]);
    await test.services.db.transaction().execute((trx) =>
      removeDocument(trx, {
        siteId: site.siteId,
        documentId: pageId,
        author: ANNA,
        at: new Date(test.clock.now),
      }),
    );
    expect(await found('kiln')).toEqual([]);
  });

  it('comes in pages, each place once [EDIT-212]', async () => {
    const blocks = Array.from({ length: 50 }, (_, index) => block(`b${index}`, `Kiln ${index}`));
    for (const name of ['one', 'two']) await buildPage(test.services, site.siteId, name, name, blocks);
    const found: string[] = [];
    let next: string | null = '';
    let pages = 0;
    while (next !== null) {
      const answer: Awaited<ReturnType<typeof search>> = await search(
        'kiln',
        next === '' ? {} : { after: next },
      );
      found.push(...answer.records.map((record) => `${record.documentId} ${record.recordId}`));
      ({ next } = answer);
      pages += 1;
    }
    expect([pages, found.length, new Set(found).size]).toEqual([3, 100, 100]);
  });

  it('needs somebody who may read the content', async () => {
    const visitor = await signInContributor(test.app, test.services, site, 'Vera', ['commenter']);
    const answer = await visitor.browser.call('GET', '/api/content-search?query=x', undefined, visitor.host);
    expect(answer.status).toBe(403);
  });
});
