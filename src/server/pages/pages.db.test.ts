import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { SECTION_CATALOG } from '#compose/section-catalog/section-catalog.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { purgeTrash, TRASH_MS } from '#server/trash/purge-trash.ts';
import { documentRoutes } from '#server/documents/routes.ts';
import {
  buildItem,
  buildPage,
  buildSite,
  textBlock,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { trashRoutes } from '#server/trash/routes.ts';
import { publishingRoutes } from '#server/publishing/routes.ts';
import { newItemRecords } from './document-templates.ts';
import { hashPreviewToken } from './preview-links.ts';
import { listEntries } from '#server/content-entries/queries.ts';
import { pageRoutes } from './routes.ts';

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;
beforeAll(async () => {
  test = await createTestApp([...pageRoutes, ...trashRoutes, ...publishingRoutes, ...documentRoutes]);
});
afterAll(() => test.close());

async function freshSite(): Promise<void> {
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
}

const get = (path: string) => anna.browser.call('GET', path, undefined, anna.host);
const post = (path: string, body: JsonObject = {}) => anna.browser.call('POST', path, body, anna.host);
const remove = (path: string) => anna.browser.call('DELETE', path, undefined, anna.host);
const entryOf = (body: JsonObject) => body['entry'] as JsonObject;
/** In the order of the alphabet. */
const sorted = (paths: readonly unknown[]) => paths.map((path) => path as string).toSorted();

async function createPage(title: string, kind: 'page' | 'collection' = 'page'): Promise<JsonObject> {
  const { status, body } = await post('/api/pages', { title, kind, navigation: 'main' });
  expect(status).toBe(200);
  return body;
}

describe('the list the editor begins with', () => {
  it('has pages and collections before any post, and finds what stands at an address [EDIT-09]', async () => {
    await freshSite();
    const page = await buildPage(test.services, site.siteId, 'First page', 'first-page');
    const collection = await createPage('News', 'collection');
    const collectionId = entryOf(collection)['documentId'] as DocumentId;
    await buildItem(test.services, site.siteId, collectionId, 'newest-post');
    const { body } = await get('/api/content?page=1&pageSize=2&order=pages-first');
    expect(body['total']).toBe(3);
    const kinds = (body['entries'] as JsonObject[]).map((entry) => entry['kind'] as string);
    expect(sorted(kinds)).toEqual(['collection', 'page']);
    const found = await get('/api/content?path=%2Ffirst-page%2F');
    expect((found.body['entries'] as JsonObject[]).map((entry) => entry['documentId'])).toEqual([page]);
  });
});

describe('creating pages', () => {
  it('answers with the document as it is opened, of a page and of an item [EDIT-215]', async () => {
    await freshSite();
    const opened = async (made: JsonObject) =>
      (await get(`/api/documents/${entryOf(made)['documentId'] as string}`)).body;
    const page = await createPage('About us');
    expect(page['document']).toMatchObject({ kind: 'page', version: 0, hasMoreSteps: false });
    expect(page['document']).toEqual(await opened(page));
    const collection = await createPage('Journal', 'collection');
    const collectionId = entryOf(collection)['documentId'] as string;
    const { body: item } = await post('/api/items', { collectionId });
    expect(item['document']).toMatchObject({ kind: 'item', collectionId, version: 0 });
    expect(item['document']).toEqual(await opened(item));
  });

  it('is kept in the history by the key of what was done, beside its English', async () => {
    await freshSite();
    const id = entryOf(await createPage('About us'))['documentId'] as string;
    const { body } = await get(`/api/documents/${id}/history`);
    expect(body['entries']).toMatchObject([
      { names: ['Create page'], nameWords: [{ key: 'siteSteps.createPage', params: {} }] },
    ]);
  });

  it('takes the address from the title, with a number when it is taken or reserved [EDIT-124] [LINK-63] [MEMB-08]', async () => {
    await freshSite();
    const paths = [];
    for (const title of ['About us', 'About us', 'About us!', 'Search', 'Account', 'Über Köln']) {
      paths.push(entryOf(await createPage(title))['path']);
    }
    expect(paths).toEqual([
      '/about-us',
      '/about-us-2',
      '/about-us-3',
      '/search-2',
      '/account-2',
      '/ueber-koeln',
    ]);
  });

  it('takes an address from titles of every script, with a number where it is taken [LINK-33]', async () => {
    await freshSite();
    const paths = [];
    for (const title of ['サービス', 'サービス', 'ต่างๆ', 'हिन्दी', 'サ'.repeat(150)]) {
      paths.push(entryOf(await createPage(title))['path']);
    }
    expect(paths).toEqual(['/サービス', '/サービス-2', '/ต่างๆ', '/हिन्दी', `/${'サ'.repeat(66)}`]);
  });

  it('links new pages in the navigation of the draft, in order', async () => {
    await freshSite();
    const first = await createPage('One');
    const second = await createPage('Two');
    const records = (await loadDocument(test.services.db, site.siteId, site.siteDocumentId))?.records ?? {};
    const link = (body: JsonObject) => records[body['navLinkId'] as string];
    expect(link(first)).toMatchObject({
      navigation: 'main',
      target: { kind: 'document', documentId: entryOf(first)['documentId'] },
    });
    expect((link(second)?.['order'] as string) > (link(first)?.['order'] as string)).toBe(true);
  });

  it('makes items as drafts below their collection [CONT-184]', async () => {
    await freshSite();
    const blog = entryOf(await createPage('Journal', 'collection'));
    const collectionId = blog['documentId'] as string;
    const { body } = await post('/api/items', { collectionId, title: 'Hello' });
    expect(entryOf(body)).toMatchObject({
      path: expect.stringMatching(/^\/journal\/\d+\/\d+\/\d+\/hello$/),
      workflowState: 'draft',
      authorName: 'Anna',
      publishState: 'unpublished',
    });
    const unknown = await post('/api/items', { collectionId: createId(), title: 'Hello' });
    expect(unknown.status).toBe(404);
  });

  it('takes 250 projects of a portfolio, and refuses the 251st, also as a copy [CONT-196, CONT-201]', async () => {
    await freshSite();
    const { body } = await post('/api/pages', {
      title: 'Houses',
      kind: 'collection',
      collectionType: 'portfolio',
      navigation: 'hidden',
    });
    const collectionId = entryOf(body)['documentId'] as DocumentId;
    // In one transaction, which is quicker.
    await test.services.db.transaction().execute(async (trx) => {
      for (let count = 1; count <= 249; count += 1) {
        await createDocument(trx, {
          siteId: site.siteId,
          kind: 'item',
          collectionId,
          records: newItemRecords(
            `House ${count}`,
            `house-${count}`,
            '',
            new Date(0).toISOString(),
            'portfolio-item',
          ),
          authorId: null,
          name: 'Create item',
        });
      }
    });
    const last = await post('/api/items', { collectionId, title: 'The last one' });
    expect(last.status).toBe(200);
    const refused = await post('/api/items', { collectionId, title: 'One too many' });
    const copy = await post(`/api/content/${entryOf(last.body)['documentId'] as string}/duplicate`);
    for (const { status, body: answer } of [refused, copy]) {
      expect([status, answer['error']]).toEqual([
        409,
        'A collection that is ordered by hand can hold at most 250 items.',
      ]);
    }
    const list = await get(`/api/content?kind=item&collectionId=${collectionId}&page=1&pageSize=1`);
    expect(list.body['total']).toBe(250);
  }, 90_000);

  it('begins an album in the list design, which has no items with pages of their own [CONT-103]', async () => {
    await freshSite();
    const { body } = await post('/api/pages', {
      title: 'Songs',
      kind: 'collection',
      collectionType: 'album',
      navigation: 'hidden',
    });
    expect(entryOf(body)).toMatchObject({ path: '/songs', collectionType: 'album' });
    const collectionId = entryOf(body)['documentId'] as DocumentId;
    const { records } = (await loadDocument(test.services.db, site.siteId, collectionId)) ?? {};
    expect(records?.['settings']).toMatchObject({
      collectionType: 'album',
      gallery: { design: 'list', items: [] },
    });
    expect((await post('/api/items', { collectionId, title: 'A track' })).status).toBe(404);
  });

  it('begins a page with a section of the catalogue', async () => {
    await freshSite();
    const layoutId = SECTION_CATALOG[0]?.id ?? '';
    const { body } = await post('/api/pages', { title: 'Start', kind: 'page', navigation: 'main', layoutId });
    const page = await loadDocument(test.services.db, site.siteId, entryOf(body)['documentId'] as DocumentId);
    expect(deriveSections(page?.records ?? {}, blockHeight)[0]?.blocks.length).toBeGreaterThan(0);
    const unknown = { title: 'Start', kind: 'page', navigation: 'main', layoutId: 'unknown' };
    expect((await post('/api/pages', unknown)).status).toBe(404);
  });

  it('shortens the address of a long title so that it stays allowed [LINK-33]', async () => {
    await freshSite();
    const { body } = await post('/api/pages', {
      title: 'x'.repeat(200),
      kind: 'collection',
      navigation: 'hidden',
    });
    const collectionId = entryOf(body)['documentId'] as string;
    const item = await post('/api/items', { collectionId, title: 'y'.repeat(300) });
    expect(item.status).toBe(200);
    expect((entryOf(item.body)['path'] as string).length).toBeLessThan(150);
  });

  it('makes only one of two pages with one title created at once take the address', async () => {
    await freshSite();
    const both = await Promise.all([createPage('Same'), createPage('Same')]);
    expect(sorted(both.map((body) => entryOf(body)['path']))).toEqual(['/same', '/same-2']);
  });

  it('copies a page with its blocks under a free address and new ids', async () => {
    await freshSite();
    const id = await buildPage(test.services, site.siteId, 'Menu', 'menu', [textBlock('b1', 'Soup')]);
    const { body } = await post(`/api/content/${id}/duplicate`);
    expect(entryOf(body)).toMatchObject({ path: '/menu-copy', title: 'Menu (copy)' });
    const copy = await loadDocument(test.services.db, site.siteId, entryOf(body)['documentId'] as DocumentId);
    const records = Object.values(copy?.records ?? {});
    const block = records.find((record) => record.type === 'block');
    expect(block).toMatchObject({ data: { words: 'Soup' } });
    expect(block?.id).not.toBe('b1');
    expect(records.find((record) => record.type === 'section')?.id).toBe(block?.['sectionId']);
  });
});

describe('addresses', () => {
  it('are cleaned, refused when not allowed, and refused when taken [EDIT-123, EDIT-124]', async () => {
    await freshSite();
    const page = entryOf(await createPage('About'))['documentId'] as string;
    await createPage('Shop');
    const url = (urlName: string) => post(`/api/content/${page}/url`, { urlName });
    expect((await url(' /Über  uns/Team/ ')).body).toMatchObject({ path: '/über-uns/team', version: 1 });
    for (const bad of ['', 'config', 'api/x', 'a?b', '../x']) {
      const { status, body } = await url(bad);
      expect([bad, status, body['error']]).toEqual([bad, 400, `${bad} is not a valid page URL`]);
    }
    const taken = await url('shop');
    expect(taken.status).toBe(409);
    expect(taken.body['error']).toBe('The address /shop is used by “Shop”. Choose another one.');
  });
});

describe('lists', () => {
  it('filter by kind, state, label and words, in pages', async () => {
    await freshSite();
    const blog = entryOf(await createPage('Blog', 'collection'))['documentId'] as DocumentId;
    const { siteId } = site;
    await buildItem(test.services, siteId, blog, 'one', { tags: ['Fresh Food'], categories: ['News'] });
    await buildItem(test.services, siteId, blog, 'two', { tags: ['other'], workflowState: 'draft' });
    await buildItem(test.services, siteId, blog, 'three', { excerpt: '100% about bread_' });
    const paths = async (query: string) => {
      const { body } = await get(`/api/content?${query}`);
      return sorted((body['entries'] as readonly JsonObject[]).map((entry) => entry['path']));
    };
    expect(await paths('kind=item&tag=fresh%20food')).toEqual(['/blog/one']);
    expect(await paths('category=NEWS')).toEqual(['/blog/one']);
    expect(await paths('kind=item&state=draft')).toEqual(['/blog/two']);
    expect(await paths('search=BREAD%20100%25')).toEqual(['/blog/three']);
    expect(await paths('search=brea_')).toEqual([]);
    expect(await paths(`collectionId=${blog}`)).toHaveLength(3);
    const { body } = await get('/api/content?kind=item&pageSize=2&page=2');
    expect([body['total'], (body['entries'] as readonly JsonObject[]).length]).toEqual([3, 1]);
  });

  it('say what is published and what has changed since', async () => {
    await freshSite();
    const page = entryOf(await createPage('About'))['documentId'] as string;
    const state = async () =>
      ((await get('/api/content')).body['entries'] as readonly JsonObject[])[0]?.['publishState'];
    expect(await state()).toBe('unpublished');
    await post('/api/publish', { documentIds: 'all' });
    expect(await state()).toBe('published');
    await post(`/api/content/${page}/url`, { urlName: 'us' });
    expect(await state()).toBe('changed');
  });
});

describe('the trash', () => {
  it('keeps pages for 30 days, then they are gone for good', async () => {
    await freshSite();
    const page = entryOf(await createPage('About'))['documentId'] as string;
    await post('/api/publish', { documentIds: 'all' });
    expect((await remove(`/api/content/${page}`)).body).toEqual({ removed: 1 });
    expect((await remove(`/api/content/${page}`)).status).toBe(410);
    const { body } = await get('/api/trash');
    expect(body).toMatchObject({
      total: 1,
      entries: [{ documentId: page, title: 'About', removedBy: 'Anna' }],
    });
    expect(entryOf((await post(`/api/content/${page}/recover`)).body)).toMatchObject({
      path: '/about',
      publishState: 'unpublished',
    });
    await remove(`/api/content/${page}`);
    test.clock.advance(TRASH_MS + 1);
    expect((await post(`/api/content/${page}/recover`)).status).toBe(404);
    expect(await purgeTrash(test.services)).toBeGreaterThanOrEqual(1);
    expect(await loadDocument(test.services.db, site.siteId, page as DocumentId)).toBeNull();
    test.clock.advance(-TRASH_MS - 1);
  });
});

describe('addresses of posts', () => {
  it('are made by the pattern of the collection; posts that are there keep theirs [LINK-56] [LINK-57] [LINK-58]', async () => {
    await freshSite();
    const blog = entryOf(await createPage('Blog', 'collection'))['documentId'] as string;
    const add = async (title: string) =>
      entryOf((await post('/api/items', { collectionId: blog, title })).body)['path'];
    const setPattern = async (value: string, baseVersion: number) => {
      const id = createId();
      const operations = [{ op: 'set', id: 'settings', field: 'itemUrlPattern', value }];
      const { body } = await post(`/api/documents/${blog}/changes`, {
        clientId: createId(),
        changes: [{ id, baseVersion, name: 'Change pattern', gestureId: id, operations }],
      });
      return body['rejected'] as JsonObject[];
    };
    const [year, month, day] = new Date(test.clock.now).toISOString().slice(0, 10).split('-').map(Number);
    expect(await add('Hello')).toBe(`/blog/${year}/${month}/${day}/hello`);
    expect(await setPattern('news-%y/%t', 0)).toEqual([]);
    expect(await add('Hello')).toBe(`/blog/news-${year}/hello`);
    expect(await add('Hello')).toBe(`/blog/news-${year}/hello-2`);
    const listed = await get(`/api/content?kind=item&collectionId=${blog}`);
    expect(sorted((listed.body['entries'] as JsonObject[]).map((entry) => entry['path']))).toContain(
      `/blog/${year}/${month}/${day}/hello`,
    );
    const [refused] = await setPattern('%y', 1);
    expect(refused?.['errors']).toEqual({
      'settings.itemUrlPattern': 'The address must contain %t, the title of the post.',
    });
  });
});

describe('preview links', () => {
  it('hold their token only as a hash, expire, and can be taken back', async () => {
    await freshSite();
    const page = entryOf(await createPage('About'))['documentId'] as string;
    const { body } = await post('/api/preview-links', { documentId: page, expiresInHours: 2 });
    const url = new URL(body['url'] as string);
    expect([url.hostname, url.pathname]).toEqual([`${site.identifier}.localhost`, '/about']);
    const [row] = await test.services.db
      .selectFrom('preview_links')
      .selectAll()
      .where('site_id', '=', site.siteId)
      .execute();
    expect(row?.token_hash).toEqual(hashPreviewToken(url.searchParams.get('preview') ?? ''));
    expect(row?.expires_at.getTime()).toBe(test.clock.now + 7_200_000);
    expect((await get('/api/preview-links')).body['links']).toHaveLength(1);
    expect((await remove(`/api/preview-links/${body['id'] as string}`)).status).toBe(200);
    expect((await get('/api/preview-links')).body['links']).toEqual([]);
  });
});

describe('many documents', () => {
  it('are listed in the order of their dates, the newest first', async () => {
    await freshSite();
    const blog = entryOf(await createPage('Blog', 'collection'))['documentId'] as DocumentId;
    for (const [name, day] of [
      ['b', 2],
      ['c', 3],
      ['a', 1],
    ] as const) {
      await buildItem(test.services, site.siteId, blog, name, { publishAt: `2024-01-0${day}T00:00:00.000Z` });
    }
    const { entries } = await listEntries(test.services.db, site.siteId, 'draft', {
      kind: 'item',
      page: 1,
      pageSize: 9,
    });
    expect(entries.map((entry) => entry.urlName)).toEqual(['c', 'b', 'a']);
    const [newest, , oldest] = entries;
    const found = await listEntries(test.services.db, site.siteId, 'draft', {
      documentIds: [newest, oldest].flatMap((entry) => (entry === undefined ? [] : [entry.documentId])),
      page: 1,
      pageSize: 9,
    });
    expect(found.entries.map((entry) => entry.urlName)).toEqual(['c', 'a']);
    expect(found.total).toBe(2);
  });
});
