import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createId } from '#lib/id.ts';
import { NO_ACCESS_PAGES } from '#domain/gating/site-access.ts';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { addSessionKey } from '#server/accounts/session-keys.ts';
import { appendChange } from '#server/documents/append-change.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { addRedirect } from '#server/pages/add-redirect.ts';
import { hashPreviewToken } from '#server/pages/preview-links.ts';
import { identify } from '#server/callers/identify.ts';
import { VISITOR } from '#server/platform/http/caller.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { createSite } from '#server/sites/create-site.ts';
import { findSite } from '#server/sites/queries.ts';
import { ANY_VISITOR } from '#domain/gating/site-access.ts';
import { createLockStore } from '#server/locks/content-locks.ts';
import { keptProducts } from '#server/collections/products/kept-products.ts';
import { createRedirectRules } from '#server/redirects/redirect-rules.ts';
import { answerSitemap } from './answer-sitemap.ts';
import { createShellStore } from './load-shell.ts';
import { registerPublished } from './plugin.ts';
import { keptPages } from './page-reader.ts';
import { createSitemapPlans } from './sitemap-plan.ts';

const HOST = 'demo.localhost:8080';
const ORIGIN = `http://${HOST}`;
const homeId = createId<'document'>();
const aboutId = createId<'document'>();
const journalId = createId<'document'>();

let test: TestServices;
let app: FastifyInstance;
let siteId: SiteId;

beforeAll(async () => {
  test = await createTestServices();
  siteId = await createSite(test.services, {
    title: 'Demo',
    identifier: 'demo',
    ownerId: null,
    fill: fillSite,
  });
  app = await createHttpApp(test.services, { identify, routes: [], plugins: [registerPublished] });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await test.close();
});

function bodyOf(words: string): DocumentRecords {
  const sectionId = createId<'section'>();
  const blockId = createId<'block'>();
  return {
    [sectionId]: { id: sectionId, type: 'section', order: 'a', theme: 'white' },
    [blockId]: {
      id: blockId,
      type: 'block',
      blockType: 'text',
      sectionId,
      desktop: { x: 0, y: 0, w: 24, h: 4 },
      mobile: null,
      dataVersion: 1,
      data: {
        text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
        size: 'normal',
      },
    },
  };
}

async function create(
  site: SiteId,
  kind: 'site' | 'page' | 'collection' | 'item',
  id: DocumentId,
  settings: Record<string, string | boolean | number | null | string[]>,
  records: DocumentRecords = {},
  collectionId: DocumentId | null = null,
): Promise<void> {
  await test.services.db.transaction().execute((trx) =>
    createDocument(trx, {
      siteId: site,
      id,
      kind,
      collectionId,
      records: { settings: { id: 'settings', type: 'settings', ...settings }, ...records },
      authorId: null,
      name: 'Create',
    }),
  );
}

async function fillSite(site: SiteId): Promise<void> {
  const { siteDocumentId } = await findSite(test.services.db, site);
  const linkId = createId<'nav-link'>();
  await create(
    site,
    'site',
    siteDocumentId,
    { title: 'Demo', homePageId: homeId },
    {
      [linkId]: {
        id: linkId,
        type: 'nav-link',
        navigation: 'main',
        order: 'a',
        folderId: null,
        title: '',
        target: { kind: 'document', documentId: aboutId },
      },
    },
  );
  await create(site, 'page', homeId, { title: 'Start', urlName: 'start' }, bodyOf('Welcome in.'));
  await create(
    site,
    'page',
    aboutId,
    { title: 'About', urlName: 'about' },
    bodyOf('Who we are. '.repeat(80)),
  );
  await create(site, 'page', createId<'document'>(), {
    title: 'Off',
    urlName: 'off',
    enabled: false,
  });
  await create(site, 'page', createId<'document'>(), {
    title: 'Quiet',
    urlName: 'quiet',
    noindex: true,
  });
  await create(site, 'collection', journalId, { title: 'Journal', urlName: 'journal', pageSize: 2 });
  for (const number of [1, 2, 3, 4, 5]) {
    await create(
      site,
      'item',
      createId<'document'>(),
      {
        title: `Post ${number}`,
        urlName: `post-${number}`,
        workflowState: number === 5 ? 'draft' : 'published',
        publishAt: `2026-01-0${number}T10:00:00.000Z`,
        authorName: 'Ann',
        excerpt: `About ${number} ]]> <b>`,
        categories: number % 2 === 0 ? ['News & more'] : [],
        tags: ['Paper'],
      },
      bodyOf(`Text of post ${number}`),
      journalId,
    );
  }
  await publishDocuments(test.services, { siteId: site, documentIds: 'all', authorId: null, name: 'First' });
}

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url, headers: { host: HOST, ...headers } });
}

describe('public pages', () => {
  it('shows the home page at the root and leads its own path there [CONT-135] [CONT-137] [FIND-35]', async () => {
    const home = await get('/');
    expect(home.statusCode).toBe(200);
    expect(home.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(home.body).toContain('Welcome in.');
    expect(home.body).toContain('href="/about"');
    expect((await get('/start?x=1')).headers['location']).toBe('/?x=1');
  });

  it('answers with a strong tag, and 304 to whoever has the page, in any encoding', async () => {
    const first = await get('/about', { 'accept-encoding': 'gzip' });
    const tag = String(first.headers['etag']);
    expect(tag).toMatch(/^"[\w-]+-gzip"$/);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(first.headers['vary']).toBe('accept-encoding');
    const again = await get('/about', { 'accept-encoding': 'br', 'if-none-match': tag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get('/about', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('compresses with brotli and gzip to the same page', async () => {
    const plain = await get('/about');
    const br = await get('/about', { 'accept-encoding': 'gzip, br' });
    const gz = await get('/about', { 'accept-encoding': 'gzip, br;q=0' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it('answers HEAD like GET without the body', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/about', headers: { host: HOST } });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000);
  });

  it('does not accept other methods', async () => {
    const post = await app.inject({ method: 'POST', url: '/about', headers: { host: HOST }, payload: 'x=1' });
    expect(post.statusCode).toBe(405);
    expect(post.headers['allow']).toBe('GET, HEAD');
  });

  it.each([
    ['/about/', '/about'],
    ['/About', '/about'],
    ['//about', '/about'],
    ['/about/index.html', '/about'],
    ['/journal//post-1/', '/journal/post-1'],
    ['/about/?q=1', '/about?q=1'],
  ])('leads %s by one 301 to %s [FIND-47]', async (url, to) => {
    const response = await get(url);
    expect([response.statusCode, response.headers['location']]).toEqual([301, to]);
  });

  it('follows redirects, and pages win over them [FIND-49]', async () => {
    await test.services.db.transaction().execute(async (trx) => {
      await addRedirect(trx, siteId, { from: '/old-place', to: '/about', status: 301 });
    });
    const moved = await get('/old-place?a=b');
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, '/about?a=b']);
    const plain = await get('/old-place');
    expect([plain.statusCode, plain.headers['location']]).toEqual([301, '/about']);
    expect((await get('/old-place?c=d')).headers['location']).toBe('/about?c=d');
  });

  it('leads from what other systems ask for in the query, and carries the rest over [FIND-50]', async () => {
    await test.services.db.transaction().execute(async (trx) => {
      await addRedirect(trx, siteId, { from: '/?p=12', to: { documentId: aboutId }, status: 301 });
    });
    const visit = async (url: string) => {
      const response = await get(url);
      return [response.statusCode, response.headers['location']];
    };
    expect(await visit('/')).toEqual([200, undefined]);
    expect(await visit('/?p=12')).toEqual([301, '/about']);
    expect(await visit('/?utm_source=x&p=012')).toEqual([301, '/about?utm_source=x']);
    expect(await visit('/?p=13')).toEqual([200, undefined]);
    expect(await visit('/about?p=12')).toEqual([200, undefined]);
  });

  it.each(['/nothing', '/off', '/journal/post-5', '/journal/category/none', '/journal?page=9', '/%ff'])(
    '%s is not found [CONT-140] [CONT-185]',
    async (url) => {
      const response = await get(url, { accept: 'text/html' });
      expect(response.statusCode).toBe(404);
    },
  );

  it('shows a designed page where nothing is found, with header and footer [CONT-140]', async () => {
    const response = await get('/nothing');
    expect(response.body).toContain('Page not found');
    expect(response.body).toContain('href="/about"');
    expect(response.headers['x-robots-tag']).toBe('noindex, nofollow');
  });

  it('gives each answer of a kept page the id of its own request, and nothing else of its own [PLAT-76]', async () => {
    await get('/about');
    const answers = [await fetchRaw('/about'), await fetchRaw('/about')];
    const etag = String(answers[0]?.headers['etag']);
    answers.push(await fetchRaw('/about', { 'if-none-match': etag }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 304]);
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(3);
    const [first, second] = answers.map(({ headers: { 'x-request-id': _id, date: _date, ...rest } }) => rest);
    expect(second).toEqual(first);
  });

  it('is fresh after a publish, and served from memory before Fastify in between', async () => {
    await get('/about');
    expect(app.fastPath?.(fakeRequest('/about'), fakeResponse())).toBe(true);
    const kept = await fetchRaw('/about');
    expect(kept.status).toBe(200);
    expect(kept.headers['content-security-policy']).toContain('frame-ancestors');
    expect(kept.headers['x-content-type-options']).toBe('nosniff');

    const freshId = createId<'document'>();
    await create(siteId, 'page', freshId, { title: 'Fresh', urlName: 'fresh' }, bodyOf('Brand new.'));
    expect((await get('/fresh')).statusCode).toBe(404);
    await publishDocuments(test.services, {
      siteId,
      documentIds: [freshId],
      authorId: null,
      name: 'Second',
    });
    await vi.waitFor(async () => {
      expect((await get('/fresh')).statusCode).toBe(200);
      expect(app.fastPath?.(fakeRequest('/about'), fakeResponse())).toBe(false);
    });
  });
});

/** Through a real connection, where kept pages are answered before Fastify. */
async function fetchRaw(path: string, headers: Record<string, string> = {}) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    httpRequest({ port, path, headers: { host: HOST, ...headers } }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });
}

function fakeRequest(url: string) {
  return { method: 'GET', url, headers: { host: HOST } } as unknown as Parameters<
    NonNullable<FastifyInstance['fastPath']>
  >[0];
}

function fakeResponse() {
  return { writeHead: vi.fn<() => void>(), end: vi.fn<() => void>() } as unknown as Parameters<
    NonNullable<FastifyInstance['fastPath']>
  >[1];
}

describe('a blog collection', () => {
  it('lists posts newest first, paged [CONT-135]', async () => {
    const first = await get('/journal');
    expect(first.body.indexOf('Post 4')).toBeLessThan(first.body.indexOf('Post 3'));
    expect(first.body).not.toContain('Post 2');
    expect(first.body).toContain('href="/journal?page=2"');
    expect(first.body).toContain('<link rel="alternate" type="application/rss+xml" href="/journal/feed.xml"');
    const second = await get('/journal?page=2');
    expect(second.body).toContain('Post 1');
    expect(second.body).toContain('href="/journal"');
    expect(second.body).toContain(`<link rel="canonical" href="${ORIGIN}/journal?page=2">`);
  });

  it('has pages of categories and tags, whatever the case [FIND-26]', async () => {
    const category = await get('/journal/category/news%20%26%20MORE');
    expect(category.body).toContain('<h1>News &amp; more</h1>');
    expect(category.body).toContain('Post 2');
    expect(category.body).not.toContain('Post 3');
    expect(category.body).toContain(`href="${ORIGIN}/journal/category/News%20%26%20more"`);
    expect((await get('/journal/tag/paper')).statusCode).toBe(200);
  });

  it('shows a post with date, author and neighbours [CONT-139]', async () => {
    const { body } = await get('/journal/post-2');
    expect(body).toContain('Text of post 2');
    expect(body).toContain('January 2, 2026');
    expect(body).toContain('Ann');
    expect(body).toContain('href="/journal/post-1" rel="prev"');
    expect(body).toContain('href="/journal/post-3" rel="next"');
  });

  it('shows the approved comments of a post, and no others [COMT-06]', async () => {
    const entry = await test.services.db
      .selectFrom('content_entries')
      .select('document_id')
      .where('path', '=', '/journal/post-3')
      .where('stage', '=', 'live')
      .executeTakeFirstOrThrow();
    await test.services.db
      .insertInto('item_comments')
      .values(
        (['approved', 'pending', 'spam', 'deleted'] as const).map((state) => ({
          site_id: siteId,
          id: createId(),
          document_id: entry.document_id,
          parent_id: null,
          kind: 'comment' as const,
          state,
          author_name: 'Bo',
          author_url: '',
          body: `A comment that is ${state} <script>`,
          created_at: null,
        })),
      )
      .execute();
    const { body } = await get('/journal/post-3');
    expect(body).toContain('A comment that is approved &lt;script&gt;');
    expect(body).toContain('1 comment<');
    expect(body).not.toContain('A comment that is pending');
    expect(body).not.toContain('A comment that is spam');
  });

  it.each([
    ['/journal/feed.xml', 'application/rss+xml; charset=utf-8', '<guid isPermaLink="false">urn:portico:'],
    ['/journal?format=rss', 'application/rss+xml; charset=utf-8', '<dc:creator>Ann</dc:creator>'],
    ['/journal/feed.atom', 'application/atom+xml; charset=utf-8', '<id>urn:portico:'],
    [
      '/journal/feed.json',
      'application/feed+json; charset=utf-8',
      '"version":"https://jsonfeed.org/version/1.1"',
    ],
  ])('has a feed at %s [FIND-21] [FIND-23] [FIND-24] [FIND-25]', async (url, type, part) => {
    const feed = await get(url);
    expect(feed.statusCode).toBe(200);
    expect(feed.headers['content-type']).toBe(type);
    expect(feed.body).toContain(part);
    expect(feed.body).toContain('Text of post 4');
    expect(feed.body).not.toContain('Post 5');
    const since = String(feed.headers['last-modified']);
    expect((await get(url, { 'if-modified-since': since })).statusCode).toBe(304);
    expect((await get(url, { 'if-none-match': String(feed.headers['etag']) })).statusCode).toBe(304);
  });
});

describe('a narrowed feed', () => {
  it('has the posts of the category only, and names itself so [FIND-26]', async () => {
    const { body } = await get('/journal/feed.xml?category=news%20%26%20more');
    expect(body).toContain('Text of post 2');
    expect(body).not.toContain('Text of post 3');
    expect(body).toContain('feed.xml?category=news+%26+more" rel="self"');
  });

  it.each(['feed.xml', 'feed.atom', 'feed.json'])(
    'stands below the page of its label, which names it: %s [FIND-21] [FIND-26]',
    async (name) => {
      const { statusCode, body } = await get(`/journal/category/News%20%26%20more/${name}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('Text of post 2');
      expect(body).not.toContain('Text of post 3');
      const page = await get('/journal/category/News%20%26%20more');
      expect(page.body).toContain(`href="/journal/category/News%20%26%20more/${name}"`);
    },
  );

  it('has its main image with the length and type of the file [FIND-22]', async () => {
    const fileId = createId<'file'>();
    const path = `/s/images/${fileId}/a.jpg`;
    const image = { fileId, path, width: 4, height: 3, alt: '', focalPoint: { x: 0.5, y: 0.5 } };
    await test.services.db
      .insertInto('files')
      .values({
        site_id: siteId,
        id: fileId,
        name: 'a.jpg',
        kind: 'image',
        mime_type: 'image/jpeg',
        size: 4321,
        sha256: 'a'.repeat(64),
        width: 4,
        height: 3,
        uploaded_by: null,
        created_at: new Date(),
      })
      .execute();
    const pictured = createId<'document'>();
    const settings = { title: 'Pictured', urlName: 'pictured', workflowState: 'published' };
    await create(
      siteId,
      'item',
      pictured,
      { ...settings, publishAt: '2019-01-01T00:00:00.000Z', tags: ['pictured'], noindex: true },
      {},
      journalId,
    );
    const id = createId<'change'>();
    await test.services.db.transaction().execute((trx) =>
      appendChange(trx, {
        siteId,
        documentId: pictured,
        author: { accountId: null, name: 'Test' },
        change: {
          id,
          baseVersion: 0,
          name: 'Picture',
          gestureId: id,
          operations: [{ op: 'set', id: 'settings', field: 'featuredImage', value: image }],
        },
      }),
    );
    await publishDocuments(test.services, { siteId, documentIds: [pictured], authorId: null, name: 'x' });
    const { body } = await get('/journal/tag/pictured/feed.xml');
    expect(body).toContain(`<enclosure length="4321" type="image/jpeg" url="${ORIGIN}${path}"/>`);
  });
});

describe('for crawlers', () => {
  it('lists every public, indexable address once, the home page as the root [FIND-35] [FIND-36]', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    expect(
      addresses
        .map(String)
        .toSorted((a, b) => a.localeCompare(b))
        .filter((each) => !each?.endsWith('/fresh')),
    ).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/about`,
      `${ORIGIN}/journal`,
      `${ORIGIN}/journal/post-1`,
      `${ORIGIN}/journal/post-2`,
      `${ORIGIN}/journal/post-3`,
      `${ORIGIN}/journal/post-4`,
    ]);
  });

  it('splits a large sitemap into files that hold each address once [FIND-37]', async () => {
    const site = await findSite(test.services.db, siteId);
    const loaded = await createShellStore(test.services).load(site);
    if (loaded === null) throw new Error('The site is not published');
    const published = {
      services: test.services,
      site,
      loaded,
      visit: {
        host: 'public' as const,
        caller: VISITOR,
        websiteRoles: [],
        unlocked: new Set<DocumentId>(),
        viewer: ANY_VISITOR,
      },
      runtimeHref: null,
      sitemapPlans: createSitemapPlans(),
      redirectRules: createRedirectRules(test.services.db),
      locks: createLockStore(test.services.db),
      products: keptProducts(() => Promise.reject(new Error('sitemaps list no products'))),
      keptPages: keptPages(test.services.db),
      access: { documents: new Map(), areas: new Map(), pages: NO_ACCESS_PAGES },
      gates: { isGated: false },
    };
    const bodyAt = async (path: string) => {
      const answer = await answerSitemap(published, path, { addresses: 3, bytes: 1_000_000 });
      return answer?.kind === 'content' ? answer.body : '';
    };
    const files = [...(await bodyAt('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)];
    expect(files.length).toBeGreaterThanOrEqual(3);
    const held: string[] = [];
    for (let number = 1; number <= files.length; number += 1) {
      const body = await bodyAt(`/sitemap-${number}.xml`);
      held.push(...[...body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? ''));
    }
    expect(new Set(held).size).toBe(held.length);
    expect(held.length).toBeGreaterThanOrEqual(7);
  });

  it('generates robots.txt [FIND-40]', async () => {
    const { body } = await get('/robots.txt');
    for (const path of ['/config', '/api', '/cart', '/checkout', '/commerce', '/account', '/search']) {
      expect(body).toContain(`Disallow: ${path}\n`);
    }
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });
});

describe('owner view and previews', () => {
  it('tells the page where the configuration area of its site is [NAV-35]', async () => {
    const { body } = await get('/', { host: 'demo.app.localhost:8080' });
    const context =
      /<script type="application\/json" id="portico-page-context">([^<]*)</.exec(body)?.[1] ?? '{}';
    expect(JSON.parse(context)).toMatchObject({ website: { appOrigin: 'http://demo.app.localhost:8080' } });
  });

  it('shows the published page on the app host to everybody, never cached or indexed [CONT-234]', async () => {
    const response = await get('/about', { host: 'demo.app.localhost:8080' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(response.body).toContain('"authenticatedAccount":null');
  });

  it('tells the page who is signed in, on the app host alone [ROLE-03]', async () => {
    const { db } = test.services;
    const accountId = createId<'account'>();
    await db
      .insertInto('accounts')
      .values({
        id: accountId,
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        email_key: 'ada@example.com',
        password_hash: 'x',
        password_off_at: null,
        is_installation_owner: false,
        language: null,
        created_at: new Date(),
      })
      .execute();
    const session = {
      id: createId<'session'>(),
      account_id: accountId,
      device: 'test',
      reauthenticated_at: null,
      created_at: new Date(),
      last_seen_at: new Date(),
      expires_at: new Date(Date.now() + 60_000),
    };
    await db.insertInto('sessions').values(session).execute();
    const told = async (host: string) => {
      const token = await addSessionKey(db, session.id, host.replace(':8080', ''));
      return (await get('/about', { host, cookie: `portico_session=${token}` })).body;
    };
    expect(await told('demo.app.localhost:8080')).toContain(
      `"authenticatedAccount":{"id":"${accountId}","displayName":"Ada Lovelace"}`,
    );
    expect(await told(HOST)).toContain('"authenticatedAccount":null');
  });

  it('shows a draft to whoever holds a link, until it expires', async () => {
    const draftId = createId<'document'>();
    await create(siteId, 'page', draftId, { title: 'Draft', urlName: 'draft' }, bodyOf('Not yet public.'));
    const token = 'x'.repeat(43);
    await test.services.db
      .insertInto('preview_links')
      .values({
        site_id: siteId,
        id: createId<'preview-link'>(),
        document_id: draftId,
        token_hash: hashPreviewToken(token),
        created_by: null,
        created_by_name: 'Ann',
        created_at: new Date(test.clock.now),
        expires_at: new Date(test.clock.now + 3_600_000),
      })
      .execute();
    expect((await get('/draft')).statusCode).toBe(404);
    const preview = await get(`/draft?preview=${token}`);
    expect(preview.body).toContain('Not yet public.');
    expect(preview.headers['cache-control']).toBe('private, no-store');
    expect(preview.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect((await get(`/draft?preview=${'y'.repeat(43)}`)).statusCode).toBe(404);
    test.clock.advance(3_600_001);
    expect((await get(`/draft?preview=${token}`)).statusCode).toBe(404);
  });
});

describe('fonts', () => {
  it('are served for ever at addresses with their version', async () => {
    const font = await get('/_portico/fonts/5.3.0/figtree-latin-wght-normal.woff2');
    expect(font.statusCode).toBe(200);
    expect(font.headers['content-type']).toBe('font/woff2');
    expect(font.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  });

  it.each(['5.2.0/figtree-latin-wght-normal.woff2', '5.3.0/figtree-..-package.woff2', '5.3.0/none-x.woff2'])(
    'are not found at %s',
    async (file) => {
      expect((await get(`/_portico/fonts/${file}`)).statusCode).toBe(404);
    },
  );
});
