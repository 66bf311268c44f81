import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { documentRoutes } from '#server/documents/routes.ts';
import { buildItem, buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { publishingRoutes } from '#server/publishing/routes.ts';
import { trimSites } from '#server/retention/trim-sites.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { pageRoutes } from './routes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;
let journal: DocumentId;
beforeAll(async () => {
  test = await createTestApp([...pageRoutes, ...publishingRoutes, ...documentRoutes]);
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
  const { body } = await post('/api/pages', { title: 'Journal', kind: 'collection', navigation: 'main' });
  journal = (body['entry'] as JsonObject)['documentId'] as DocumentId;
});

const post = (path: string, body: JsonObject = {}) => anna.browser.call('POST', path, body, anna.host);

async function begin(title?: string): Promise<DocumentId> {
  const body = { collectionId: journal, ...(title === undefined ? {} : { title }) };
  const answer = await post('/api/items', body);
  expect(answer.status).toBe(200);
  return (answer.body['entry'] as JsonObject)['documentId'] as DocumentId;
}

async function set(documentId: DocumentId, field: string, value: JsonValue): Promise<JsonObject> {
  const document = await loadDocument(test.services.db, site.siteId, documentId);
  const change = {
    id: createId(),
    baseVersion: document?.version ?? 0,
    name: 'Edit text',
    gestureId: createId(),
    operations: [{ op: 'set', id: 'settings', field, value }],
  };
  const body = { clientId: createId(), changes: [change] } as unknown as JsonObject;
  const answer = await post(`/api/documents/${documentId}/changes`, body);
  expect([answer.status, answer.body['rejected']]).toEqual([200, []]);
  return answer.body;
}

async function urlNameOf(documentId: DocumentId): Promise<string> {
  const document = await loadDocument(test.services.db, site.siteId, documentId);
  return document?.records['settings']?.['urlName'] as string;
}

const lastPart = async (documentId: DocumentId): Promise<string | undefined> =>
  (await urlNameOf(documentId)).split('/').at(-1);

describe('a new post', () => {
  it('needs no title and holds one empty text in reading width [EDIT-190]', async () => {
    const document = await loadDocument(test.services.db, site.siteId, await begin());
    const sections = deriveSections(document?.records ?? {}, blockHeight);
    expect(
      sections.map(({ section, blocks }) => [section.width, blocks.map((each) => each.blockType)]),
    ).toEqual([['narrow', ['text']]]);
    expect(document?.records['settings']?.['title']).toBe('');
  });

  it('that was never written in is not kept; one with a change, a title, or of an import is [EDIT-190]', async () => {
    const [empty, changed, titled] = [await begin(), await begin(), await begin('Named')];
    await set(changed, 'excerpt', 'Short');
    const built = await buildItem(test.services, site.siteId, journal, 'imported');
    const discarded = [];
    for (const id of [empty, changed, titled, built]) {
      discarded.push((await post(`/api/items/${id}/discard`)).body['isDiscarded']);
    }
    expect(discarded).toEqual([true, false, false, false]);
    expect(await loadDocument(test.services.db, site.siteId, empty)).toBeNull();
    expect((await post(`/api/items/${empty}/discard`)).status).toBe(404);
  });

  it('that was left open goes after a day [EDIT-190]', async () => {
    const [empty, written] = [await begin(), await begin()];
    await set(written, 'title', 'Kept');
    await trimSites(test.services);
    expect(await loadDocument(test.services.db, site.siteId, empty)).not.toBeNull();
    test.clock.advance(DAY_MS + 1);
    await trimSites(test.services);
    test.clock.advance(-DAY_MS - 1);
    expect(await loadDocument(test.services.db, site.siteId, empty)).toBeNull();
    expect(await loadDocument(test.services.db, site.siteId, written)).not.toBeNull();
  });
});

describe('the posts around a post', () => {
  const neighboursOf = async (id: DocumentId, contributor = anna) =>
    contributor.browser.call('GET', `/api/items/${id}/neighbours`, undefined, contributor.host);
  async function published(title: string, publishAt: string): Promise<DocumentId> {
    const id = await begin(title);
    await set(id, 'publishAt', publishAt);
    await set(id, 'workflowState', 'published');
    expect((await post('/api/publish', { documentIds: [journal, id] })).status).toBe(200);
    return id;
  }

  it('are the published ones by its own date, and never itself [EDIT-190]', async () => {
    await published('May', '2020-05-01T12:00:00.000Z');
    const july = await published('July', '2020-07-01T12:00:00.000Z');
    const draft = await begin('Unpublished');
    await set(draft, 'publishAt', '2020-06-15T12:00:00.000Z');
    const middle = await begin();
    await set(middle, 'publishAt', '2020-06-01T12:00:00.000Z');
    const around = async (id: DocumentId) => (await neighboursOf(id)).body;
    const may = { path: '/journal/2020/5/1/may', title: 'May' };
    expect(await around(middle)).toEqual({
      previous: may,
      next: { path: '/journal/2020/7/1/july', title: 'July' },
    });
    // Moved in the draft, it would be first; live it still stands where it was.
    await set(july, 'publishAt', '2020-08-01T12:00:00.000Z');
    expect(await around(july)).toEqual({ previous: may, next: null });
  });

  it('are told of items of the own site only [EDIT-190]', async () => {
    const other = await signInContributor(test.app, test.services, await buildSite(test.services), 'Ben');
    expect((await neighboursOf(await begin(), other)).status).toBe(404);
    expect((await neighboursOf(journal)).status).toBe(404);
  });
});

describe('the address of a post', () => {
  it('follows the title and the date, numbered where it is taken [EDIT-191] [LINK-56]', async () => {
    const first = await begin();
    const answer = await set(first, 'title', 'A walk');
    expect(await lastPart(first)).toBe('a-walk');
    // The editor that sent the title learns of the address by the answer.
    expect(JSON.stringify(answer['missed'])).toContain('/a-walk');
    const second = await begin();
    await set(second, 'title', 'A walk');
    expect(await lastPart(second)).toBe('a-walk-2');
    await set(second, 'title', 'A longer walk');
    expect(await lastPart(second)).toBe('a-longer-walk');
    await set(second, 'publishAt', '2020-02-03T12:00:00.000Z');
    expect(await urlNameOf(second)).toBe('2020/2/3/a-longer-walk');
  });

  it('stays once it was changed by hand [EDIT-191] [LINK-56]', async () => {
    const id = await begin();
    await set(id, 'title', 'A walk');
    await post(`/api/content/${id}/url`, { urlName: 'mine' });
    await set(id, 'title', 'Another walk');
    expect(await urlNameOf(id)).toBe('mine');
  });

  it('stays once it was published [EDIT-191]', async () => {
    const id = await begin();
    await set(id, 'title', 'A walk');
    await set(id, 'workflowState', 'published');
    expect((await post('/api/publish', { documentIds: [id] })).status).toBe(200);
    await set(id, 'title', 'Another walk');
    expect(await lastPart(id)).toBe('a-walk');
  });
});
