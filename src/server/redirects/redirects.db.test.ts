import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#lib/json.ts';
import { buildPage, buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { addRedirect } from '#server/pages/add-redirect.ts';
import { pageRoutes } from '#server/pages/routes.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { redirectRoutes } from './routes.ts';

let test: TestApp;
let visitors: Awaited<ReturnType<typeof createHttpApp>>;
let site: BuiltSite;
let anna: Contributor;

beforeAll(async () => {
  test = await createTestApp([...redirectRoutes, ...pageRoutes]);
  visitors = await createHttpApp(test.services, { identify, routes: [], plugins: [registerPublished] });
  await visitors.ready();
});
afterAll(async () => {
  await visitors.close();
  await test.close();
});
beforeEach(async () => {
  site = await buildSite(test.services);
  await buildPage(test.services, site.siteId, 'About', 'about');
  await publish();
  anna = await signInContributor(test.app, test.services, site, 'Anna');
});

const publish = () =>
  publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Publish',
  });
const save = (redirect: JsonObject) =>
  anna.browser.call('PUT', '/api/redirects', { status: 301, ...redirect }, anna.host);
const list = async (query = '') => {
  const { body } = await anna.browser.call('GET', `/api/redirects${query}`, undefined, anna.host);
  return (body['redirects'] as JsonObject[]).map(({ from, to }) => [from, to]);
};
const visit = async (url: string) => {
  const answer = await visitors.inject({ url, headers: { host: `${site.identifier}.localhost` } });
  return [answer.statusCode, answer.headers['location']];
};

describe('redirects by hand', () => {
  it('lead on as they are saved, changed, switched off and deleted [FIND-48]', async () => {
    expect((await save({ from: '/old', to: '/about' })).status).toBe(200);
    expect(await visit('/old?a=b')).toEqual([301, '/about?a=b']);
    expect(await visit('/old')).toEqual([301, '/about']);
    expect(
      (await save({ previousFrom: '/old', from: '/older', to: 'https://example.org/x', status: 307 })).status,
    ).toBe(200);
    expect(await visit('/old')).toEqual([404, undefined]);
    expect(await visit('/older')).toEqual([307, 'https://example.org/x']);
    await save({ previousFrom: '/older', from: '/older', to: '', status: 410, note: 'Sold' });
    expect(await visit('/older')).toEqual([410, undefined]);
    expect(await list('?search=sold')).toEqual([['/older', '']]);
    await save({ previousFrom: '/older', from: '/older', to: '/about', isEnabled: false });
    expect(await visit('/older')).toEqual([404, undefined]);
    const removed = await anna.browser.call('POST', '/api/redirects/remove', { from: ['/older'] }, anna.host);
    expect(removed.body).toMatchObject({ removed: 1 });
    expect(await list()).toEqual([]);
  });

  it('say what is wrong at the field, and keep one for each address [FIND-48]', async () => {
    const wrong = await save({ from: '', to: 'elsewhere' });
    expect([wrong.status, Object.keys(wrong.body['errors'] as JsonObject)]).toEqual([400, ['from', 'to']]);
    await save({ from: '/old', to: '/about' });
    const taken = await save({ from: '/old/', to: '/' });
    expect([taken.status, taken.body['code']]).toEqual([409, 'redirect-taken']);
    expect((await save({ previousFrom: '/nowhere', from: '/x', to: '/' })).status).toBe(404);
  });

  it('come after a published page, unless they are marked always [FIND-49]', async () => {
    expect((await save({ from: '/about', to: '/news' })).body).toMatchObject({ isBehindPage: true });
    expect(await visit('/about')).toEqual([200, undefined]);
    await save({ previousFrom: '/about', from: '/about', to: '/news', isAlways: true });
    expect(await visit('/about')).toEqual([301, '/news']);
  });

  it('exact ones come before patterns, which apply in their order [FIND-49] [FIND-50]', async () => {
    await save({ from: '/blog/[slug]', to: '/journal/[slug]' });
    await save({ from: '/blog/*', to: 'https://example.org/*' });
    await save({ from: '/blog/first', to: '/about' });
    expect(await visit('/blog/first')).toEqual([301, '/about']);
    expect(await visit('/blog/second?x=1')).toEqual([301, '/journal/second?x=1']);
    expect(await visit('/blog/a/b')).toEqual([301, 'https://example.org/a/b']);
    expect(await list('?kind=patterns')).toEqual([
      ['/blog/[slug]', '/journal/[slug]'],
      ['/blog/*', 'https://example.org/*'],
    ]);
    const move = (from: string, direction: string) =>
      anna.browser.call('POST', '/api/redirects/move', { from, direction }, anna.host);
    expect((await move('/blog/*', 'earlier')).status).toBe(200);
    expect(await visit('/blog/second')).toEqual([301, 'https://example.org/second']);
    expect((await move('/blog/first', 'earlier')).status).toBe(404);
    await move('/blog/*', 'later');
    expect(await visit('/blog/second')).toEqual([301, '/journal/second']);
  });

  it('can ask for a parameter [FIND-50]', async () => {
    await save({ from: '/shop?product=5', to: '/about' });
    expect(await visit('/shop?utm=x&product=5')).toEqual([301, '/about?utm=x']);
    expect(await visit('/shop?product=6')).toEqual([404, undefined]);
  });

  it('that would close a loop are refused with its way, also over patterns and renamed pages [FIND-52]', async () => {
    await save({ from: '/b', to: '/c' });
    const exact = await save({ from: '/c', to: '/b' });
    expect([exact.status, exact.body['code']]).toEqual([409, 'redirect-loop']);
    expect(exact.body['errors']).toEqual({ to: 'This would lead round in a circle: /c → /b → /c' });
    await save({ from: '/x/[n]', to: '/y/[n]' });
    expect((await save({ from: '/y/[n]', to: '/x/[n]' })).status).toBe(409);
    expect((await save({ from: '/y/one', to: '/x/one' })).status).toBe(409);
    expect((await save({ from: '/z/*', to: '/z/more/*' })).status).toBe(409);
    await save({ from: '/p/one', to: '/q/one' });
    expect((await save({ from: '/q/[n]', to: '/p/[n]' })).status).toBe(409);
    const { document_id: documentId } = await test.services.db
      .selectFrom('content_entries')
      .select('document_id')
      .where('site_id', '=', site.siteId)
      .where('path', '=', '/about')
      .where('stage', '=', 'live')
      .executeTakeFirstOrThrow();
    await addRedirect(test.services.db, site.siteId, { from: '/former', to: { documentId }, status: 301 });
    expect((await save({ from: '/about', to: '/former', isAlways: true })).status).toBe(409);
  });

  it('in a chain answer with one hop, and exact ones are stored shortened [FIND-52]', async () => {
    await save({ from: '/b', to: '/c' });
    expect((await save({ from: '/a', to: '/b' })).body).toMatchObject({ to: '/c' });
    await save({ from: '/c', to: '/about' });
    expect(await list()).toEqual([
      ['/a', '/about'],
      ['/b', '/about'],
      ['/c', '/about'],
    ]);
    await save({ from: '/old/[n]', to: '/c' });
    expect(await visit('/old/x')).toEqual([301, '/about']);
  });

  it('are stored shortened whatever letters the long address between them has [FIND-52]', async () => {
    const long = `/${'a'.repeat(190)}${'🌊'.repeat(20)}`;
    await save({ from: '/a', to: long });
    await save({ from: long, to: '/about' });
    expect(await list('?search=/about')).toEqual(
      expect.arrayContaining([
        ['/a', '/about'],
        [long, '/about'],
      ]),
    );
  });

  it('that lead round all the same answer not found [FIND-52]', async () => {
    await addRedirect(test.services.db, site.siteId, { from: '/m', to: '/n', status: 301 });
    await addRedirect(test.services.db, site.siteId, { from: '/n', to: '/m', status: 301 });
    expect(await visit('/m')).toEqual([404, undefined]);
  });
});

describe('uses of redirects', () => {
  it('are counted, also of kept answers, with the day of the last one [FIND-48]', async () => {
    await save({ from: '/old', to: '/about' });
    await save({ from: '/p/[n]', to: '/about' });
    await save({ from: '/gone', to: '', status: 410 });
    const own = await createHttpApp(test.services, { identify, routes: [], plugins: [registerPublished] });
    await own.ready();
    const host = `${site.identifier}.localhost`;
    for (const url of ['/old', '/old', '/old?a=b', '/p/1', '/p/2', '/gone', '/about']) {
      await own.inject({ url, headers: { host } });
    }
    await own.close();
    const { body } = await anna.browser.call('GET', '/api/redirects', undefined, anna.host);
    const day = new Date(test.clock.now).toISOString().slice(0, 10);
    expect(
      (body['redirects'] as JsonObject[]).map((each) => [each['from'], each['hits'], each['lastUsedOn']]),
    ).toEqual([
      ['/gone', 1, day],
      ['/old', 3, day],
      ['/p/[n]', 2, day],
    ]);
  });
});

describe('redirects in files', () => {
  const line = (number: number, from: string, to: string, more: JsonObject = {}): JsonObject => ({
    line: number,
    from,
    to,
    status: 301,
    isEnabled: true,
    isAlways: false,
    note: '',
    ...more,
  });
  const bring = (redirects: JsonObject[]) =>
    anna.browser.call('POST', '/api/redirects/import', { redirects }, anna.host);
  const download = async (format: string) => {
    const cookies = Object.fromEntries(anna.browser.cookies);
    const url = `/api/redirects/export?format=${format}`;
    return test.app.inject({ url, headers: { host: anna.host }, cookies });
  };

  it('are taken in one by one, and what is refused is told with its number [FIND-53]', async () => {
    await save({ from: '/old', to: '/x' });
    const { body } = await bring([
      line(2, '/old', '/about'),
      line(3, '/a b', '/new'),
      line(4, '/new', '/a b'),
      line(5, 'nonsense', 'nowhere'),
      line(6, '/p/[x]', '/q/[x]'),
    ]);
    expect(body).toEqual({
      saved: 3,
      refused: [
        { line: 4, message: 'This has characters an address cannot have.' },
        { line: 5, message: 'Begin with / for a page of this site, or with https://.' },
      ],
    });
    expect(await visit('/old')).toEqual([301, '/about']);
    expect(await visit('/p/1')).toEqual([301, '/q/1']);
  });

  it('are given out as CSV and as lines, patterns in their order first [FIND-53]', async () => {
    await bring([
      line(1, '/old', '/about', { note: '=1+1', status: 302 }),
      line(2, '/gone', '', { status: 410 }),
      line(3, '/p/[x]', '/q/[x]', { isEnabled: false }),
    ]);
    const csv = await download('csv');
    expect(csv.headers['content-disposition']).toContain('.csv');
    expect(csv.body.slice(1).split('\r\n')).toEqual([
      'From,To,Status,On,Always,Note,Uses,Last used',
      '/p/[x],/q/[x],301,No,No,,0,',
      '/gone,,410,Yes,No,,0,',
      "/old,/about,302,Yes,No,'=1+1,0,",
      '',
    ]);
    expect((await download('lines')).body).toBe('/old -> /about 302\n');
  });
});
