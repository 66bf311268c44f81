import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PAGE_CONTEXT_ELEMENT_ID } from '#domain/page-runtime/page-context.ts';
import { buildPage, buildSite, change, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { formVisitor } from '#server/forms/testing/form-visitor.ts';
import { signInWithRole } from '#server/forms/testing/build-form-site.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { consentRoutes } from './routes.ts';

let test: TestServices;
let app: FastifyInstance;
let site: BuiltSite;

beforeAll(async () => {
  test = await createTestServices();
  app = await createHttpApp(test.services, { identify, routes: consentRoutes, plugins: [registerPublished] });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await test.close();
});
beforeEach(async () => {
  test.clock.advance(60 * 60 * 1000);
  site = await buildSite(test.services);
});

const visitorHost = () => `${site.identifier}.localhost`;
const appHost = () => `${site.identifier}.app.localhost`;
const choose = (isAccepted: boolean, textVersion = '0123abcd') =>
  formVisitor(app, visitorHost()).call('POST', '/api/consent', { isAccepted, textVersion });

it('keeps a choice with site, time and version of the words, and nothing about the visitor', async () => {
  expect((await choose(true)).status).toBe(200);
  const rows = await test.services.db
    .selectFrom('consent_choices')
    .selectAll()
    .where('site_id', '=', site.siteId)
    .execute();
  expect(rows.map(({ id: _id, ...row }) => row)).toEqual([
    {
      site_id: site.siteId,
      is_accepted: true,
      text_version: '0123abcd',
      chosen_at: new Date(test.services.now()),
    },
  ]);
});

it('takes no other words for a version', async () => {
  expect((await choose(true, '=cmd()')).status).toBe(400);
});

it('counts the choices by version and gives them as CSV to whoever runs the site, and to nobody else', async () => {
  await choose(true);
  await choose(false);
  test.clock.advance(1000);
  await choose(false, 'ffffffff');
  const admin = formVisitor(app, appHost(), await signInWithRole(test.services, site, 'admin'));
  const counts = await admin.call('GET', '/api/consent/counts');
  const latestAt = new Date(test.services.now()).toISOString();
  expect(counts.body['versions']).toEqual([
    { textVersion: 'ffffffff', accepted: 0, declined: 1, latestAt },
    { textVersion: '0123abcd', accepted: 1, declined: 1, latestAt: expect.any(String) },
  ]);
  const csv = await admin.call('GET', '/api/consent/choices.csv');
  const lines = String(csv.body['text']).trim().split('\r\n');
  expect(lines[0]).toContain('Chosen On,Choice,Banner Text Version');
  expect(lines[1]).toBe(`${latestAt},Declined,ffffffff`);
  expect(lines).toHaveLength(4);
  const editor = formVisitor(app, appHost(), await signInWithRole(test.services, site, 'editor'));
  expect((await editor.call('GET', '/api/consent/counts')).status).toBe(403);
  expect((await editor.call('GET', '/api/consent/choices.csv')).status).toBe(403);
});

it('gives the published page the settings of the banner, whole [CONS-03]', async () => {
  await buildPage(test.services, site.siteId, 'About', 'about', []);
  await publish();
  const before = await pageAt('/about');
  expect(before.settings).toMatchObject({ isCookieBannerEnabled: false, cookieBannerPosition: 'BOTTOM' });
  await change(test.services, site.siteId, site.siteDocumentId, [
    {
      op: 'put',
      record: {
        id: 'cookie-banner',
        type: 'cookie-banner',
        isCookieBannerEnabled: true,
        cookieBannerVariant: 'POPUP',
        cookieBannerPosition: 'TOP',
      },
    },
  ]);
  await publish();
  expect((await pageAt('/about')).settings).toMatchObject({
    isCookieBannerEnabled: true,
    cookieBannerPosition: 'TOP_LEFT',
    cookieBannerCtaText: 'Accept',
  });
});

const publish = () =>
  publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Publish',
  });

async function pageAt(url: string): Promise<{ settings: unknown }> {
  const { body } = await app.inject({ method: 'GET', url, headers: { host: visitorHost() } });
  const context = body.split(`id="${PAGE_CONTEXT_ELEMENT_ID}">`)[1]?.split('</script>')[0] ?? '{}';
  return { settings: (JSON.parse(context) as { cookieSettings?: unknown }).cookieSettings };
}
