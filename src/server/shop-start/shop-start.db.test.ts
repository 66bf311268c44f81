import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { shopStart } from '#contract/shop-start.ts';
import { stepsDone } from '#domain/store/first-steps.ts';
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
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { insertOrder, type ReportedOrder } from '#server/reports/testing/insert-order.ts';
import { createSite } from '#server/sites/create-site.ts';
import { storeRoutes } from '#server/store/routes.ts';
import { instantiateTemplate } from '#server/templates/instantiate-template.ts';
import { loadShopFacts } from './load-shop-facts.ts';
import { shopStartRoutes } from './routes.ts';

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;

beforeAll(async () => {
  test = await createTestApp([
    ...pageRoutes,
    ...documentRoutes,
    ...productRoutes,
    ...storeRoutes,
    ...shopStartRoutes,
  ]);
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: JsonObject, who = anna) =>
  who.browser.call(method, path, body, who.host);
const idOf = (body: JsonObject) => (body['entry'] as JsonObject)['documentId'] as DocumentId;
const start = async (who = anna) =>
  shopStart.output.parse((await call('GET', '/api/store/start', undefined, who)).body);

async function change(documentId: DocumentId, operations: readonly Operation[]): Promise<void> {
  const document = await loadDocument(test.services.db, site.siteId, documentId);
  const made = { id: createId(), baseVersion: document?.version ?? 0, name: 'Change', gestureId: createId() };
  const body = { clientId: createId(), changes: [{ ...made, operations }] } as unknown as JsonObject;
  const answer = await call('POST', `/api/documents/${documentId}/changes`, body);
  expect(answer.body['rejected']).toEqual([]);
}

async function product(state: string): Promise<DocumentId> {
  const page = { title: 'Shop', kind: 'collection', collectionType: 'products', navigation: 'main' };
  const collectionId = idOf((await call('POST', '/api/pages', page)).body);
  const id = idOf((await call('POST', '/api/items', { collectionId, title: 'Jug' })).body);
  const records = (await loadDocument(test.services.db, site.siteId, id))?.records ?? {};
  const variantId = Object.values(records).find(({ type }) => type === 'variant')?.id ?? '';
  expect((await start()).done).toEqual([]);
  await change(id, [
    { op: 'set', id: 'settings', field: 'workflowState', value: state },
    { op: 'set', id: variantId, field: 'price', value: 2800 },
  ]);
  await call('PUT', `/api/items/${id}/stock`, { variantId, shown: null, typed: 3 });
  return id;
}

const ORDER: ReportedOrder = {
  at: new Date(0),
  currency: 'USD',
  state: 'pending',
  country: 'CH',
  provider: 'manual',
  paid: 0,
  shipping: 500,
  lines: [
    {
      product: '1'.repeat(24),
      variant: '2'.repeat(24),
      categories: [],
      pieces: 1,
      amount: 2800,
      discount: 0,
      tax: 0,
    },
  ],
};

it('ticks each step by what there is, and opens it again when it is gone [COMM-116]', async () => {
  expect(await start()).toMatchObject({ done: [], productPath: null, today: { orders: 0, total: 0 } });
  await product('published');
  expect((await start()).done).toEqual(['product']);
  const storeId = (await call('POST', '/api/store/open')).body['id'] as DocumentId;
  const set = (field: string, value: string | boolean) =>
    change(storeId, [{ op: 'set', id: 'settings', field, value }]);
  // Bank transfer is offered from the beginning, but nobody says to which account.
  expect((await start()).done).toEqual(['product']);
  await set('sellerName', 'Pottery');
  await set('paymentInstructions', 'To our account.');
  expect((await start()).done).toEqual(['settings', 'product', 'payment']);
  await set('takesManualPayment', false);
  expect((await start()).done).toEqual(['settings', 'product']);
  await test.services.db
    .insertInto('payment_accounts')
    .values({
      site_id: site.siteId,
      provider: 'stripe',
      public_key: '',
      secret_sealed: '',
      secret_end: '1234',
      webhook_sealed: null,
      webhook_id: null,
      is_live: false,
      connected_at: new Date(),
    })
    .execute();
  const option = {
    id: createId(),
    type: 'shipping-option',
    order: 'V',
    name: 'Post',
    places: { countries: [], regions: [], postalCodes: [], isRestOfWorld: true },
    price: { kind: 'flat', order: 500, piece: 0 },
    freeFrom: null,
  };
  await change(storeId, [{ op: 'put', record: option } as unknown as Operation]);
  expect((await start()).done).toEqual(['settings', 'product', 'delivery', 'payment']);
  const publish = { siteId: site.siteId, documentIds: 'all', authorId: null, name: 'Publish' } as const;
  await publishDocuments(test.services, publish);
  await sql`update sites set is_public = false where id = ${site.siteId}`.execute(test.services.db);
  expect(await start()).toMatchObject({ done: { length: 4 }, productPath: '/shop/jug' });
  await sql`update sites set is_public = true where id = ${site.siteId}`.execute(test.services.db);
  expect((await start()).done).toEqual(['settings', 'product', 'delivery', 'payment', 'publish']);
  // What the owner wrote went through no checkout.
  await insertOrder(test.services.db, site.siteId, { ...ORDER, channel: 'by-hand' });
  expect((await start()).done).toHaveLength(5);
  await insertOrder(test.services.db, site.siteId, { ...ORDER, isTest: true });
  expect(await start()).toMatchObject({ done: { length: 6 } });
});

it('has a shop from the template that sells at once but for who sells, payments and an order [COMM-116]', async () => {
  const { services } = test;
  const title = 'Shop';
  const siteId = await createSite(services, {
    title,
    identifier: 'from-shop',
    ownerId: null,
    fill: (id) => instantiateTemplate(services, { siteId: id, templateId: 'shop', title, authorId: null }),
  });
  const facts = await loadShopFacts(services.db, siteId);
  expect(stepsDone({ ...facts, isSitePublic: true })).toEqual(['product', 'delivery', 'publish']);
});

it('counts today’s orders and what waits, for whoever may see it [ORD-95, ROLE-17]', async () => {
  await product('published');
  const now = new Date(test.services.now());
  const received = { state: 'received', at: now } as const;
  await insertOrder(test.services.db, site.siteId, { ...ORDER, at: now, paid: 3300 });
  await insertOrder(test.services.db, site.siteId, { ...ORDER, ...received });
  await insertOrder(test.services.db, site.siteId, { ...ORDER, ...received, isTest: true });
  await insertOrder(test.services.db, site.siteId, {
    ...ORDER,
    at: new Date(now.getTime() - 2 * 86_400_000),
    state: 'fulfilled',
    paid: 3300,
  });
  expect(await start()).toMatchObject({
    today: { orders: 2, total: 6600, currency: 'USD' },
    waiting: { toSend: 1, toPay: 1, low: 1, soldOut: 0 },
  });
  const eddy = await signInContributor(test.app, test.services, site, 'Eddy', ['editor']);
  expect((await call('GET', '/api/store/start', undefined, eddy)).status).toBe(403);
});
