import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newGalleryItem } from '#blocks/gallery/schema.ts';
import type { DocumentId, DocumentRecords } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { appendChange } from '#server/documents/append-change.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { ANNA, buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { lockRoutes } from './routes.ts';

/** Stands in everything a visitor could see of what is locked. */
const MARKER = 'Zebrafinch';
const PASSWORD = 'open sesame';

let test: TestApp;
let visitors: FastifyInstance;
let site: BuiltSite;
let anna: Contributor;
let secretId: DocumentId;
let journalId: DocumentId;
let albumId: DocumentId;

beforeAll(async () => {
  test = await createTestApp(lockRoutes);
  visitors = await createHttpApp(test.services, { identify, routes: [], plugins: [registerPublished] });
  await visitors.ready();
});
afterAll(async () => {
  await visitors.close();
  await test.close();
});
beforeEach(async () => {
  site = await buildSite(test.services);
  [secretId, journalId, albumId] = [createId<'document'>(), createId<'document'>(), createId<'document'>()];
  anna = await signInContributor(test.app, test.services, site, 'Anna');
});

const picture = {
  fileId: createId<'file'>(),
  path: `/s/images/${MARKER}.jpg`,
  width: 300,
  height: 200,
  alt: MARKER,
  focalPoint: { x: 0.5, y: 0.5 },
};

async function create(
  kind: 'page' | 'collection' | 'item',
  id: DocumentId,
  settings: JsonObject,
  blocks: readonly (readonly [type: string, data: JsonObject])[] = [],
  collectionId: DocumentId | null = null,
): Promise<void> {
  const records: DocumentRecords = Object.fromEntries(
    blocks.map(([blockType, data], index) => [
      `b${index}`,
      {
        id: `b${index}`,
        type: 'block',
        blockType,
        sectionId: 's1',
        desktop: { x: 0, y: index * 8, w: 24, h: 8 },
        mobile: null,
        dataVersion: blockType === 'gallery' ? 2 : 1,
        data,
      },
    ]),
  );
  const section = { id: 's1', type: 'section', order: 'a' } as const;
  await test.services.db.transaction().execute((trx) =>
    createDocument(trx, {
      siteId: site.siteId,
      id,
      kind,
      collectionId,
      records: { settings: { id: 'settings', type: 'settings', ...settings }, s1: section, ...records },
      authorId: null,
      name: 'Create',
    }),
  );
}

const textBlock = (words: string): readonly [string, JsonObject] => [
  'text',
  {
    text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
    size: 'normal',
  },
];
const drawsOn = (documentId: DocumentId): JsonObject => ({ collection: { kind: 'page', documentId } });

/** A site whose home page draws on two collections, with a page and posts full of the marker. */
async function fillSite(): Promise<void> {
  const homeId = createId<'document'>();
  const marked = {
    description: MARKER,
    seoTitle: MARKER,
    excerpt: MARKER,
    socialImage: picture,
    tags: [MARKER],
    categories: ['News'],
  };
  await create('page', homeId, { title: 'Home', urlName: 'home' }, [
    textBlock('Welcome.'),
    ['summary', drawsOn(journalId)],
    ['gallery', { ...drawsOn(albumId), items: [], design: 'slideshow' }],
    ['gallery', { ...drawsOn(journalId), items: [], design: 'slideshow' }],
  ]);
  await create('page', secretId, { title: 'Secret', urlName: 'secret', ...marked }, [textBlock(MARKER)]);
  await create('collection', journalId, { title: 'Journal', urlName: 'journal', ...marked });
  const post = { title: MARKER, urlName: 'a-post', workflowState: 'published', ...marked };
  const dated = {
    ...post,
    publishAt: '2026-01-01T10:00:00.000Z',
    featuredImage: picture,
    authorName: MARKER,
  };
  await create('item', createId<'document'>(), dated, [textBlock(MARKER)], journalId);
  await create('collection', albumId, {
    title: 'Pictures',
    urlName: 'pictures',
    collectionType: 'slide-gallery',
    gallery: {
      items: [{ ...newGalleryItem(picture), title: MARKER, urlName: 'slide' }],
      design: 'slideshow',
    },
  } as unknown as JsonObject);
  await test.services.db.transaction().execute((trx) =>
    appendChange(trx, {
      siteId: site.siteId,
      documentId: site.siteDocumentId,
      author: ANNA,
      at: new Date(test.clock.now),
      change: {
        id: createId<'change'>(),
        baseVersion: 0,
        name: 'Settings',
        gestureId: createId(),
        operations: [
          { op: 'set', id: 'settings', field: 'homePageId', value: homeId },
          { op: 'set', id: 'settings', field: 'notFoundPageId', value: secretId },
        ],
      },
    }),
  );
  await publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Publish',
  });
}

const host = () => `${site.identifier}.localhost`;
const visit = (url: string, more: Partial<InjectOptions> = {}) =>
  visitors.inject({ url, remoteAddress: '203.0.113.7', ...more, headers: { host: host(), ...more.headers } });
const lock = (documentId: DocumentId, password: string | null) =>
  anna.browser.call('PUT', `/api/content/${documentId}/password`, { password }, anna.host);
const lockSite = (password: string | null) =>
  anna.browser.call('PUT', '/api/site-password', { password }, anna.host);

async function enter(to: string, password: string, cookie = '', remoteAddress = '203.0.113.7') {
  const answer = await visitors.inject({
    method: 'POST',
    url: '/api/unlock',
    remoteAddress,
    headers: {
      host: host(),
      origin: `http://${host()}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie === '' ? {} : { cookie }),
    },
    payload: new URLSearchParams({ to, password }).toString(),
  });
  const set = answer.cookies.find(({ name }) => name === 'portico_unlocked');
  return { answer, cookie: set === undefined ? '' : `portico_unlocked=${set.value}`, set };
}

const OUTPUTS = [
  '/',
  '/secret',
  '/secret?screenshot',
  '/secret/',
  '/SECRET',
  '/nothing-here',
  '/journal',
  '/journal?page=1',
  '/journal?format=rss',
  '/journal/a-post',
  '/journal/nothing-here',
  '/journal/feed.xml',
  '/journal/feed.atom',
  '/journal/feed.json',
  '/journal/category/News',
  `/journal/tag/${MARKER}`,
  '/journal/category/News/feed.xml',
  '/pictures',
  '/pictures/slide',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/robots.txt',
  '/favicon.ico',
] as const;

/** Outputs in which the marker stands, on both hosts, for who has given no password and is no contributor. */
async function outputsWithMarker(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const url of OUTPUTS) {
    for (const each of [host(), `${site.identifier}.app.localhost`]) {
      // Twice: made, and from memory.
      for (let time = 0; time < 2; time += 1) {
        const answer = await visit(url, { headers: { host: each } });
        const text = answer.body.replaceAll(new RegExp(`/journal/tag/${MARKER}`, 'g'), '');
        if (text.includes(MARKER)) found.push(`${each} ${url}`);
      }
    }
  }
  return found;
}

describe('a password for a page or a collection', () => {
  it('leaves nothing of what it locks in any public output [MEMB-61]', async () => {
    await fillSite();
    // The marker is looked for where it stands without passwords.
    expect((await outputsWithMarker()).length).toBeGreaterThan(30);
    for (const id of [secretId, journalId, albumId]) expect((await lock(id, PASSWORD)).status).toBe(200);
    expect(await outputsWithMarker()).toEqual([]);
    const sitemap = (await visit('/sitemap.xml')).body;
    expect([sitemap.includes('/secret'), sitemap.includes('/journal')]).toEqual([false, false]);
  });

  it('answers 403 with noindex and a form in the site’s language, which nobody keeps [CONT-143] [MEMB-61] [MEMB-63]', async () => {
    await fillSite();
    expect((await visit('/secret')).statusCode).toBe(200);
    await lock(secretId, PASSWORD);
    const answer = await visit('/secret');
    expect(answer.statusCode).toBe(403);
    expect(answer.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-store',
    });
    expect(answer.body).toMatch(/<form method="post" action="\/api\/unlock"/);
    expect(answer.body).toContain('<label for="portico-password">Password</label>');
    expect(answer.body).toContain('value="/secret"');
    expect(answer.body).toMatch(/<meta name="robots" content="noindex/);
    await lock(secretId, null);
    expect((await visit('/secret')).statusCode).toBe(200);
  });

  it('opens with a signed cookie for 30 days, and everybody else goes on getting the form [MEMB-62] [NAV-73] [NAV-74]', async () => {
    await fillSite();
    await lock(secretId, PASSWORD);
    await lock(journalId, 'another one');
    const { answer, cookie, set } = await enter('/secret?x=1', PASSWORD);
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/secret?x=1']);
    expect(set).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 86_400 });
    const opened = await visit('/secret', { headers: { cookie } });
    expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(opened.body).toContain(MARKER);
    expect((await visit('/secret')).statusCode).toBe(403);
    expect((await visit('/journal', { headers: { cookie } })).statusCode).toBe(403);
    const both = await enter('/journal/a-post', 'another one', cookie);
    for (const url of ['/secret', '/journal', '/journal/a-post', '/journal/feed.xml']) {
      expect((await visit(url, { headers: { cookie: both.cookie } })).statusCode, url).toBe(200);
    }
    test.clock.now += 31 * 86_400_000;
    expect((await visit('/secret', { headers: { cookie } })).statusCode).toBe(403);
  });

  it('closes again for all when it is changed, and a made-up cookie opens nothing [MEMB-62]', async () => {
    await fillSite();
    await lock(secretId, PASSWORD);
    const { cookie } = await enter('/secret', PASSWORD);
    expect((await visit('/secret', { headers: { cookie } })).statusCode).toBe(200);
    await lock(secretId, PASSWORD);
    expect((await visit('/secret', { headers: { cookie } })).statusCode).toBe(403);
    const fresh = (await enter('/secret', PASSWORD)).cookie;
    const [name = '', expires = '', signature = ''] = fresh.split('.');
    for (const forged of [`${name}.${Number(expires) + 1}.${signature}`, `${name}.${expires}.x`, name]) {
      expect((await visit('/secret', { headers: { cookie: forged } })).statusCode).toBe(403);
    }
    const elsewhere = site;
    site = await buildSite(test.services);
    await fillSite();
    anna = await signInContributor(test.app, test.services, site, 'Anna');
    await lock(secretId, PASSWORD);
    expect((await visit('/secret', { headers: { cookie: fresh } })).statusCode).toBe(403);
    expect(elsewhere.siteId).not.toBe(site.siteId);
  });

  it('says that it was wrong at the field, and is tried ten times in a quarter of an hour [MEMB-63]', async () => {
    await fillSite();
    await lock(secretId, PASSWORD);
    for (let time = 0; time < 10; time += 1) {
      const { answer, cookie } = await enter('/secret', 'wrong');
      expect([answer.statusCode, cookie]).toEqual([403, '']);
      expect(answer.body).toMatch(/aria-describedby="portico-password-problem"/);
      expect(answer.body).toMatch(/<p id="portico-password-problem" role="alert">Incorrect password\.<\/p>/);
    }
    const { answer } = await enter('/secret', PASSWORD);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900']);
    expect(answer.body).toContain('Too many attempts. Please try again later.');
    expect((await enter('/secret', PASSWORD, '', '198.51.100.4')).answer.statusCode).toBe(303);
    test.clock.now += 901_000;
    expect((await enter('/secret', PASSWORD)).answer.statusCode).toBe(303);
  });

  it('leads nowhere but to this site, and not from pages of others', async () => {
    await fillSite();
    await lock(secretId, PASSWORD);
    for (const to of ['//evil.example', 'https://evil.example/', '/\\evil.example', '']) {
      expect((await enter(to, PASSWORD)).answer.headers['location'], to).toBe('/');
    }
    const foreign = await visitors.inject({
      method: 'POST',
      url: '/api/unlock',
      headers: { host: host(), origin: 'https://evil.example' },
      payload: { to: '/secret', password: PASSWORD },
    });
    expect(foreign.statusCode).toBe(403);
    expect(foreign.cookies).toEqual([]);
  });

  it('has 4 to 128 characters, and is kept as a hash [MEMB-61]', async () => {
    await fillSite();
    expect((await lock(secretId, 'abc')).status).toBe(400);
    expect((await lock(secretId, 'x'.repeat(129))).status).toBe(400);
    expect((await lock(secretId, 'x'.repeat(128))).status).toBe(200);
    const row = await test.services.db
      .selectFrom('content_locks')
      .select('password_hash')
      .where('site_id', '=', site.siteId)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    const { body } = await anna.browser.call(
      'GET',
      `/api/content/${secretId}/password`,
      undefined,
      anna.host,
    );
    expect(body).toEqual({ isSet: true });
  });

  it('does not keep contributors out of the app host, who publish as before', async () => {
    await fillSite();
    await lock(secretId, PASSWORD);
    const cookies = Object.fromEntries(anna.browser.cookies);
    const answer = await visitors.inject({ url: '/secret', headers: { host: anna.host }, cookies });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a password for the whole site', () => {
  it('leaves nothing of it but its name, at any address [MEMB-61] [CONT-143]', async () => {
    await fillSite();
    await lockSite(PASSWORD);
    expect(await outputsWithMarker()).toEqual([]);
    for (const url of ['/', '/secret', '/journal/feed.xml', '/sitemap.xml', '/nothing-here', '/?p=1']) {
      const answer = await visit(url);
      expect([url, answer.statusCode, answer.body.includes('Welcome')]).toEqual([url, 403, false]);
      expect(answer.body).not.toContain('Journal');
      expect(answer.body).toContain('This site is protected');
    }
    const { cookie } = await enter('/', PASSWORD);
    const home = await visit('/', { headers: { cookie } });
    expect([home.statusCode, home.body.includes('Welcome')]).toEqual([200, true]);
    await test.services.db.transaction().execute((trx) => bumpRevision(trx, site.siteId));
    expect((await visit('/', { headers: { cookie } })).statusCode).toBe(200);
    await lock(secretId, 'a second one');
    expect((await visit('/secret', { headers: { cookie } })).statusCode).toBe(403);
  });
});
