import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import type { Operation } from '#domain/documents/operation.ts';
import { newVariantId } from '#domain/products/variant.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import { NOTHING_WITHHELD } from '#domain/gating/withheld-documents.ts';
import { loadSortedProducts } from '#server/collections/products/load-sorted-products.ts';
import { documentRoutes } from '#server/documents/routes.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { buildPage, buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { loadNeeds } from '#server/needs/load-needs.ts';
import { pageRoutes } from '#server/pages/routes.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { openStore } from '#server/store/open-store.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { productRoutes } from './routes.ts';

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;
let shop: DocumentId;
let jug: DocumentId;
let bowl: DocumentId;

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: JsonObject) =>
  anna.browser.call(method, path, body, anna.host);
const idOf = (body: JsonObject) => (body['entry'] as JsonObject)['documentId'] as DocumentId;

beforeAll(async () => {
  test = await createTestApp([...pageRoutes, ...documentRoutes, ...productRoutes], {}, [registerPublished]);
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
  const page = { title: 'Shop', kind: 'collection', collectionType: 'products', navigation: 'main' };
  shop = idOf((await call('POST', '/api/pages', page)).body);
  jug = await product('Jug');
  bowl = await product('Bowl');
  const only = await variantOf(jug);
  await set(jug, only.id, 'price', 6800);
  await set(jug, only.id, 'sku', 'JUG-1');
  await set(jug, 'settings', 'excerpt', 'Pours without a drip.');
  await publish();
});
afterAll(() => test.close());

async function product(title: string, collectionId = shop): Promise<DocumentId> {
  const id = idOf((await call('POST', '/api/items', { collectionId, title })).body);
  await set(id, 'settings', 'workflowState', 'published');
  return id;
}

const publish = () =>
  publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Publish',
  });
const recordsOf = async (documentId: DocumentId) =>
  (await loadDocument(test.services.db, site.siteId, documentId))?.records ?? {};
const variantsOf = async (documentId: DocumentId) =>
  Object.values(await recordsOf(documentId)).filter(({ type }) => type === 'variant');
async function variantOf(documentId: DocumentId): Promise<DocumentRecord> {
  const [variant] = await variantsOf(documentId);
  if (variant === undefined) throw new Error('no variant');
  return variant;
}

async function change(documentId: DocumentId, operations: readonly Operation[]) {
  const document = await loadDocument(test.services.db, site.siteId, documentId);
  const changed = {
    id: createId(),
    baseVersion: document?.version ?? 0,
    name: 'Change',
    gestureId: createId(),
    operations,
  };
  const body = { clientId: createId(), changes: [changed] } as unknown as JsonObject;
  return JSON.stringify((await call('POST', `/api/documents/${documentId}/changes`, body)).body);
}
const set = (documentId: DocumentId, id: string, field: string, value: JsonValue) =>
  change(documentId, [{ op: 'set', id, field, value }]);

async function visit(path: string): Promise<string> {
  const answer = await test.app.inject({
    method: 'GET',
    url: path,
    headers: { host: `${site.identifier}.localhost:8080` },
  });
  expect(answer.statusCode, path).toBe(200);
  return answer.body;
}

const status = async (url: string): Promise<number> =>
  (await test.app.inject({ url, headers: { host: `${site.identifier}.localhost:8080` } })).statusCode;

/** How many products a store page lists, and how many queries that takes. */
async function listed(collectionId: DocumentId): Promise<{ products: number; queries: number }> {
  let queries = 0;
  const counted = test.services.db.withPlugin({
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const products = await loadSortedProducts(
    counted,
    site.siteId,
    collectionId,
    { sort: 'hand', itemOrder: [] },
    NOTHING_WITHHELD,
  );
  return { products: products.length, queries };
}

const stock = (documentId: DocumentId, body: JsonObject) =>
  call('PUT', `/api/items/${documentId}/stock`, body);

describe('a store page', () => {
  it('begins with its settings, a product with one variant of a random id [COMM-21, COMM-22, CONT-101, CONT-121]', async () => {
    expect((await recordsOf(shop))['settings']).toMatchObject({
      collectionType: 'products',
      productLayout: 'products',
      sort: 'hand',
    });
    expect((await recordsOf(bowl))['settings']).toMatchObject({
      recordType: 'store-item',
      structuredContent: { productType: 'physical' },
    });
    expect(await variantsOf(bowl)).toHaveLength(1);
  });

  it('lists products with their prices, recognised by its ids and classes [COMM-10, COMM-39, COMM-95, NAV-67]', async () => {
    const page = await visit('/shop');
    expect(page).toContain('id="productList"');
    expect(page).toContain('class="ProductList-grid"');
    expect(page).toContain('$68.00');
    expect(page).toContain('href="/shop/jug"');
    expect(page).toMatch(/<a class="ProductList-quick" href="\/shop\/jug" data-quick-view[^>]*>Quick view</);
    await set(shop, 'settings', 'showQuickView', false);
    await publish();
    const still = await visit('/shop');
    expect(still).not.toContain('ProductList-quick');
    expect(still).not.toContain('<script src');
    await set(shop, 'settings', 'showQuickView', true);
    await publish();
  });

  it('shows a product with its price, words and structured data [COMM-94, FIND-60, FIND-65, NAV-66]', async () => {
    const page = await visit('/shop/jug');
    expect(page).toContain('id="productDetails"');
    expect(page).toMatch(/class="[^"]*\bProductItem\b/);
    expect(page).toContain('class="product-variants"');
    expect(page).toContain('data-layout="simple"');
    expect(page).toContain('$68.00');
    expect(page).toContain('SKU: JUG-1');
    expect(page).toContain('In stock');
    expect(page).toContain('Pours without a drip.');
    expect(page).toContain('"@type":"Product"');
    expect(page).toContain('"price":"68.00"');
    expect(page).toContain('action="/cart/lines"');
    expect(page).toMatch(/<button type="submit"[^>]*>Add to cart</);
    expect(page).toContain('<meta property="og:type" content="product">');
    expect(page).toContain('<meta property="product:price:amount" content="68.00">');
    expect(page).toContain('<meta property="product:price:currency" content="USD">');
    expect(page).not.toContain('property="article:');
    expect(await visit('/shop')).not.toContain('product:price');
  });

  it('says on the button what the owner wrote [COMM-09]', async () => {
    await set(jug, 'settings', 'addToCartText', 'Order now');
    await publish();
    expect(await visit('/shop/jug')).toMatch(/<button type="submit"[^>]*>Order now</);
    expect(await set(jug, 'settings', 'addToCartText', 'x'.repeat(101))).toContain('settings.addToCartText');
    await set(jug, 'settings', 'addToCartText', '');
    await publish();
  });

  it('names its brand on its page and to search engines [FIND-57, FIND-60]', async () => {
    const content = { productType: 'physical' };
    await set(jug, 'settings', 'structuredContent', { ...content, brand: 'Hillside <Pottery>' });
    await publish();
    const page = await visit('/shop/jug');
    expect(page).toContain('<p class="ProductItem-brand">Hillside &lt;Pottery&gt;</p>');
    expect(page).toContain('"brand":{"@type":"Brand","name":"Hillside \\u003cPottery');
    const tooLong = { ...content, brand: 'x'.repeat(101) };
    expect(await set(jug, 'settings', 'structuredContent', tooLong)).toContain('structuredContent.brand');
    await set(jug, 'settings', 'structuredContent', content);
    await publish();
  });

  it('answers with the top of the page of a product for a look at it over a list', async () => {
    const view = JSON.parse(await visit('/shop/jug?format=quick-view')) as Record<string, string>;
    expect(view['title']).toBe('Jug');
    expect(view['html']).toContain('action="/cart/lines"');
    expect(view['html']).toContain('$68.00');
    expect(view['html']).toContain('<a href="/shop/jug">View full details</a>');
    expect(view['html']).not.toContain('portico-trail');
    expect(await status('/shop/nothing?format=quick-view')).toBe(404);
  });

  it('shows the pictures of products in the galleries of blocks [COMM-15, GAL-217]', async () => {
    const picture = { fileId: createId(), path: '/s/jug.jpg', width: 800, height: 1000, alt: 'A jug' };
    const image = { ...picture, focalPoint: { x: 0.5, y: 0.5 } };
    const extra = { ...image, fileId: createId(), path: '/s/side.jpg' };
    await set(jug, 'settings', 'featuredImage', image);
    const record = { id: createId(), type: 'product-image', order: 'V', image: extra };
    await change(jug, [{ op: 'put', record: record as DocumentRecord }]);
    const designs = [
      ['products', 'stacked'],
      ['products-full-bleed', 'base'],
      ['products-wrap-around-grid', 'grid'],
      ['products-full-width-carousel', 'strip'],
    ] as const;
    for (const [layout, design] of designs) {
      await set(shop, 'settings', 'productLayout', layout);
      await publish();
      const page = await visit('/shop/jug');
      expect(page).toMatch(
        new RegExp(`data-block-type="gallery" data-shown="0"><div [^>]*data-design="${design}"`),
      );
      expect(page.match(/<figure class="portico-slide"/g)).toHaveLength(2);
      expect(page).toContain('data-opens-lightbox');
    }
    await set(shop, 'settings', 'productLayout', 'products');
    await change(jug, [{ op: 'remove', id: record.id }]);
    await set(jug, 'settings', 'featuredImage', null);
    await publish();
  });

  it('arranges the pages of its products as its owner chose [COMM-15]', async () => {
    await set(shop, 'settings', 'productLayout', 'products-full-bleed');
    await publish();
    expect(await visit('/shop/jug')).toContain('data-layout="half"');
    await set(shop, 'settings', 'productLayout', 'products');
    expect(await set(shop, 'settings', 'productLayout', 'half')).toContain('settings.productLayout');
  });

  it('arranges its products as its owner chose, in one of four ways', async () => {
    expect(await visit('/shop')).toContain('<ul class="ProductList-grid" aria-label');
    for (const layout of ['rows', 'large', 'overlay']) {
      await set(shop, 'settings', 'listLayout', layout);
      await publish();
      expect(await visit('/shop')).toContain(
        `<ul class="ProductList-grid" data-layout="${layout}" aria-label`,
      );
    }
    expect(await set(shop, 'settings', 'listLayout', 'columns')).toContain('settings.listLayout');
    await set(shop, 'settings', 'listLayout', 'grid');
    await publish();
  });

  it('looks as the design says across the site [DSGN-05, DSGN-44]', async () => {
    const looks = { layout: 'products-wrap-around-grid', ratio: '1:1', titleSize: 'large', spacing: 'small' };
    const record = { id: 'design', type: 'design' } as const;
    await change(site.siteDocumentId, [{ op: 'put', record: { ...record, productItems: looks } }]);
    await publish();
    expect(await visit('/shop')).toContain(
      ':root{--product-ratio:1 / 1;--product-title-size:var(--size-lead);--product-space:0.5}',
    );
    expect(await visit('/shop/jug')).toContain('data-layout="wrap"');
    expect(await set(site.siteDocumentId, 'design', 'productItems', { ratio: '9:1' })).toContain(
      'productItems',
    );
    await set(site.siteDocumentId, 'design', 'productItems', {});
    await publish();
    expect(await visit('/shop/jug')).toContain('data-layout="simple"');
  });

  it('asks as often for many products as for one [COMM-10]', async () => {
    const page = { title: 'Few', kind: 'collection', collectionType: 'products', navigation: 'hidden' };
    const few = idOf((await call('POST', '/api/pages', page)).body);
    await product('Alone', few);
    for (let index = 0; index < 5; index++) await product(`More ${index}`);
    await publish();
    const [one, many] = [await listed(few), await listed(shop)];
    expect([one.products, many.products]).toEqual([1, 7]);
    expect(one.queries).toBeGreaterThan(1);
    expect(many.queries).toBe(one.queries);
  });
});

describe('options and variants', () => {
  const size = createId();
  const [small, large] = [createId(), createId()];
  const variant = (value: string, fields: JsonObject): DocumentRecord => ({
    id: newVariantId(),
    type: 'variant',
    order: 'V',
    values: { [size]: value },
    ...fields,
  });
  const values = [
    { id: small, name: 'Small' },
    { id: large, name: 'Large' },
  ];
  const option: DocumentRecord = { id: size, type: 'product-option', order: 'V', name: 'Size', values };

  beforeAll(async () => {
    const only = await variantOf(bowl);
    await change(bowl, [
      { op: 'put', record: option },
      { op: 'put', record: variant(small, { order: 'A', price: 2800, sku: 'BOWL-S' }) },
      { op: 'put', record: variant(large, { price: 4000, salePrice: 3500, onSale: true }) },
      { op: 'remove', id: only.id },
    ]);
    await publish();
  });

  it('show “from” the lowest price and a sale mark in lists [COMM-35, COMM-36, COMM-38, MON-66]', async () => {
    const page = await visit('/shop');
    expect(page).toContain('from $28.00');
    expect(page).toContain('<span class="product-mark">Sale</span>');
    expect(page).not.toContain('<del');
  });

  it('are chosen on the page without scripts, each with its own price, struck where it is on sale [COMM-37, COMM-38]', async () => {
    const page = await visit('/shop/bowl');
    expect(page).toMatch(/<legend>Size<\/legend>.*type="radio"[^>]*checked/s);
    expect(page).toContain('<del class="product-price-original">$40.00</del>');
    expect(page).toContain('$35.00');
    expect(page).toContain('.product-choice-0-1:checked');
    expect(page).toContain('"lowPrice":"28.00","highPrice":"35.00","offerCount":2');
    expect(page).toMatch(/"name":"Small","sku":"BOWL-S",[^}]*InStock","price":"28.00","priceCurrency":"USD"/);
    expect(page).toMatch(
      /"name":"Large"[^}]*"price":"35.00","priceCurrency":"USD","priceSpecification":\[\{[^}]*StrikethroughPrice","price":"40.00"/,
    );
  });

  it('are data for others, with their stock, at `?format=json` [COMM-01, COMM-17]', async () => {
    const data = JSON.parse(await visit('/shop/bowl?format=json')) as JsonObject;
    expect(data).toMatchObject({
      item: {
        id: bowl,
        title: 'Bowl',
        structuredContent: {
          productType: 'physical',
          variants: [
            {
              sku: 'BOWL-S',
              price: 2800,
              onSale: false,
              unlimited: true,
              optionValues: [{ optionName: 'Size', value: 'Small' }],
              priceMoney: { value: '28.00', currency: 'USD' },
            },
            { price: 4000, salePrice: 3500, onSale: true, optionValues: [{ value: 'Large' }] },
          ],
        },
      },
    });
    expect(JSON.parse(await visit('/shop?format=json'))).toMatchObject({
      collection: { id: shop, title: 'Shop', path: '/shop' },
      items: expect.arrayContaining([
        expect.objectContaining({
          id: bowl,
          path: '/shop/bowl',
          structuredContent: expect.objectContaining({ productType: 'physical' }) as JsonObject,
        }),
      ]) as JsonObject[],
      pagination: { page: 1, pages: 1 },
    });
    // The same for scripts of the page, in its context.
    expect(await visit('/shop/bowl')).toMatch(
      /portico-page-context">.*"structuredContent":\{"productType":"physical"/,
    );
  });

  it('are refused where a combination stands twice, or has no value, also after what others did [COMM-21]', async () => {
    expect(await change(bowl, [{ op: 'put', record: variant(small, { price: 1 }) }])).toContain(
      'Another variant has the same values.',
    );
    expect(await change(bowl, [{ op: 'put', record: variant(createId(), {}) }])).toContain(
      'Every variant needs one value of each option.',
    );
    expect(await change(bowl, [{ op: 'remove', id: size }])).toContain('Every variant needs one value');
    const all = await variantsOf(bowl);
    const removed = all.map(({ id }): Operation => ({ op: 'remove', id }));
    expect(await change(bowl, removed)).toContain('A product needs at least one variant.');
    expect(await set(bowl, 'settings', 'structuredContent', { productType: 'service' })).not.toContain(
      'needs',
    );
  });

  it('get ids of their own in a copy, and keep their values [COMM-22]', async () => {
    const { body } = await call('POST', `/api/content/${bowl}/duplicate`, {});
    const records = Object.values(await recordsOf(idOf(body)));
    const [copied] = records.filter(({ type }) => type === 'product-option');
    const variants = records.filter(({ type }) => type === 'variant');
    expect(copied?.id).not.toBe(size);
    expect(variants.map(({ values: chosen }) => chosen)).toEqual(
      expect.arrayContaining([{ [copied?.id ?? '']: small }, { [copied?.id ?? '']: large }]),
    );
    const originals = (await variantsOf(bowl)).map(({ id }) => id);
    expect(variants.filter(({ id }) => originals.includes(id))).toEqual([]);
  });
});

describe('categories of a store page', () => {
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
  const garden = category('Garden');
  let cups: DocumentId;

  beforeAll(async () => {
    cups = await product('Cups');
    await set(cups, 'settings', 'categories', ['Garden', 'Gifts']);
    await change(
      shop,
      [tableware, pots, garden].map((record) => ({ op: 'put', record })),
    );
    await set(jug, 'settings', 'categoryIds', [pots.id]);
    await publish();
  });

  it('are nested, with pages of the products in them and in those within them [COMM-114, CONT-193]', async () => {
    const page = await visit('/shop/category/tableware');
    expect(page).toContain('href="/shop/jug"');
    expect(page).not.toContain('href="/shop/cups"');
    expect(page).toMatch(/<a href="\/shop\/category\/tableware" aria-current="page">Tableware</);
    expect(page).toContain('<a href="/shop/category/big-pots">Big pots</a>');
    expect(page).toMatch(/rel="canonical" href="[^"]*\/shop\/category\/tableware"/);
    expect(await visit('/shop/category/big-pots')).toContain('aria-current="true">Tableware');
    expect(await visit('/shop/category/Big%20pots')).toMatch(/canonical" href="[^"]*\/category\/big-pots"/);
  });

  it('take in products that have their name, beside names that only products have', async () => {
    expect(await visit('/shop/category/garden')).toContain('href="/shop/cups"');
    expect(await visit('/shop/category/gifts')).toContain('href="/shop/cups"');
    expect(await visit('/shop')).toMatch(/Garden<.*Tableware<.*Gifts</s);
  });

  it('are called the same in lists and discounts, also once they are renamed', async () => {
    const named = async () =>
      await test.services.db
        .selectFrom('content_entries')
        .select(['categories', 'category_keys'])
        .where('site_id', '=', site.siteId)
        .where('document_id', '=', jug)
        .where('stage', '=', 'live')
        .executeTakeFirstOrThrow();
    expect(await named()).toEqual({
      categories: ['Big pots', 'Tableware'],
      category_keys: ['big pots', 'tableware'],
    });
    await set(shop, tableware.id, 'name', 'For the table');
    await publish();
    expect((await named()).categories).toEqual(['Big pots', 'For the table']);
    await set(shop, tableware.id, 'name', 'Tableware');
    await publish();
  });

  it('have names of at most 25 characters, addresses of their own, and never lie within themselves [COMM-114, CONT-191]', async () => {
    expect(await set(shop, pots.id, 'name', 'x'.repeat(26))).toContain(`${pots.id}.name`);
    expect(await set(shop, pots.id, 'urlName', 'tableware')).toContain('has this address');
    expect(await set(shop, tableware.id, 'parentId', pots.id)).toContain('cannot lie within itself');
    expect(await change(shop, [{ op: 'remove', id: tableware.id }])).toContain('not there any more');
  });

  it('answer not found where there is none of that name', async () => {
    expect(await status('/shop/category/nothing')).toBe(404);
  });
});

describe('a list that a visitor narrows', () => {
  it('reads its products once for all ways to narrow it, until its owner counts another figure', async () => {
    const { id: variantId } = await variantOf(jug);
    const count = (shown: number | null, typed: number | null) => stock(jug, { variantId, shown, typed });
    const hasJug = async (query: string) =>
      (await visit(`/shop?available=1&${query}`)).includes('href="/shop/jug"');
    await count(null, 4);
    expect(await hasJug('min=1')).toBe(true);
    const rows = () => test.services.db.updateTable('variant_stock').where('document_id', '=', jug);
    await rows().set({ quantity: 0 }).execute();
    expect(await hasJug('min=2')).toBe(true);
    await rows().set({ quantity: 4 }).execute();
    await count(4, 0);
    expect(await hasJug('min=3')).toBe(false);
    await count(0, null);
    expect(await hasJug('min=4')).toBe(true);
    await test.services.db.deleteFrom('variant_stock').where('document_id', '=', jug).execute();
  });

  it('is kept in memory once its address is asked for again, since most are asked for once', async () => {
    const { cache } = test.app.published;
    const grownBy = async (query: string) => {
      const before = cache.bytes;
      await visit(`/shop?${query}`);
      return cache.bytes - before;
    };
    expect(await grownBy('q=jug&max=71')).toBe(0);
    expect(await grownBy('q=jug&max=72')).toBe(0);
    expect(await grownBy('max=71&q=jug')).toBeGreaterThan(1000);
    expect(await grownBy('q=jug&max=71')).toBe(0);
    expect(await grownBy('sort=name')).toBeGreaterThan(1000);
  });

  it('has links to what narrows it, each with how many products it leaves, and is not for search engines', async () => {
    const whole = await visit('/shop');
    expect(whole).toMatch(
      /<summary>Size<\/summary>.*href="\/shop\?option=size%3Asmall#productList"[^>]*>Small <small>\(1\)</s,
    );
    expect(whole).not.toContain('noindex');
    const small = await visit('/shop?option=Size:Small');
    expect(small).toContain('href="/shop/bowl"');
    expect(small).not.toContain('href="/shop/jug"');
    expect(small).toContain('name="robots" content="noindex');
    expect(small).not.toContain('rel="canonical"');
    expect(small).toContain('<p class="ProductList-count">1 product</p>');
    expect(small).toContain('aria-label="Remove Size: Small"');
  });

  it('is searched by titles, words, SKUs and values of options, and counts what was found', async () => {
    const found = await visit('/shop?q=DRIP+jug');
    expect(found).toContain('href="/shop/jug"');
    expect(found).not.toContain('href="/shop/bowl"');
    expect(found).toContain('name="robots" content="noindex');
    expect(found).toMatch(/type="search" name="q"[^>]*value="DRIP jug"/);
    expect(found).toContain('aria-label="Remove Search: DRIP jug"');
    expect(await visit('/shop?q=bowl-s')).toContain('href="/shop/bowl"');
    expect(await visit('/shop?q=small')).not.toContain('href="/shop/jug"');
    expect(await visit('/shop?q=nowhere')).toContain('No products match what you chose.');
    expect(await visit('/shop?q=bowl&option=size:small')).toMatch(
      /type="hidden" name="option" value="size:small"/,
    );
    const key = async (query: string) =>
      (await visit(`/shop?${query}`)).match(/value="([^"]*)"[^>]*aria-label="Search products"/)?.[1];
    expect(await key('q=%20%20')).toBe('');
  });

  it('asks each variant for all that was chosen at once', async () => {
    expect(await visit('/shop?option=size:small&sale=1')).toContain('No products match what you chose.');
    expect(await visit('/shop?option=size:large&sale=1')).toContain('href="/shop/bowl"');
    expect(await visit('/shop?min=60&max=70')).toContain('href="/shop/jug"');
    expect(await visit('/shop?min=60&max=70')).not.toContain('href="/shop/bowl"');
  });

  it('is sorted by links, and paged as its owner chose', async () => {
    const sorted = await visit('/shop?sort=price-down');
    expect(sorted.indexOf('"/shop/jug"')).toBeLessThan(sorted.indexOf('"/shop/bowl"'));
    await set(shop, 'settings', 'pageSize', 3);
    await publish();
    expect(await visit('/shop?sort=price-down')).toContain(
      'href="/shop?sort=price-down&amp;page=2#productList"',
    );
    expect(await visit('/shop')).toMatch(/rel="next"[^>]*>Next page/);
    expect(await status('/shop?page=99')).toBe(404);
    await set(shop, 'settings', 'pageSize', 200);
    await publish();
  });

  it('does not show products that are unlisted, whose pages are there for who has their address [COMM-09]', async () => {
    await set(jug, 'settings', 'visibility', 'unlisted');
    await publish();
    expect(await visit('/shop')).not.toContain('href="/shop/jug"');
    expect(await visit('/shop/feed.xml')).not.toContain('/shop/jug');
    expect(await visit('/sitemap.xml')).not.toContain('/shop/jug');
    const page = await visit('/shop/jug');
    expect(page).toContain('Add to cart');
    expect(page).toContain('noindex');
    await set(jug, 'settings', 'visibility', 'listed');
    await publish();
  });
});

describe('the page of a product', () => {
  it('shows related products in their order, and its categories with the way to them [COMM-09, COMM-114]', async () => {
    const lamp = await product('Lamp');
    await set(jug, 'settings', 'relatedIds', [lamp, createId(), bowl]);
    await publish();
    const page = await visit('/shop/jug');
    const [, related = ''] = /You may also like(.*?)<\/ul>/s.exec(page) ?? [];
    const paths = [...related.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
    expect([...new Set(paths)]).toEqual(['/shop/lamp', '/shop/bowl']);
    expect(page).toMatch(
      /<nav class="portico-trail".*\/shop\/category\/tableware">Tableware<.*\/shop\/category\/big-pots">Big pots</s,
    );
    await set(lamp, 'settings', 'workflowState', 'draft');
    await publish();
    expect(await visit('/shop/jug')).not.toContain('href="/shop/lamp"');
  });
});

describe('blocks that sell products', () => {
  const block = (id: string, blockType: string, y: number, data: JsonObject): DocumentRecord => ({
    id,
    type: 'block',
    blockType,
    sectionId: 's1',
    desktop: { x: 0, y, w: 12, h: 4 },
    mobile: null,
    dataVersion: 1,
    data,
  });
  const to = (documentId: DocumentId): JsonObject => ({ kind: 'page', documentId });

  beforeAll(async () => {
    await buildPage(test.services, site.siteId, 'Offers', 'offers', [
      block('b1', 'product', 0, { product: to(bowl), showExcerpt: true }),
      block('b2', 'add-to-cart', 4, { product: to(jug), buttonText: 'Take the jug', showQuantity: true }),
      block('b3', 'summary', 8, { collection: to(shop), variant: 'grid', metadata: 'none' }),
      block('b4', 'product', 12, { product: to(createId()) }),
    ]);
    await publish();
  });

  it('show a product with its price and choice, and put it into the cart by a form [CONT-38, COMM-31]', async () => {
    const { id: gone } = (await variantsOf(bowl)).find(({ sku }) => sku === 'BOWL-S') ?? { id: '' };
    await stock(bowl, { variantId: gone, shown: null, typed: 0 });
    const page = await visit('/offers');
    expect(page).toMatch(/<h2[^>]*><a href="\/shop\/bowl">Bowl<\/a>/);
    expect(page).toContain('action="/cart/lines"');
    expect(page).toContain(`<input type="hidden" name="product" value="${bowl}"`);
    expect(page).toMatch(new RegExp(`<option value="${gone}" disabled="">Small · Sold Out</option>`));
    expect(page).toMatch(/<option [^>]*>Large · \$35\.00<\/option>/);
    expect(page).toContain('Take the jug');
    expect(page).toContain('This product is not available.');
    await stock(bowl, { variantId: gone, shown: 0, typed: null });
  });

  it('show prices in summaries [COMM-36, COMM-37]', async () => {
    expect(await visit('/offers')).toMatch(/class="summary-text"><h2[^>]*>.*?<p class="product-price">/s);
  });

  it('need as many queries for many products as for one', async () => {
    const asked = async (ids: readonly DocumentId[]) => {
      let queries = 0;
      const counted = test.services.db.withPlugin({
        transformQuery({ node }) {
          queries += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const needs = ids.map((documentId) => ({ kind: 'product', documentId }) as const);
      const loaded = await loadNeeds(counted, site.siteId, needs);
      return { found: ids.filter((id) => (loaded('product', id) ?? []).length > 0).length, queries };
    };
    const one = await asked([bowl]);
    expect(one.found).toBe(1);
    expect(await asked([bowl, jug, shop, createId()])).toEqual({ found: 2, queries: one.queries });
  });
});

describe('stock', () => {
  const facts = async (documentId: DocumentId) => (await call('GET', `/api/items/${documentId}/stock`)).body;
  const quantityOf = async (variantId: string) =>
    test.services.db
      .selectFrom('variant_stock')
      .select(['quantity', 'is_unlimited'])
      .where('site_id', '=', site.siteId)
      .where('variant_id', '=', variantId as never)
      .executeTakeFirst();

  it('is unlimited until the owner counts, and says Sold Out at none, at once and without a publish [COMM-29 to COMM-31, ORD-84]', async () => {
    const { id: variantId } = await variantOf(jug);
    expect(await facts(jug)).toMatchObject({ stock: [] });
    expect((await stock(jug, { variantId, shown: null, typed: 0 })).body).toEqual({ quantity: 0 });
    expect(await visit('/shop/jug')).toContain('Sold Out');
    expect(await visit('/shop')).toContain('<p class="product-sold-out">Sold Out</p>');
    expect(await visit('/shop/jug')).toContain('https://schema.org/OutOfStock');
    await stock(jug, { variantId, shown: 0, typed: 1 });
    expect(await visit('/shop')).not.toContain('product-sold-out');
    await stock(jug, { variantId, shown: 1, typed: null });
    expect(await visit('/shop/jug')).not.toContain('Sold Out');
  });

  it('counts from the figure that was shown: 5 shown, 2 sold, 8 typed leaves 6 [ORD-88, ORD-89]', async () => {
    const { id: variantId } = await variantOf(jug);
    await stock(jug, { variantId, shown: null, typed: 5 });
    await stock(jug, { variantId, shown: 5, typed: 3 });
    expect((await stock(jug, { variantId, shown: 5, typed: 8 })).body).toEqual({ quantity: 6 });
    expect((await stock(jug, { variantId, shown: 9, typed: 0 })).body).toEqual({ quantity: 0 });
    const moved = await test.services.db
      .selectFrom('stock_movements')
      .select(({ fn }) => fn.sum<number>('effect').as('sum'))
      .where('site_id', '=', site.siteId)
      .where('variant_id', '=', variantId as never)
      .executeTakeFirstOrThrow();
    expect(Number(moved.sum)).toBe((await quantityOf(variantId))?.quantity);
  });

  it('is no part of the document: neither a publish nor an undo changes it [ORD-84]', async () => {
    const { id: variantId } = await variantOf(jug);
    await stock(jug, { variantId, shown: 0, typed: 7 });
    await set(jug, variantId, 'price', 7000);
    await publish();
    expect(await quantityOf(variantId)).toEqual({ quantity: 7, is_unlimited: false });
  });

  it('stands beside prices without zeros behind the point, where the owner wants that [MON-49]', async () => {
    const at = new Date(test.services.now());
    const documentId = await test.services.db
      .transaction()
      .execute((trx) => openStore(trx, { siteId: site.siteId, accountId: anna.accountId, at }));
    const shown = () => Promise.all(['/shop', '/shop/bowl', '/offers'].map(visit));
    for (const page of await shown()) expect(page).toContain('$28.00');
    await set(documentId, 'settings', 'trimsZeroFractions', true);
    for (const page of await shown()) {
      expect(page).toMatch(/\$28\b/);
      expect(page).not.toMatch(/\$[\d,]+\.00/);
    }
    expect(await visit('/shop/bowl')).toContain('"lowPrice":"28.00"');
    await set(documentId, 'settings', 'trimsZeroFractions', false);
  });

  it('is said on pages once it runs low, where the owner wants that [COMM-31, ORD-90]', async () => {
    const { id: variantId } = await variantOf(jug);
    await stock(jug, { variantId, shown: 0, typed: null });
    await stock(jug, { variantId, shown: null, typed: 5 });
    expect(await visit('/shop/jug')).not.toContain('Only');
    const at = new Date(test.services.now());
    const documentId = await test.services.db
      .transaction()
      .execute((trx) => openStore(trx, { siteId: site.siteId, accountId: anna.accountId, at }));
    expect(await set(documentId, 'settings', 'lowStockFrom', 101)).toContain('settings.lowStockFrom');
    await set(documentId, 'settings', 'showsLowStock', true);
    expect(await visit('/shop/jug')).toContain('<p class="product-in-stock">Only 5 left</p>');
    await set(documentId, 'settings', 'lowStockFrom', 4);
    expect(await visit('/shop/jug')).not.toContain('Only');
  });

  it('knows the variants of the product alone', async () => {
    const { id: variantId } = await variantOf(bowl);
    expect((await stock(jug, { variantId, shown: null, typed: 1 })).status).toBe(404);
    expect((await stock(jug, { variantId: createId(), shown: null, typed: 1 })).status).toBe(404);
  });
});

describe('whoever looks after the stock and edits nothing else', () => {
  let mia: Contributor;
  beforeAll(async () => {
    mia = await signInContributor(test.app, test.services, site, 'Mia', ['store-manager']);
  });
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: JsonObject) =>
    mia.browser.call(method, path, body, mia.host);
  async function changeAsMia(documentId: DocumentId, operations: readonly Operation[]) {
    const document = await loadDocument(test.services.db, site.siteId, documentId);
    const changed = {
      id: createId(),
      baseVersion: document?.version ?? 0,
      name: 'Change',
      gestureId: createId(),
      operations,
    };
    const body = { clientId: createId(), changes: [changed] } as unknown as JsonObject;
    return ask('POST', `/api/documents/${documentId}/changes`, body);
  }

  it('opens a product with what it is sold at, and changes that and nothing else of it [ROLE-17, ROLE-68, COMM-115]', async () => {
    const cup = await product('Cup');
    const { id } = await variantOf(cup);
    const opened = await ask('GET', `/api/documents/${cup}`);
    expect(opened.status).toBe(200);
    expect((opened.body['records'] as JsonObject)[id]).toMatchObject({ type: 'variant' });
    const facts = await ask('GET', `/api/items/${cup}/stock`);
    expect(facts.body).toMatchObject({ currency: 'USD' });
    const counted = await ask('PUT', `/api/items/${cup}/stock`, { variantId: id, shown: null, typed: 4 });
    expect(counted.body).toEqual({ quantity: 4 });
    expect((await ask('GET', `/api/items/${cup}/repeated-skus`)).body).toEqual({ skus: [] });

    const priced = await changeAsMia(cup, [{ op: 'set', id, field: 'price', value: 1250 }]);
    expect(priced.body['rejected']).toEqual([]);
    expect((await variantOf(cup))['price']).toBe(1250);
    for (const [recordId, field, value] of [
      ['settings', 'title', 'Mug'],
      [id, 'weightGrams', 100],
    ] as const) {
      const refused = await changeAsMia(cup, [{ op: 'set', id: recordId, field, value }]);
      expect(refused.body['rejected'], field).toMatchObject([{ code: 'not-permitted' }]);
    }
  });

  it('opens nothing that is no product: neither a page, a store page nor a post [ROLE-17, ROLE-25]', async () => {
    const other = { title: 'News', kind: 'collection', collectionType: 'blog', navigation: 'main' };
    const news = idOf((await call('POST', '/api/pages', other)).body);
    const post = idOf((await call('POST', '/api/items', { collectionId: news, title: 'Secret' })).body);
    for (const id of [shop, news, post]) {
      expect((await ask('GET', `/api/documents/${id}`)).status).toBe(403);
      expect((await ask('GET', `/api/documents/${id}/history`)).status).toBe(403);
      expect(
        (await changeAsMia(id, [{ op: 'set', id: 'settings', field: 'title', value: 'x' }])).status,
      ).toBe(403);
      expect((await ask('GET', `/api/items/${id}/stock`)).status).toBe(404);
      expect((await ask('GET', `/api/items/${id}/repeated-skus`)).status).toBe(404);
    }
    expect((await ask('GET', `/api/documents/${createId<'document'>()}`)).status).toBe(404);
  });
});
