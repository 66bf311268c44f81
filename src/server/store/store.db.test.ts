import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DocumentId } from '#domain/documents/record.ts';
import { createId, isId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { searchContent } from '#server/content-search/search-content.ts';
import { duplicateSite } from '#server/dashboard/duplicate-site.ts';
import {
  ANNA,
  buildPage,
  buildSite,
  change,
  setting,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { appendChange } from '#server/documents/append-change.ts';
import { findDocumentHead, loadPublished } from '#server/documents/queries.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { publishSummary } from '#server/publishing/publish-summary.ts';
import { rollbackRelease } from '#server/publishing/rollback-release.ts';
import { restoreSiteAt } from '#server/site-history/restore-site-at.ts';
import { findSite } from '#server/sites/queries.ts';
import { loadStoreSettings } from './queries.ts';
import { readStoreRules } from './store-rules.ts';

const EVERYWHERE = { countries: [], regions: [], postalCodes: [], isRestOfWorld: true };

let test: TestApp;
let site: BuiltSite;
let mia: Contributor;
let eddy: Contributor;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  mia = await signInContributor(test.app, test.services, site, 'Mia', ['store-manager']);
  eddy = await signInContributor(test.app, test.services, site, 'Eddy', ['editor']);
});

const post = (who: Contributor, path: string, body = {}) => who.browser.call('POST', path, body, who.host);
const get = (who: Contributor, path: string) => who.browser.call('GET', path, undefined, who.host);
const settings = () => loadStoreSettings(test.services.db, site.siteId);
const revision = async () => (await findSite(test.services.db, site.siteId))?.revision;

async function openedStore(who = mia): Promise<DocumentId> {
  const { status, body } = await post(who, '/api/store/open');
  const id = body['id'];
  if (status !== 200 || typeof id !== 'string' || !isId<'document'>(id)) {
    throw new Error(`The store did not open: ${status}`);
  }
  return id;
}

const set = (id: DocumentId, field: string, value: string) =>
  change(test.services, site.siteId, id, [setting(field, value)]);

it('is made when it is opened for the first time, once, with dollars and metric units [MON-05, COMM-113]', async () => {
  expect((await get(mia, '/api/store')).body).toEqual({
    currency: 'USD',
    measurementStandard: 'metric',
    isPaused: false,
  });
  const ids = await Promise.all([openedStore(), openedStore(), openedStore()]);
  expect(new Set(ids).size).toBe(1);
  expect((await post(mia, '/api/store/open')).body).toMatchObject({
    id: ids[0],
    kind: 'store',
    version: 0,
    publishedVersion: 0,
  });
  expect((await get(mia, '/api/store')).body).toEqual({
    currency: 'USD',
    measurementStandard: 'metric',
    isPaused: false,
  });
});

it('is live with each change, and leaves nothing to publish [COMM-108]', async () => {
  const id = await openedStore();
  const before = await revision();
  await set(id, 'sellerName', 'Mia’s pots');
  expect(await revision()).toBe(before);
  await set(id, 'currency', 'EUR');
  await set(id, 'measurementStandard', 'imperial');
  // Pages show prices, weights and sizes.
  expect(await revision()).toBe((before ?? 0) + 2);
  expect(await settings()).toMatchObject({
    currency: 'EUR',
    measurementStandard: 'imperial',
    sellerName: 'Mia’s pots',
  });
  expect((await get(eddy, '/api/store')).body).toEqual({
    currency: 'EUR',
    measurementStandard: 'imperial',
    isPaused: false,
  });
  const { db } = test.services;
  expect(await findDocumentHead(db, site.siteId, id)).toMatchObject({ version: 3, publishedVersion: 3 });
  const live = await loadPublished(db, site.siteId, id);
  expect(live?.records['settings']).toMatchObject({ currency: 'EUR' });
  const { documents } = await publishSummary(db, site.siteId, { page: 1, pageSize: 20 });
  expect(documents.map(({ documentId }) => documentId)).toEqual([site.siteDocumentId]);
});

it('refuses currencies that no store can have [MON-40]', async () => {
  const id = await openedStore();
  await expect(set(id, 'currency', 'XYZ')).rejects.toMatchObject({ code: 'invalid-input' });
  expect((await settings()).currency).toBe('USD');
});

it('opens for store managers, who open nothing else, and stays closed to editors [ROLE-17, ROLE-25, ROLE-64, COMM-115]', async () => {
  const id = await openedStore();
  const page = await buildPage(test.services, site.siteId, 'Shop', 'shop');
  const changes = (field: string, value: string) => ({
    clientId: 'client-of-test',
    changes: [
      {
        id: 'c'.repeat(24),
        baseVersion: 0,
        name: 'Edit',
        gestureId: 'g',
        operations: [{ op: 'set', id: 'settings', field, value }],
      },
    ],
  });
  const reads = (documentId: DocumentId) => [
    `/api/documents/${documentId}`,
    `/api/documents/${documentId}/undo?until=0`,
    `/api/documents/${documentId}/history`,
    `/api/documents/${documentId}/versions/0`,
  ];
  for (const path of reads(id)) {
    expect((await get(mia, path)).status, path).toBe(200);
    expect((await get(eddy, path)).status, path).toBe(403);
  }
  for (const path of reads(page)) expect((await get(mia, path)).status, path).toBe(403);
  const writes = (documentId: DocumentId, field: string) =>
    [
      [`/api/documents/${documentId}/changes`, changes(field, 'EUR')],
      [`/api/documents/${documentId}/restore`, { version: 0 }],
      [
        `/api/documents/${documentId}/presence`,
        { clientId: 'client-of-test', selectedBlockId: null, heldBlockId: null, asksForBlockId: null },
      ],
    ] as const;
  for (const [path, body] of writes(page, 'title')) expect((await post(mia, path, body)).status).toBe(403);
  for (const [path, body] of writes(id, 'currency')) expect((await post(eddy, path, body)).status).toBe(403);
  expect((await settings()).currency).toBe('USD');
  const saved = await post(mia, `/api/documents/${id}/changes`, changes('currency', 'EUR'));
  expect(saved.body).toMatchObject({ rejected: [] });
  expect((await settings()).currency).toBe('EUR');
  // A version that comes back is live with that, too.
  expect((await post(mia, `/api/documents/${id}/restore`, { version: 0 })).status).toBe(200);
  expect((await settings()).currency).toBe('USD');
});

it.each(['editor', 'billing', 'reporting', 'moderator', 'viewer'] as const)(
  'answers %s with 403 where ways of delivery, taxes or anything else of the store is changed by call [ORD-106, ROLE-65, ROLE-67]',
  async (role) => {
    const id = await openedStore();
    const someone = await signInContributor(test.app, test.services, site, 'Sam', [role]);
    const rule = (type: string, fields: JsonObject) => ({
      op: 'put',
      record: { id: createId(), type, order: 'a', name: 'Post', places: EVERYWHERE, ...fields },
    });
    const put = (operation: JsonObject) => ({
      clientId: 'client-of-test',
      changes: [{ id: createId(), baseVersion: 0, name: 'Edit', gestureId: 'g', operations: [operation] }],
    });
    const changes = [
      put(rule('shipping-option', { price: { kind: 'flat', order: 1, piece: 0 } })),
      put(rule('tax-rule', { rates: { standard: 1 } })),
      put({ op: 'set', id: 'settings', field: 'pricesIncludeTax', value: true }),
    ];
    const statuses = async (who: Contributor) => {
      const answers = await Promise.all(
        changes.map((body) => post(who, `/api/documents/${id}/changes`, body)),
      );
      return answers.map(({ status, body }) => [status, body['rejected'] ?? body['code']]);
    };
    expect(await statuses(someone)).toEqual(changes.map(() => [403, 'not-permitted']));
    expect((await readStoreRules(test.services.db, site.siteId)).shippingOptions).toEqual([]);
    expect(await statuses(mia)).toEqual(changes.map(() => [200, []]));
    const rules = await readStoreRules(test.services.db, site.siteId);
    expect([rules.shippingOptions.length, rules.taxRules.length, rules.pricesIncludeTax]).toEqual([
      1,
      1,
      true,
    ]);
    // On a site of their own they may do all of it, and find nothing of this one.
    const own = await buildSite(test.services);
    const stranger = await signInContributor(test.app, test.services, own, 'Eve');
    expect(await statuses(stranger)).toEqual(changes.map(() => [404, 'not-found']));
  },
);

it('is no content that editors search through [ROLE-25]', async () => {
  const id = await openedStore();
  await set(id, 'sellerAddress', 'Nettle Lane');
  const { records } = await searchContent(test.services.db, {
    siteId: site.siteId,
    query: 'Nettle Lane',
    isCaseSensitive: false,
    isWholeWord: false,
    withAddresses: false,
    after: null,
  });
  expect(records).toEqual([]);
});

it('stays as it is where the site is rolled back or brought back to a time before it', async () => {
  const { db } = test.services;
  const publish = () =>
    publishDocuments(test.services, { siteId: site.siteId, documentIds: 'all', authorId: null, name: 'Go' });
  const { release } = await publish();
  const to = new Date(test.clock.now);
  test.clock.now += 60_000;
  const id = await openedStore();
  await set(id, 'currency', 'SEK');
  await change(test.services, site.siteId, site.siteDocumentId, [setting('title', 'Renamed')]);
  await publish();
  test.clock.now += 60_000;
  const at = new Date(test.clock.now);
  await db.transaction().execute(async (trx) => {
    await rollbackRelease(trx, { siteId: site.siteId, number: release ?? 0, author: ANNA, at });
    await restoreSiteAt(trx, { siteId: site.siteId, to, author: ANNA, at });
  });
  expect((await loadPublished(db, site.siteId, site.siteDocumentId))?.records['settings']).toMatchObject({
    title: 'Test',
  });
  expect((await settings()).currency).toBe('SEK');
  expect(await findDocumentHead(db, site.siteId, id)).toMatchObject({ version: 1, publishedVersion: 1 });
});

it('comes along with a copy of the site', async () => {
  const id = await openedStore();
  await set(id, 'currency', 'NOK');
  const copyId = await duplicateSite(test.services, {
    siteId: site.siteId,
    title: 'Copy',
    identifier: `copy-${id.slice(-8)}`,
    ownerId: mia.accountId,
  });
  await set(id, 'currency', 'DKK');
  expect((await loadStoreSettings(test.services.db, copyId)).currency).toBe('NOK');
});

it('says what decides about prices as it is now, in the order of its owner [ORD-57, ORD-64, ORD-66, ORD-68]', async () => {
  const { db } = test.services;
  expect(await readStoreRules(db, site.siteId)).toMatchObject({
    currency: 'USD',
    pricesIncludeTax: false,
    shippingOptions: [],
    taxRules: [],
    storePlace: { country: '', region: null, postalCode: null },
  });
  const id = await openedStore();
  const places = { countries: ['CH'], regions: [], postalCodes: [], isRestOfWorld: false };
  const price = { kind: 'weight', bands: [{ upToGrams: 5000, price: 900 }] };
  const [second, first, vat] = ['1', '2', '3'].map((digit) => digit.repeat(24));
  if (second === undefined || first === undefined || vat === undefined) throw new Error('three ids');
  await change(test.services, site.siteId, id, [
    { op: 'put', record: { id: second, type: 'shipping-option', order: 'k', name: 'Post', places, price } },
    { op: 'put', record: { id: first, type: 'shipping-option', order: 'V', name: 'Courier', places } },
    {
      op: 'put',
      record: { id: vat, type: 'tax-rule', order: 'V', name: 'VAT', places, rates: { standard: 81_000 } },
    },
    setting('pricesIncludeTax', true),
    setting('sellerCountry', 'CH'),
  ]);
  expect(await readStoreRules(db, site.siteId)).toMatchObject({
    pricesIncludeTax: true,
    shippingOptions: [
      {
        id: first,
        name: 'Courier',
        price: { kind: 'flat', order: 0, piece: 0 },
        freeFrom: null,
        productIds: null,
      },
      { id: second, name: 'Post', places, price },
    ],
    taxRules: [
      {
        id: vat,
        rates: { standard: 81_000 },
        covers: ['physical', 'digital', 'service', 'delivery'],
        firstDay: null,
      },
    ],
    storePlace: { country: 'CH', region: null, postalCode: null },
  });
  const other = await buildSite(test.services);
  expect((await readStoreRules(db, other.siteId)).shippingOptions).toEqual([]);
});

it('counts rules with each change of them and of the time zone, never those that a transaction took back [ORD-68]', async () => {
  const { db } = test.services;
  const id = await openedStore();
  const rules = () => readStoreRules(db, site.siteId);
  expect(await rules()).toMatchObject({ currency: 'USD', timeZone: 'UTC' });
  const head = await findDocumentHead(db, site.siteId, id);
  const takenBack = db.transaction().execute(async (trx) => {
    const changeId = createId<'change'>();
    await appendChange(trx, {
      siteId: site.siteId,
      documentId: id,
      author: ANNA,
      at: new Date(test.services.now()),
      change: {
        id: changeId,
        baseVersion: head?.version ?? 0,
        name: 'Edit',
        gestureId: changeId,
        operations: [setting('currency', 'EUR')],
      },
    });
    expect((await readStoreRules(trx, site.siteId)).currency).toBe('EUR');
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  // Asked for the next time is a version of the number that was taken back.
  await set(id, 'currency', 'NOK');
  expect((await rules()).currency).toBe('NOK');
  await set(site.siteDocumentId, 'timeZone', 'Asia/Tokyo');
  expect(await rules()).toMatchObject({ currency: 'NOK', timeZone: 'Asia/Tokyo' });
});
