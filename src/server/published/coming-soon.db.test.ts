import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { createAccount } from '#server/accounts/create-account.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { createToken } from '#server/accounts/session-token.ts';
import { TestBrowser } from '#server/accounts/testing/browser.ts';
import { appendChange } from '#server/documents/append-change.ts';
import { ANNA } from '#server/documents/testing/build-site.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { findSite } from '#server/sites/queries.ts';

const SITE = 'hidden-site';
const TITLE = 'Winter Letters';
const HOSTS = [`${SITE}.localhost`, `${SITE}.app.localhost`] as const;

let test: TestApp;
let owner: TestBrowser;
let siteId: SiteId;

beforeAll(async () => {
  test = await createTestApp();
  const login = { email: 'owner@example.org', password: 'correct horse' };
  await createAccount(test.services.db, {
    name: 'Owner',
    email: login.email,
    passwordHash: await hashPassword(login.password),
    isInstallationOwner: false,
    now: test.clock.now,
  });
  owner = new TestBrowser(test.app);
  await owner.call('POST', '/api/auth/Login', login);
  const body = { title: TITLE, identifier: SITE, templateId: 'journal' };
  const made = await owner.call('POST', '/api/sites', body);
  siteId = made.body['id'] as SiteId;
  const { siteDocumentId } = await findSite(test.services.db, siteId);
  await test.services.db.transaction().execute((trx) =>
    appendChange(trx, {
      siteId,
      documentId: siteDocumentId,
      author: ANNA,
      at: new Date(test.clock.now),
      change: {
        id: createId<'change'>(),
        baseVersion: 0,
        name: 'Language',
        gestureId: createId(),
        operations: [{ op: 'set', id: 'settings', field: 'language', value: 'de-AT' }],
      },
    }),
  );
  await test.app.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => test.close());

interface Got {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
}

/** As a stranger asks for it, through everything that stands before the routes. */
function get(host: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = test.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, method, headers: { host, accept: 'text/html', ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Every address that the site has contents at. */
async function addresses(): Promise<readonly string[]> {
  const { db } = test.services;
  const entries = await db
    .selectFrom('content_entries')
    .select('path')
    .where('site_id', '=', siteId)
    .where('stage', '=', 'live')
    .execute();
  const files = await db
    .selectFrom('files')
    .select(['sha256', 'name'])
    .where('site_id', '=', siteId)
    .execute();
  expect(entries.length).toBeGreaterThan(5);
  expect(files.length).toBeGreaterThan(3);
  return [
    '/',
    ...entries.flatMap(({ path }) => [path, `${path}?format=rss`, `${path}?preview=${createToken()}`]),
    ...files.flatMap(({ sha256, name }) => [`/s/${name}`, `/s/images/${sha256.slice(0, 32)}/${name}`]),
    '/sitemap.xml',
    '/robots.txt',
    '/search?q=winter',
    '/feed',
    '/favicon.ico',
    '/nowhere',
    '/?p=1',
    '/newsletter/confirm/made-up',
  ];
}

it('visitors get “Coming soon” at every address, in the language of the site, and nothing of it [EDIT-187]', async () => {
  const wrong: string[] = [];
  for (const host of HOSTS) {
    for (const path of await addresses()) {
      const { status, headers, text } = await get(host, path);
      const isHeld = status === 503 && headers['retry-after'] !== undefined;
      const isQuiet = !text.includes(TITLE) && !text.toLowerCase().includes('winter');
      const isSoon = path.startsWith('/newsletter/') || text.includes('Demnächst');
      const isHidden =
        path.startsWith('/newsletter/') || String(headers['x-robots-tag']).startsWith('noindex');
      if (!isHeld && !path.startsWith('/newsletter/')) wrong.push(`${host}${path}: ${status}`);
      if (!isQuiet || !isSoon || !isHidden) wrong.push(`${host}${path}: ${text.slice(0, 80)}`);
    }
  }
  expect(wrong).toEqual([]);
  const page = await get(HOSTS[0], '/');
  expect(page.text).toContain('<html lang="de-AT" dir="ltr">');
  expect(page.text).toContain('<meta name="robots" content="noindex">');
  expect((await get(HOSTS[0], '/', {}, 'HEAD')).status).toBe(503);
});

it('forms, sign-ups and data calls of visitors get no answer either [EDIT-187]', async () => {
  const id = createId();
  for (const [method, path] of [
    ['POST', `/api/form/submit/${id}/${id}`],
    ['GET', `/api/form/submitted/${id}/${id}`],
    ['POST', `/api/newsletter/subscribe/${id}/${id}`],
    ['POST', '/api/unlock'],
    ['GET', '/api/unlock'],
  ] as const) {
    for (const host of HOSTS) expect((await get(host, path, {}, method)).status).toBe(503);
  }
});

it('who may open the site in the editor sees it on the app host, and signs in there as ever [EDIT-187]', async () => {
  expect(await owner.handOver(HOSTS[1])).toBe(true);
  const page = await owner.visit(`http://${HOSTS[1]}/`);
  expect([page.statusCode, page.body.includes(TITLE)]).toEqual([200, true]);
  const stranger = await get(HOSTS[1], '/config/');
  expect([stranger.status, String(stranger.headers['location'])]).toEqual([
    302,
    expect.stringContaining('/hand-over'),
  ]);
  expect((await get(HOSTS[1], '/api/content', { accept: 'application/json' })).status).toBe(401);
});

it('a preview link shows its page, with the files on it [EDIT-187]', async () => {
  const { db } = test.services;
  const entry = await db
    .selectFrom('content_entries')
    .select('document_id as documentId')
    .where('site_id', '=', siteId)
    .where('path', '=', '/about')
    .executeTakeFirst();
  const documentId = (entry?.documentId ?? '') as DocumentId;
  const link = await owner.call('POST', '/api/preview-links', { documentId, expiresInHours: 1 }, HOSTS[1]);
  const { pathname, search } = new URL(link.body['url'] as string);
  expect((await get(HOSTS[0], pathname + search)).status).toBe(200);
  const file = await db
    .selectFrom('files')
    .select(['sha256', 'name'])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  const referer = `http://${HOSTS[0]}${pathname}${search}`;
  expect(
    (await get(HOSTS[0], `/s/images/${file.sha256.slice(0, 32)}/${file.name}`, { referer })).status,
  ).toBe(200);
  const elsewhere = `http://elsewhere.localhost${pathname}${search}`;
  const refused = await get(HOSTS[0], `/s/images/${file.sha256.slice(0, 32)}/${file.name}`, {
    referer: elsewhere,
  });
  expect(refused.status).toBe(503);
});

it('publishing makes it public in the same step; one switch takes it back, whatever was kept [EDIT-187]', async () => {
  const published = await owner.call(
    'POST',
    '/api/publish',
    { documentIds: 'all', makePublic: true },
    HOSTS[1],
  );
  expect(published.status).toBe(200);
  const statusOf = async () => (await get(HOSTS[0], '/')).status;
  await expect.poll(statusOf).toBe(200);
  expect([await statusOf(), await statusOf()]).toEqual([200, 200]);
  expect((await owner.call('GET', '/api/site/visibility', undefined, HOSTS[1])).body).toEqual({
    isPublic: true,
  });
  await owner.call('PUT', '/api/site/visibility', { isPublic: false }, HOSTS[1]);
  await expect.poll(statusOf).toBe(503);
});

it('a copy of a site is not public either, and a site asked to be public is [EDIT-187]', async () => {
  await owner.call('PUT', '/api/site/visibility', { isPublic: true }, HOSTS[1]);
  test.clock.advance(61_000);
  const copy = await owner.call('POST', `/api/sites/${siteId}/duplicate`, {
    title: 'Copy',
    identifier: 'copied-site',
  });
  expect(copy.body).toMatchObject({ isPublic: false });
  const asked = { title: 'Open', identifier: 'open-site', templateId: 'blank', isPublic: true };
  expect((await owner.call('POST', '/api/sites', asked)).body).toMatchObject({ isPublic: true });
  expect((await get('open-site.localhost', '/')).status).toBe(200);
});
