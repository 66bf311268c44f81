import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentId } from '#domain/documents/record.ts';
import type { Operation } from '#domain/documents/operation.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { documentRoutes } from '#server/documents/routes.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { pageRoutes } from '#server/pages/routes.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { productRoutes } from '#server/products/routes.ts';
import { suggestSkus } from '#server/products/skus.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { inventoryRoutes } from '#server/inventory/routes.ts';
import { catalogueRoutes } from './routes.ts';

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;
let shop: DocumentId;
let outlet: DocumentId;

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: JsonObject, who = anna) =>
  who.browser.call(method, path, body, who.host);
const idOf = (body: JsonObject) => (body['entry'] as JsonObject)['documentId'] as DocumentId;

beforeAll(async () => {
  test = await createTestApp([
    ...pageRoutes,
    ...documentRoutes,
    ...productRoutes,
    ...catalogueRoutes,
    ...inventoryRoutes,
  ]);
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
  [shop, outlet] = [await storePage('Shop'), await storePage('Outlet')];
});
afterAll(() => test.close());

async function storePage(title: string): Promise<DocumentId> {
  const page = { title, kind: 'collection', collectionType: 'products', navigation: 'main' };
  return idOf((await call('POST', '/api/pages', page)).body);
}

interface Made {
  readonly price?: number;
  readonly sku?: string;
  readonly stock?: number;
  readonly salePrice?: number;
  readonly state?: string;
  readonly categories?: string[];
}

async function product(title: string, collectionId: DocumentId, made: Made = {}): Promise<DocumentId> {
  const id = idOf((await call('POST', '/api/items', { collectionId, title })).body);
  const variantId = await variantOf(id);
  const { price = 1000, sku = '', stock, salePrice, state = 'published', categories = [] } = made;
  await change(id, [
    { op: 'set', id: 'settings', field: 'workflowState', value: state },
    { op: 'set', id: 'settings', field: 'categories', value: categories },
    { op: 'set', id: variantId, field: 'price', value: price },
    { op: 'set', id: variantId, field: 'sku', value: sku },
    { op: 'set', id: variantId, field: 'onSale', value: salePrice !== undefined },
    { op: 'set', id: variantId, field: 'salePrice', value: salePrice ?? 0 },
  ]);
  if (stock !== undefined) {
    await call('PUT', `/api/items/${id}/stock`, { variantId, shown: null, typed: stock });
  }
  return id;
}

async function recordsOf(documentId: DocumentId) {
  return (await loadDocument(test.services.db, site.siteId, documentId))?.records ?? {};
}
async function variantOf(documentId: DocumentId): Promise<string> {
  const found = Object.values(await recordsOf(documentId)).find(({ type }) => type === 'variant');
  return found?.id ?? '';
}

async function change(documentId: DocumentId, operations: readonly Operation[]): Promise<void> {
  const document = await loadDocument(test.services.db, site.siteId, documentId);
  const changed = {
    id: createId(),
    baseVersion: document?.version ?? 0,
    name: 'Change',
    gestureId: createId(),
    operations,
  };
  const body = { clientId: createId(), changes: [changed] } as unknown as JsonObject;
  const answer = await call('POST', `/api/documents/${documentId}/changes`, body);
  expect(answer.body['rejected']).toEqual([]);
}

/** The titles that a question finds. */
async function found(query: string): Promise<string[]> {
  const { status, body } = await call('GET', `/api/products?${query}`);
  expect(status).toBe(200);
  return (body['products'] as JsonObject[]).map(({ entry }) => (entry as JsonObject)['title'] as string);
}

describe('the list of all products', () => {
  beforeAll(async () => {
    await product('Jug', shop, { price: 6800, sku: 'JUG-1', stock: 3, categories: ['Kitchen'] });
    await product('Bowl', shop, { price: 900, stock: 0, state: 'draft' });
    await product('Tile', outlet, { price: 300, salePrice: 200, stock: 40 });
    const course = await product('Course', outlet, { price: 12_000 });
    const content = {
      productType: 'service',
      brand: 'Hillside Pottery',
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 },
    };
    await change(course, [{ op: 'set', id: 'settings', field: 'structuredContent', value: content }]);
  });

  it('has those of every store page, with price, stock and what their state is called', async () => {
    const { body } = await call('GET', '/api/products?search=jug');
    expect(body).toMatchObject({
      currency: 'USD',
      total: 1,
      hasMore: false,
      isEmpty: false,
      products: [
        {
          storePage: 'Shop',
          sku: 'JUG-1',
          productType: 'physical',
          prices: { lowest: 6800, highest: 6800, onSale: 'none' },
          period: null,
          stock: { variants: 1, isUnlimited: false, quantity: 3, soldOut: 0, low: 1 },
          entry: { title: 'Jug', workflowState: 'published', publishState: 'unpublished' },
        },
      ],
    });
    const { body: charged } = await call('GET', '/api/products?search=course');
    expect(charged['products']).toMatchObject([{ period: { value: 1, unit: 'month' } }]);
    expect((await found('sort=title&direction=ascending')).join()).toBe('Bowl,Course,Jug,Tile');
  });

  it.each([
    ['search=JUG-1', 'Jug'],
    ['search=kitchen', 'Jug'],
    ['search=hillside', 'Course'],
    ['category=kitchen', 'Jug'],
    ['state=hidden', 'Bowl'],
    ['state=available', 'Course,Jug,Tile'],
    ['stock=out', 'Bowl'],
    ['stock=low', 'Jug'],
    ['stock=in', 'Course,Jug,Tile'],
    ['onSale=yes', 'Tile'],
    ['onSale=no', 'Bowl,Course,Jug'],
    ['search=nothing-like-it', ''],
  ])('finds by %s: %s', async (query, titles) => {
    expect((await found(`sort=title&direction=ascending&${query}`)).join()).toBe(titles);
  });

  it('is narrowed to a store page, and sorted by price and by stock, what is unlimited last', async () => {
    expect((await found(`collectionId=${outlet}&sort=price&direction=ascending`)).join()).toBe('Tile,Course');
    expect((await found('sort=price&direction=descending')).join()).toBe('Course,Jug,Bowl,Tile');
    expect((await found('sort=stock&direction=ascending')).join()).toBe('Bowl,Jug,Tile,Course');
  });

  it('has no more than a page of 100, and tells what is changed since it was published', async () => {
    expect((await call('GET', '/api/products?pageSize=101')).status).toBe(400);
    const publish = { siteId: site.siteId, documentIds: 'all', authorId: null, name: 'Publish' } as const;
    await publishDocuments(test.services, publish);
    expect(await found('state=changed')).toEqual([]);
    const { body } = await call('GET', '/api/products?search=tile');
    const [tile] = body['products'] as { id: DocumentId }[];
    await change(tile?.id ?? shop, [{ op: 'set', id: 'settings', field: 'excerpt', value: 'Glazed.' }]);
    expect(await found('state=changed')).toEqual(['Tile']);
  });

  it('says which store pages and categories there are', async () => {
    const { body } = await call('GET', '/api/products/facets');
    expect(body['categories']).toEqual(['Kitchen']);
    expect(body['storePages']).toEqual([
      { id: outlet, title: 'Outlet', isFull: false },
      { id: shop, title: 'Shop', isFull: false },
    ]);
  });

  it('is there for the store manager, and nothing of it for an editor of the content [ROLE-17, ROLE-68]', async () => {
    const mia = await signInContributor(test.app, test.services, site, 'Mia', ['store-manager']);
    const eve = await signInContributor(test.app, test.services, site, 'Eve', ['editor']);
    expect((await call('GET', '/api/products', undefined, mia)).status).toBe(200);
    expect((await call('GET', '/api/products', undefined, eve)).status).toBe(403);
  });
});

describe('a change of many products', () => {
  let [plate, mug, lid]: DocumentId[] = [];
  let gestures = 0;
  const bulk = (what: string, body: JsonObject, who?: Contributor) =>
    call('POST', `/api/products/${what}`, body, who);
  const changed = (change: JsonObject, documentIds: unknown[], who?: Contributor) =>
    bulk('change', { documentIds: documentIds as string[], change, gestureId: `g${(gestures += 1)}` }, who);
  const priceOf = async (documentId: DocumentId | undefined) =>
    (await recordsOf(documentId ?? shop))[await variantOf(documentId ?? shop)]?.['price'];

  beforeAll(async () => {
    plate = await product('Plate', shop, { price: 1500, categories: ['Kitchen'] });
    mug = await product('Mug', outlet, { price: 500 });
    lid = await product('Lid', outlet, { price: 20 });
  });

  it('is one step of undo, which leaves what somebody changed since', async () => {
    const change = { kind: 'price', of: 'price', by: { unit: 'percent', percent: 1000 } };
    const { body } = await changed(change, [plate, mug]);
    expect(body).toEqual({ changed: [plate, mug], refused: [] });
    expect([await priceOf(plate), await priceOf(mug)]).toEqual([1650, 550]);
    const eve = await signInContributor(test.app, test.services, site, 'Ed', ['editor']);
    const other = await bulk(
      'change',
      {
        documentIds: [mug as string],
        gestureId: 'other',
        change: { kind: 'price', of: 'price', by: { unit: 'amount', amount: 49 } },
      },
      eve,
    );
    expect(other.body).toEqual({ changed: [mug], refused: [] });
    const undone = { documentIds: [plate as string, mug as string], gestureId: `g${gestures}` };
    expect((await bulk('undo', undone)).body).toEqual({ changed: [plate], refused: [] });
    expect([await priceOf(plate), await priceOf(mug)]).toEqual([1500, 599]);
    // A second time nothing of it stands any more.
    expect((await bulk('undo', undone)).body).toEqual({ changed: [], refused: [] });
  });

  it('says which products refuse it and why, and changes the others [COMM-26, COMM-28]', async () => {
    const change = { kind: 'price', of: 'price', by: { unit: 'amount', amount: -100 } };
    const stranger = createId();
    const { body } = await changed(change, [plate, lid, stranger]);
    expect(body).toMatchObject({
      changed: [plate],
      refused: [
        { documentId: lid, code: 'price-out-of-range' },
        { documentId: stranger, code: 'not-found' },
      ],
    });
    expect(await priceOf(lid)).toBe(20);
  });

  it('is made by store managers of what is sold at which price and shown, and of nothing else [ROLE-17]', async () => {
    const mia = await signInContributor(test.app, test.services, site, 'Mia', ['store-manager']);
    expect((await changed({ kind: 'sale', percent: 5000 }, [plate], mia)).body['changed']).toEqual([plate]);
    expect((await changed({ kind: 'state', state: 'draft' }, [plate], mia)).body['changed']).toEqual([plate]);
    expect((await changed({ kind: 'state', state: 'published' }, [plate], mia)).body['changed']).toEqual([
      plate,
    ]);
    const { body } = await changed({ kind: 'tags', names: ['New'], isGiven: true }, [plate], mia);
    expect(body).toMatchObject({ changed: [], refused: [{ code: 'not-permitted' }] });
    expect((await bulk('remove', { documentIds: [plate as string] }, mia)).status).toBe(403);
  });

  it('goes live by store managers, who publish products and nothing else [ROLE-17]', async () => {
    const mia = await signInContributor(test.app, test.services, site, 'Mia', ['store-manager']);
    const live = async () =>
      (await call('GET', `/api/products?search=plate`)).body['products'] as { entry: JsonObject }[];
    await changed({ kind: 'price', of: 'price', by: { unit: 'percent', percent: 1000 } }, [plate], mia);
    expect((await live())[0]?.entry['publishState']).not.toBe('published');
    const publish = (documentIds: unknown[]) =>
      bulk('publish', { documentIds: documentIds as string[] }, mia);
    expect((await publish([plate, site.siteDocumentId])).status).toBe(404);
    expect((await publish([plate, shop])).status).toBe(404);
    expect((await publish([plate, plate])).body).toEqual({ isPublished: true });
    expect((await live())[0]?.entry['publishState']).toBe('published');
    expect((await publish([plate])).body).toEqual({ isPublished: false });
    const eve = await signInContributor(test.app, test.services, site, 'Eve', ['moderator']);
    expect((await bulk('publish', { documentIds: [plate as string] }, eve)).status).toBe(403);
  });

  it('takes 25 at once, all that match by their ids', async () => {
    const tooMany = Array.from({ length: 26 }, () => createId());
    expect((await changed({ kind: 'sale', percent: null }, tooMany)).status).toBe(400);
    const { body } = await call('GET', `/api/products/ids?collectionId=${shop}&category=Kitchen`);
    expect(body['hasMore']).toBe(false);
    expect(body['ids']).toContain(plate);
  });

  it('moves to the trash and back, as a draft [CONT-184]', async () => {
    const documentIds = [plate as string, mug as string];
    expect((await bulk('remove', { documentIds })).body).toEqual({ changed: documentIds, refused: [] });
    expect(await found('search=plate')).toEqual([]);
    expect((await bulk('recover', { documentIds })).body).toEqual({ changed: documentIds, refused: [] });
    expect(await found('search=plate&state=hidden')).toEqual(['Plate']);
  });
});

describe('the inventory', () => {
  let [vase, cup]: DocumentId[] = [];
  let [vaseId, cupId]: string[] = [];
  const count = (counts: JsonObject[]) => {
    test.clock.advance(1000);
    return call('PUT', '/api/inventory', { counts });
  };
  const listed = async (query: string) =>
    (
      (await call('GET', `/api/inventory?${query}`)).body['variants'] as {
        title: string;
        quantity: number | null;
      }[]
    ).map(({ title, quantity }) => `${title} ${quantity}`);

  beforeAll(async () => {
    vase = await product('Vase', shop, { sku: 'VASE-1', stock: 5 });
    cup = await product('Cup', outlet, { sku: 'CUP-1' });
    [vaseId, cupId] = [await variantOf(vase), await variantOf(cup)];
  });

  it('has every variant with its figure, found by words, product and stock [ORD-84]', async () => {
    expect(await listed('search=vase-1')).toEqual(['Vase 5']);
    expect(await listed(`documentId=${cup}`)).toEqual(['Cup null']);
    expect(await listed('search=vase&stock=low')).toEqual(['Vase 5']);
    expect(await listed('search=vase&stock=out')).toEqual([]);
  });

  it('counts many as one, each from the figure that was shown [ORD-89]', async () => {
    // Two were sold since 5 was shown.
    await count([{ variantId: vaseId as string, shown: 5, typed: 3 }]);
    const { body } = await count([
      { variantId: vaseId as string, shown: 5, typed: 8 },
      { variantId: cupId as string, shown: null, typed: 12 },
    ]);
    expect(body['stock']).toEqual([
      { variantId: vaseId, quantity: 6 },
      { variantId: cupId, quantity: 12 },
    ]);
  });

  it('counts none of them where one is no variant of the site [ORD-89]', async () => {
    const { status } = await count([
      { variantId: cupId as string, shown: 12, typed: 1 },
      { variantId: createId(), shown: null, typed: 1 },
    ]);
    expect(status).toBe(404);
    expect(await listed(`documentId=${cup}`)).toEqual(['Cup 12']);
  });

  it('takes up to 1,000 at once [ORD-89]', async () => {
    const same = Array.from({ length: 1000 }, () => ({ variantId: cupId as string, shown: 12, typed: 12 }));
    expect((await count(same)).status).toBe(200);
    expect((await count([...same, { variantId: cupId as string, shown: 12, typed: 12 }])).status).toBe(400);
  });

  it('tells every movement of a variant with what was left after it [ORD-88]', async () => {
    const { body } = await call('GET', `/api/inventory/${vaseId}/movements`);
    const told = (body['movements'] as { kind: string; effect: number; left: number; person: string }[]).map(
      ({ kind, effect, left, person }) => `${kind} ${effect} ${left} ${person}`,
    );
    expect(told).toEqual(['counted 3 6 Anna', 'counted -2 3 Anna', 'counted 5 5 Anna']);
    expect((await call('GET', `/api/inventory/${createId()}/movements`)).status).toBe(404);
  });

  it('shows every SKU, takes another one for it in the draft as one step, and says where it stands twice [EDIT-174, COMM-25]', async () => {
    const skus = async () =>
      (
        (await call('GET', '/api/inventory?search=-1')).body['variants'] as {
          title: string;
          sku: string;
          isSkuRepeated: boolean;
        }[]
      ).flatMap(({ title, sku, isSkuRepeated }) =>
        title === 'Jug' ? [] : [`${title} ${sku} ${isSkuRepeated}`],
      );
    expect(await skus()).toEqual(['Cup CUP-1 false', 'Vase VASE-1 false']);
    const change = { kind: 'sku', skus: [{ variantId: cupId as string, sku: 'vase-1' }] };
    const entered = { documentIds: [cup, vase] as string[], gestureId: 'skus', change };
    expect((await call('POST', '/api/products/change', entered)).body).toEqual({
      changed: [cup],
      refused: [],
    });
    expect(await skus()).toEqual(['Cup vase-1 true', 'Vase VASE-1 true']);
    await call('POST', '/api/products/undo', { documentIds: [cup] as string[], gestureId: 'skus' });
    expect(await skus()).toEqual(['Cup CUP-1 false', 'Vase VASE-1 false']);
  });

  it('is exported as CSV', async () => {
    const answer = await test.app.inject({
      method: 'GET',
      url: '/api/inventory.csv?search=vase',
      headers: {
        host: anna.host,
        cookie: [...anna.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    expect(answer.body.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      'Variant ID,Product,Options,SKU,Stock',
      `${vaseId},Vase,,VASE-1,6`,
    ]);
  });

  it('generates SKUs that nobody has, and tells those that stand twice [COMM-24, COMM-25]', async () => {
    const { body } = await call('POST', '/api/skus', { count: 250 });
    const skus = body['skus'] as string[];
    expect(new Set(skus).size).toBe(250);
    expect(skus.filter((sku) => !/^SQ[0-9]{7}$/.test(sku))).toEqual([]);
    await change(cup ?? shop, [{ op: 'set', id: cupId ?? '', field: 'sku', value: 'vase-1' }]);
    expect((await call('GET', `/api/items/${cup}/repeated-skus`)).body).toEqual({ skus: ['vase-1'] });
    const drawn = [1, 1, 2];
    const [taken] = await suggestSkus(test.services.db, site.siteId, 1, () => drawn.shift() ?? 3);
    await change(cup ?? shop, [{ op: 'set', id: cupId ?? '', field: 'sku', value: taken ?? '' }]);
    expect(await suggestSkus(test.services.db, site.siteId, 1, () => drawn.shift() ?? 3)).toEqual([
      'SQ0000002',
    ]);
  });
});
