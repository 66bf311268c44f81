import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentId } from '#domain/documents/record.ts';
import type { JsonObject } from '#lib/json.ts';
import { buildPage, buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { pageRoutes } from '#server/pages/routes.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { documentRoutes } from '#server/documents/routes.ts';
import { trashRoutes } from '#server/trash/routes.ts';
import { publishingRoutes } from '#server/publishing/routes.ts';
import { redirectRoutes } from './routes.ts';

let test: TestApp;
let visitors: FastifyInstance;
let site: BuiltSite;
let anna: Contributor;
let about: DocumentId;

beforeAll(async () => {
  test = await createTestApp([
    ...redirectRoutes,
    ...pageRoutes,
    ...trashRoutes,
    ...documentRoutes,
    ...publishingRoutes,
  ]);
  visitors = await createHttpApp(test.services, { identify, routes: [], plugins: [registerPublished] });
  await visitors.ready();
});
afterAll(async () => {
  await visitors.close();
  await test.close();
});
beforeEach(async () => {
  site = await buildSite(test.services);
  about = await buildPage(test.services, site.siteId, 'About', 'about');
  await buildPage(test.services, site.siteId, 'Contact', 'contact');
  anna = await signInContributor(test.app, test.services, site, 'Anna');
  await publish();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: JsonObject) =>
  anna.browser.call(method, `/api${path}`, body, anna.host);
const publish = () =>
  publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Publish',
  });
const rename = async (documentId: string, urlName: string, more: JsonObject = {}) => {
  const { status } = await call('POST', `/content/${documentId}/url`, { urlName, ...more });
  expect(status).toBe(200);
};
const visit = async (url: string) => {
  const answer = await visitors.inject({ url, headers: { host: `${site.identifier}.localhost` } });
  return [answer.statusCode, answer.headers['location']];
};
const remove = (documentId: string, query = '') => call('DELETE', `/content/${documentId}${query}`);
const to = (address: string) => `?answer=redirect&to=${encodeURIComponent(address)}`;

/** A collection with two published posts, at `/journal/one` and `/journal/two`. */
async function buildJournal(): Promise<{ readonly journal: string; readonly one: string }> {
  const made = await call('POST', '/pages', { title: 'Journal', kind: 'collection', navigation: 'main' });
  const journal = (made.body['entry'] as JsonObject)['documentId'] as string;
  const posts: string[] = [];
  for (const title of ['One', 'Two']) {
    const { body } = await call('POST', '/items', { collectionId: journal, title });
    const { documentId, version } = body['entry'] as { documentId: string; version: number };
    const id = documentId.slice(0, 12) + '0123456789ab';
    const change = { id, baseVersion: version, name: 'Publish', gestureId: id };
    const operations = [
      { op: 'set', id: 'settings', field: 'workflowState', value: 'published' },
      { op: 'set', id: 'settings', field: 'urlName', value: title.toLowerCase() },
    ];
    const saved = await call('POST', `/documents/${documentId}/changes`, {
      clientId: id,
      changes: [{ ...change, operations }],
    });
    expect(saved.body['rejected']).toEqual([]);
    posts.push(documentId);
  }
  await publish();
  expect(await visit('/journal/one')).toEqual([200, undefined]);
  return { journal, one: posts[0] ?? '' };
}

describe('a page under a new address', () => {
  it('is led to from the former one once it is published, and no more when it is back [FIND-54]', async () => {
    await rename(about, 'us');
    expect(await visit('/about')).toEqual([200, undefined]);
    await publish();
    expect(await visit('/about')).toEqual([301, '/us']);
    await rename(about, 'about');
    await publish();
    expect(await visit('/about')).toEqual([200, undefined]);
    expect(await visit('/us')).toEqual([301, '/about']);
  });

  it('leaves the former one to nobody where that was declined, this time only [FIND-54]', async () => {
    await rename(about, 'us', { redirects: false });
    const summary = await call('GET', '/publish/summary');
    expect((summary.body['documents'] as JsonObject[])[0]?.['changes']).toEqual([
      'Address changed from /about to /us, without a redirect',
    ]);
    await publish();
    expect(await visit('/about')).toEqual([404, undefined]);
    await rename(about, 'we');
    await publish();
    expect(await visit('/us')).toEqual([301, '/we']);
    expect(await visit('/about')).toEqual([404, undefined]);
  });

  it('of a collection leads from the addresses of all its items, or from none [FIND-54]', async () => {
    const { journal, one } = await buildJournal();
    await rename(journal, 'notes');
    await publish();
    expect(await visit('/journal')).toEqual([301, '/notes']);
    expect(await visit('/journal/two')).toEqual([301, '/notes/two']);
    await rename(journal, 'diary', { redirects: false });
    await publish();
    expect(await visit('/notes')).toEqual([404, undefined]);
    expect(await visit('/notes/two')).toEqual([404, undefined]);
    expect(await visit('/journal/two')).toEqual([301, '/diary/two']);
    // What was declined of the collection is not declined of its items.
    await rename(one, 'first');
    await publish();
    expect(await visit('/diary/one')).toEqual([301, '/diary/first']);
    await rename(one, 'uno', { redirects: false });
    await publish();
    expect(await visit('/diary/first')).toEqual([404, undefined]);
    await rename(journal, 'log');
    await publish();
    expect(await visit('/diary/uno')).toEqual([301, '/log/uno']);
  });

  it('makes none where it was never published [FIND-54]', async () => {
    const draft = await buildPage(test.services, site.siteId, 'Draft', 'draft');
    await rename(draft, 'other');
    await publish();
    expect(await visit('/draft')).toEqual([404, undefined]);
  });

  it('is led to from where it was before it was deleted and came back elsewhere [FIND-54]', async () => {
    await remove(about, to('/contact'));
    await call('POST', `/content/${about}/recover`);
    await rename(about, 'us');
    await publish();
    expect(await visit('/about')).toEqual([301, '/us']);
    await remove(about);
    await call('PUT', '/redirects', { from: '/us', to: '/contact', status: 302 });
    await call('POST', `/content/${about}/recover`);
    await rename(about, 'we');
    await publish();
    expect(await visit('/us')).toEqual([302, '/contact']);
  });
});

describe('a page that is deleted', () => {
  it('is not found, as it is without an answer [FIND-55]', async () => {
    expect((await remove(about)).status).toBe(200);
    expect(await visit('/about')).toEqual([404, undefined]);
  });

  it('is gone, with the addresses that led to it [FIND-55]', async () => {
    await rename(about, 'us');
    await publish();
    await remove(about, '?answer=gone');
    expect(await visit('/us')).toEqual([410, undefined]);
    expect(await visit('/about')).toEqual([410, undefined]);
  });

  it('leads to a page, whatever its address is then, or to any address [FIND-55]', async () => {
    await rename(about, 'us');
    await publish();
    await call('PUT', '/redirects', { from: '/we', to: '/elsewhere', status: 301 });
    await call('PUT', '/redirects', { from: '/crew', to: '/us#people', status: 302 });
    await remove(about, to('/contact'));
    expect(await visit('/us?a=b')).toEqual([301, '/contact?a=b']);
    expect(await visit('/about')).toEqual([301, '/contact']);
    expect(await visit('/we')).toEqual([301, '/elsewhere']);
    const { rows } = { rows: (await call('GET', '/redirects')).body['redirects'] as JsonObject[] };
    expect(rows.find((each) => each['from'] === '/us')).toMatchObject({ to: '/contact', status: 301 });
    const other = await buildPage(test.services, site.siteId, 'Other', 'other');
    await publish();
    await remove(other, to('https://example.org/x'));
    expect(await visit('/other')).toEqual([301, 'https://example.org/x']);
  });

  it('is at its address again when it is published again [FIND-55]', async () => {
    await remove(about, to('/contact'));
    await call('POST', `/content/${about}/recover`);
    expect(await visit('/about')).toEqual([301, '/contact']);
    await publish();
    expect(await visit('/about')).toEqual([200, undefined]);
    expect((await call('GET', '/redirects')).body['redirects']).toEqual([]);
  });

  it('of a collection takes the addresses of its items along [FIND-55]', async () => {
    const { journal } = await buildJournal();
    await remove(journal, to('/about'));
    expect(await visit('/journal')).toEqual([301, '/about']);
    expect(await visit('/journal/two')).toEqual([301, '/about']);
  });

  it('stays where what was chosen cannot be [FIND-55]', async () => {
    const { journal } = await buildJournal();
    const tried = async (documentId: string, address: string) => {
      const { status, body } = await remove(documentId, to(address));
      return [status, body['code'], body['errors']];
    };
    expect(await tried(about, 'nowhere')).toEqual([
      400,
      'redirect-invalid',
      { to: 'Begin with / for a page of this site, or with https://.' },
    ]);
    expect((await tried(about, ''))[1]).toBe('redirect-invalid');
    expect((await tried(about, '/about'))[1]).toBe('redirect-invalid');
    expect((await tried(journal, '/journal/two'))[1]).toBe('redirect-invalid');
    await call('PUT', '/redirects', { from: '/x/[n]', to: '/about', status: 301 });
    expect((await tried(about, '/x/1'))[0]).toBe(409);
    expect(await visit('/about')).toEqual([200, undefined]);
    expect(await visit('/journal/two')).toEqual([200, undefined]);
  });

  it('leaves no redirect where it was never published [FIND-55]', async () => {
    const draft = await buildPage(test.services, site.siteId, 'Draft', 'draft');
    await remove(draft, '?answer=gone');
    expect(await visit('/draft')).toEqual([404, undefined]);
  });
});
