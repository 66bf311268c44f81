import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildPage, buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { registerPublished } from './plugin.ts';

let test: TestServices;
let visitors: FastifyInstance;
let site: BuiltSite;

beforeAll(async () => {
  test = await createTestServices();
  visitors = await createHttpApp(test.services, { identify, routes: [], plugins: [registerPublished] });
  await visitors.ready();
  site = await buildSite(test.services);
  await buildPage(test.services, site.siteId, 'About', 'about');
  await publish();
});
afterAll(async () => {
  await visitors.close();
  await test.close();
});

const publish = () =>
  publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Publish',
  });

/** The paths of the sitemap, and the tables that were read for it, once for each statement. */
async function askForSitemap() {
  const asked = vi.spyOn(Client.prototype, 'query');
  try {
    const host = `${site.identifier}.localhost`;
    const answer = await visitors.inject({ url: '/sitemap.xml', headers: { host } });
    const paths = [...answer.body.matchAll(/<loc>http:\/\/[^/]+(.*?)<\/loc>/g)].map((match) => match[1]);
    const statements = asked.mock.calls.map(([statement]) => String(statement));
    return { status: answer.statusCode, paths, read: statements.flatMap(tableOf) };
  } finally {
    asked.mockRestore();
  }
}

/** Of a statement about sites: the machinery behind the server asks by its own clock, for waiting jobs for instance. */
function tableOf(statement: string): readonly string[] {
  const table = /^select .*?\bfrom "(\w+)"/s.exec(statement)?.[1];
  return table !== undefined && /"site_id"|"sites"/.test(statement) ? [table] : [];
}

it('the sitemap is read once for each revision of the site: after that only which site is asked for', async () => {
  const first = await askForSitemap();
  expect(first).toMatchObject({ status: 200, paths: ['/about'] });
  expect(first.read).toContain('content_entries');
  expect(await askForSitemap()).toEqual({ status: 200, paths: ['/about'], read: ['sites'] });

  await buildPage(test.services, site.siteId, 'Team', 'team');
  await publish();
  const afterPublish = await askForSitemap();
  expect(afterPublish.paths).toEqual(['/about', '/team']);
  expect(afterPublish.read).toContain('content_entries');
  expect(await askForSitemap()).toEqual({ status: 200, paths: ['/about', '/team'], read: ['sites'] });
});
