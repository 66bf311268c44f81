import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#lib/json.ts';
import { buildPage, buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { trimSites } from '#server/retention/trim-sites.ts';
import { MAX_COUNTED_OF_SITE, MAX_NOT_FOUND, notFoundCounts } from './not-found-counts.ts';
import { redirectRoutes } from './routes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;

beforeAll(async () => {
  test = await createTestApp(redirectRoutes);
});
afterAll(() => test.close());
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
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: JsonObject) =>
  anna.browser.call(method, `/api/redirects${path}`, body, anna.host);
const list = async (query = '') => {
  const { body } = await call('GET', `/not-found${query}`);
  return (body['addresses'] as JsonObject[]).map((each) => [each['path'], each['hits'], each['referrer']]);
};
const save = (from: string, to: string) => call('PUT', '', { from, to, status: 301 });
/** Asks as visitors do, and lets what was counted be written. */
async function visit(work: (visitors: FastifyInstance, host: string) => Promise<void>): Promise<void> {
  const visitors = await createHttpApp(test.services, { identify, routes: [], plugins: [registerPublished] });
  await visitors.ready();
  await work(visitors, `${site.identifier}.localhost`);
  await visitors.close();
}
const ask = (...urls: readonly string[]) =>
  visit(async (visitors, host) => {
    for (const url of urls) await visitors.inject({ url, headers: { host } });
  });

describe('addresses that lead nowhere', () => {
  it('are listed with their count and where the last link stood, without queries or visitors [FIND-56]', async () => {
    await visit(async (visitors, host) => {
      const from = (url: string, referer?: string, more: JsonObject = {}) =>
        visitors.inject({
          url,
          headers: { host, ...(referer === undefined ? {} : { referer }), ...(more as {}) },
          remoteAddress: '203.0.113.7',
        });
      await from('/old?utm=x', `http://${host}/about?secret=1`);
      await from('/old/', undefined, { 'user-agent': 'Zebrafinch' });
      await from('/OLD');
      await from('/gone', 'https://other.example/list?q=anna');
      await from('/about');
      await from('/favicon.ico');
      await from('/people/anna@example.org');
      await visitors.inject({ method: 'HEAD', url: '/head', headers: { host } });
      await visitors.inject({ url: '/own', headers: { host: anna.host } });
    });
    expect(await list()).toEqual([
      ['/old', 2, '/about'],
      ['/OLD', 1, null],
      ['/gone', 1, 'https://other.example/list'],
    ]);
    const { body } = await call('GET', '/not-found');
    const today = new Date(test.clock.now).toISOString().slice(0, 10);
    expect(body).toMatchObject({ total: 3, keptDays: 90 });
    expect((body['addresses'] as JsonObject[])[0]).toMatchObject({ lastSeenOn: today });
    const { rows } = await sql`select * from not_found_addresses where site_id = ${site.siteId}`.execute(
      test.services.db,
    );
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Zebrafinch|utm|secret|anna/);
    await ask('/old');
    expect((await list())[0]).toEqual(['/old', 3, '/about']);
  });

  it('are searched and paged [FIND-56]', async () => {
    await ask('/a', '/a', '/b', '/c', '/c', '/c');
    expect(await list('?pageSize=2')).toEqual([
      ['/c', 3, null],
      ['/a', 2, null],
    ]);
    expect(await list('?pageSize=2&page=2')).toEqual([['/b', 1, null]]);
    expect(await list('?search=B')).toEqual([['/b', 1, null]]);
  });

  it('are on the list at once, also right after others were written down [FIND-56]', async () => {
    await visit(async (visitors, host) => {
      await visitors.inject({ url: '/old', headers: { host } });
      expect(await list()).toEqual([['/old', 1, null]]);
      await visitors.inject({ url: '/old', headers: { host } });
      expect(await list()).toEqual([['/old', 2, null]]);
    });
    expect(await list()).toEqual([['/old', 2, null]]);
  });

  it('leave the list once a redirect, a pattern or a page is there [FIND-56]', async () => {
    await ask('/old', '/blog/one', '/blog/two', '/team', '/stays');
    await save('/old', '/about');
    await save('/blog/[post]', '/about');
    await buildPage(test.services, site.siteId, 'Team', 'team');
    await publish();
    expect(await list()).toEqual([['/stays', 1, null]]);
    await call('POST', '/remove', { from: ['/old'] });
    expect(await list()).toEqual([['/stays', 1, null]]);
    await ask('/old');
    expect(await list()).toEqual([
      ['/old', 1, null],
      ['/stays', 1, null],
    ]);
  });

  it('stay on the list while the redirect from them is off [FIND-56]', async () => {
    await ask('/old');
    await call('PUT', '', { from: '/old', to: '/about', status: 301, isEnabled: false });
    expect(await list()).toEqual([['/old', 1, null]]);
  });

  it('are dismissed, also when they are asked for again, and put back [FIND-56]', async () => {
    await ask('/old', '/wp-login.php');
    const dismiss = (isDismissed: boolean) =>
      call('POST', '/not-found/dismiss', { paths: ['/wp-login.php'], isDismissed });
    expect((await dismiss(true)).body).toEqual({ changed: 1 });
    await ask('/wp-login.php');
    expect(await list()).toEqual([['/old', 1, null]]);
    expect(await list('?show=dismissed')).toEqual([['/wp-login.php', 2, null]]);
    await dismiss(false);
    expect(await list()).toHaveLength(2);
  });

  it('of one site are no concern of another [FIND-56]', async () => {
    const other = await buildSite(test.services);
    const eve = await signInContributor(test.app, test.services, other, 'Eve');
    await ask('/old');
    const { body } = await eve.browser.call('GET', '/api/redirects/not-found', undefined, eve.host);
    expect(body).toMatchObject({ addresses: [], total: 0 });
    const dismissed = await eve.browser.call(
      'POST',
      '/api/redirects/not-found/dismiss',
      { paths: ['/old'], isDismissed: true },
      eve.host,
    );
    expect(dismissed.body).toEqual({ changed: 0 });
  });

  it('are kept for 90 days after they were asked for last [FIND-56]', async () => {
    await ask('/old', '/new');
    test.clock.advance(60 * DAY_MS);
    await ask('/new');
    test.clock.advance(31 * DAY_MS);
    const count = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from not_found_addresses
        where site_id = ${site.siteId}`.execute(test.services.db);
      return rows[0]?.n;
    };
    anna = await signInContributor(test.app, test.services, site, 'Anna');
    expect(await list()).toEqual([['/new', 2, null]]);
    expect(await count()).toBe(2);
    await trimSites(test.services);
    expect(await count()).toBe(1);
  });
});

describe('a flood of addresses', () => {
  it('writes and keeps a bounded number of rows, and never those asked for most [FIND-56]', async () => {
    await ask('/loved', '/loved', '/loved');
    const counts = notFoundCounts(test.services);
    for (let round = 0; round < 12; round += 1) {
      for (let each = 0; each < MAX_COUNTED_OF_SITE + 50; each += 1) {
        counts.count(site.siteId, `/flood-${round}-${each}`, null);
      }
      await counts.flush();
    }
    const { body } = await call('GET', '/not-found');
    expect(body['total']).toBe(MAX_NOT_FOUND);
    expect(await list('?search=loved')).toEqual([['/loved', 3, null]]);
    expect(await list('?search=flood-11-99')).toHaveLength(1);
    expect(await list('?search=flood-11-100')).toEqual([]);
  });

  it('is written down by nothing where none is to be kept [FIND-56]', async () => {
    const { retention } = test.services.config;
    const config = { ...test.services.config, retention: { ...retention, notFoundDays: 0 } };
    const counts = notFoundCounts({ ...test.services, config });
    counts.count(site.siteId, '/old', null);
    await counts.flush();
    expect(await list()).toEqual([]);
  });

  it('of a site that is gone takes nothing else with it [FIND-56]', async () => {
    const counts = notFoundCounts(test.services);
    counts.count('000000000000000000000000' as typeof site.siteId, '/old', null);
    counts.count(site.siteId, '/old', null);
    await counts.flush();
    expect(await list()).toEqual([['/old', 1, null]]);
  });
});
