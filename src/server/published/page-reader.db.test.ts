import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { identify } from '#server/callers/identify.ts';
import { buildCollection, buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
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
  await buildCollection(test.services, site.siteId, 'shop');
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

/** Whether a page was there, and whether its entry and its document were read for it. */
async function ask(url: string) {
  const asked = vi.spyOn(Client.prototype, 'query');
  try {
    const host = `${site.identifier}.localhost`;
    const { statusCode } = await visitors.inject({ url, headers: { host } });
    const statements = asked.mock.calls.map(([statement]) => String(statement));
    const isRead = (part: string) => statements.some((statement) => statement.includes(part));
    return {
      status: statusCode,
      entry: isRead('"entry"."path" ='),
      document: isRead('inner join "document_snapshots"'),
    };
  } finally {
    asked.mockRestore();
  }
}

it('the page of a narrowed list is read once for all that it is narrowed to, and again once its site is revised', async () => {
  const read = { status: 200, entry: true, document: true };
  const kept = { status: 200, entry: false, document: false };
  await ask('/shop');
  expect(await ask('/shop?min=1')).toEqual(read);
  expect(await ask('/shop?min=2')).toEqual(kept);
  expect(await ask('/shop?q=jug')).toEqual(kept);
  // Lists that are sorted alone are cached as they are.
  expect(await ask('/shop?sort=name')).toEqual(read);
  await publish();
  expect(await ask('/shop?min=3')).toEqual(kept);
  const pages = test.services.db.updateTable('content_entries').where('site_id', '=', site.siteId);
  await pages.set({ is_enabled: false }).execute();
  expect((await ask('/shop?min=4')).status).toBe(200);
  const sites = test.services.db.updateTable('sites').where('id', '=', site.siteId);
  await sites.set(({ eb }) => ({ revision: eb('revision', '+', 1) })).execute();
  expect(await ask('/shop?min=5')).toMatchObject({ status: 404, entry: true });
});
