import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { JsonValue } from '#lib/json.ts';
import { identify } from '#server/callers/identify.ts';
import { buildShop, publishShop } from '#server/carts/testing/build-shop.ts';
import { buildSite, change, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { registerPublished } from './plugin.ts';

let test: TestServices;
let visitors: FastifyInstance;
let site: BuiltSite;
let shop: DocumentId;
let jug: DocumentId;
let bowl: DocumentId;
let cups: DocumentId;

const category = (name: string, parentId: string | null = null): DocumentRecord => ({
  id: createId(),
  type: 'category',
  order: name,
  parentId,
  name,
  urlName: name.toLowerCase().replaceAll(' ', '-'),
});
const tableware = category('Tableware');
const pots = category('Big pots', tableware.id);

beforeAll(async () => {
  test = await createTestServices();
  visitors = await createHttpApp(test.services, { identify, routes: [], plugins: [registerPublished] });
  await visitors.ready();
  site = await buildSite(test.services);
  const plans = ['Jug', 'Bowl', 'Cups'].map((title) => ({ title, prices: [1000] }));
  const built = (await buildShop(test.services, site.siteId, plans)).map(({ productId }) => productId);
  [jug, bowl, cups] = built as [DocumentId, DocumentId, DocumentId];
  const { id } = await test.services.db
    .selectFrom('content_entries')
    .select('document_id as id')
    .where('site_id', '=', site.siteId)
    .where('stage', '=', 'live')
    .where('kind', '=', 'collection')
    .executeTakeFirstOrThrow();
  shop = id;
  await put(shop, [tableware, pots, category('Garden'), category('Plates')]);
  await set(jug, 'categoryIds', [pots.id]);
  await set(cups, 'categories', ['Garden', 'Tea / Coffee & more']);
  await publish();
});
afterAll(async () => {
  await visitors.close();
  await test.close();
});

const publish = () => publishShop(test.services, site.siteId);
const put = (documentId: DocumentId, records: readonly DocumentRecord[]) =>
  change(
    test.services,
    site.siteId,
    documentId,
    records.map((record) => ({ op: 'put', record })),
  );
const set = (documentId: DocumentId, field: string, value: JsonValue) =>
  change(test.services, site.siteId, documentId, [{ op: 'set', id: 'settings', field, value }]);

async function visit(url: string): Promise<string> {
  const answer = await visitors.inject({ url, headers: { host: `${site.identifier}.localhost:8080` } });
  expect(answer.statusCode, url).toBe(200);
  return answer.body;
}
const status = async (url: string) =>
  (await visitors.inject({ url, headers: { host: `${site.identifier}.localhost:8080` } })).statusCode;

/** What the sitemap says, with the paths of the pictures of each address. */
async function sitemap() {
  const entries = (await visit('/sitemap.xml')).matchAll(
    /<loc>http:\/\/[^/]+(.*?)<\/loc><lastmod>(.*?)<\/lastmod>(.*?)<\/url>/g,
  );
  return [...entries].map(([, path = '', changedAt = '', rest = '']) => ({
    path,
    changedAt,
    pictures: [...rest.matchAll(/<image:loc>http:\/\/[^/]+(.*?)<\/image:loc>/g)].map(([, each]) => each),
  }));
}

/** The parts of the one list of this type in the graph of a page. */
function listIn(page: string, type: 'BreadcrumbList' | 'ItemList') {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
  const { '@graph': graph } = JSON.parse(json) as {
    '@graph': readonly { '@type': string; itemListElement: readonly Record<string, unknown>[] }[];
  };
  return graph.find((each) => each['@type'] === type)?.itemListElement ?? [];
}

it('categories with products stand in the sitemap as of the newest of them, and others are not for search engines [FIND-35, FIND-36]', async () => {
  await set(bowl, 'visibility', 'unlisted');
  await set(bowl, 'categories', ['Secret']);
  await publish();
  test.clock.advance(60_000);
  await set(jug, 'excerpt', 'Pours without a drip.');
  const only = { siteId: site.siteId, documentIds: [jug], authorId: null, name: 'Publish' };
  await publishDocuments(test.services, only);
  const found = await sitemap();
  const changedAt = (path: string) => found.find((each) => each.path === path)?.changedAt;
  const below = found.map(({ path }) => path).filter((path) => path.startsWith('/shop/category/'));
  expect(below).toEqual([
    '/shop/category/garden',
    '/shop/category/tableware',
    '/shop/category/big-pots',
    '/shop/category/Tea%20%2F%20Coffee%20%26%20more',
  ]);
  // Each page says of itself what the sitemap says of it.
  for (const path of below) {
    const [, canonical] = /rel="canonical" href="http:\/\/[^/]+(.*?)"/.exec(await visit(path)) ?? [];
    expect(canonical).toBe(path);
  }
  const newest = changedAt('/shop/jug') ?? '';
  expect(changedAt('/shop/category/big-pots')).toBe(newest);
  expect(changedAt('/shop/category/tableware')).toBe(newest);
  expect(changedAt('/shop')).toBe(newest);
  expect((changedAt('/shop/category/garden') ?? newest) < newest).toBe(true);
  const empty = await visit('/shop/category/plates');
  expect(empty).toContain('<meta name="robots" content="noindex');
  expect(empty).not.toContain('rel="canonical"');

  await set(shop, 'noindex', true);
  await publish();
  expect((await sitemap()).filter(({ path }) => /^\/shop(\/category|$)/.test(path))).toEqual([]);
  await set(shop, 'noindex', false);
  await set(bowl, 'visibility', 'listed');
  await set(bowl, 'categories', []);
  await publish();
});

it('a category whose name has signs that addresses write otherwise has a page', async () => {
  expect(await visit('/shop/category/Tea%20%2F%20Coffee%20%26%20more')).toContain('href="/shop/cups"');
});

it('the address of a category that is gone gives way to a redirect [FIND-49]', async () => {
  const from = '/shop/category/crockery';
  expect(await status(from)).toBe(404);
  await test.services.db
    .insertInto('redirects')
    .values({
      site_id: site.siteId,
      from_path: from,
      to_path: '/shop/category/tableware',
      document_id: null,
      status: 301,
      source: 'owner',
      created_at: new Date(),
      position: null,
    })
    .execute();
  await publish();
  expect(await status(from)).toBe(301);
});

it('a product has all of its pictures in the sitemap, each once [FIND-38]', async () => {
  const pictures = ['jug', 'side', 'jug', 'top'].map((name) => ({
    fileId: createId(),
    path: `/s/${name}.jpg`,
    width: 800,
    height: 1000,
    alt: name,
    focalPoint: { x: 0.5, y: 0.5 },
  }));
  const [featured = null, ...others] = pictures;
  await set(jug, 'featuredImage', featured);
  await put(
    jug,
    others.map((image, at) => ({ id: createId(), type: 'product-image', order: `V${at}`, image })),
  );
  await publish();
  expect((await sitemap()).find(({ path }) => path === '/shop/jug')?.pictures).toEqual([
    '/s/jug.jpg',
    '/s/side.jpg',
    '/s/top.jpg',
  ]);
});

it('search engines are told the products of a list in the order that it shows [FIND-62]', async () => {
  const page = await visit('/shop');
  const shown = [...page.matchAll(/<a [^>]*href="(\/shop\/[a-z]+)"/g)].map(([, path]) => path);
  const listed = listIn(page, 'ItemList');
  expect(listed.map(({ url }) => String(url).replace(/^http:\/\/[^/]+/, ''))).toEqual([...new Set(shown)]);
  expect(listed.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(listed.map(({ name }) => name)).toContain('Cups');
  expect(listIn(await visit('/shop/category/garden'), 'ItemList')).toHaveLength(1);
  expect(listIn(await visit('/shop/jug'), 'ItemList')).toEqual([]);
});

it('the trail of a product is told as its page shows it, with its first category [FIND-58]', async () => {
  const page = await visit('/shop/jug');
  const [, trail = ''] = /<nav class="portico-trail"[^>]*>(.*?)<\/nav>/s.exec(page) ?? [];
  const shown = [...trail.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, path, name]) => [name, path]);
  const told = listIn(page, 'BreadcrumbList').map(({ name, item }) => [
    name,
    String(item).replace(/^http:\/\/[^/]+/, ''),
  ]);
  expect(told).toEqual([...shown, ['Jug', '/shop/jug']]);
  expect(told).toContainEqual(['Big pots', '/shop/category/big-pots']);
});

it('a product is found by its brand', async () => {
  await set(jug, 'structuredContent', { productType: 'physical', brand: 'Hillside Pottery' });
  await publish();
  const found = await visit('/shop?q=hillside');
  expect([found.includes('href="/shop/jug"'), found.includes('href="/shop/cups"')]).toEqual([true, false]);
});
