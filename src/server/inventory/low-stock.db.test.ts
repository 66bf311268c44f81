import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DocumentId } from '#domain/documents/record.ts';
import { newVariantId, type VariantId } from '#domain/products/variant.ts';
import { createId } from '#lib/id.ts';
import { buildSite, change, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor } from '#server/documents/testing/sign-in-contributor.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import { SAMPLE_ADDRESS, SampleCarts } from '#server/orders/testing/sample-carts.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { openStore } from '#server/store/open-store.ts';

const HOUR_MS = 3_600_000;

let test: TestApp;
let site: BuiltSite;
let carts: SampleCarts;
let documentId: DocumentId;

beforeAll(async () => {
  test = await createTestApp([]);
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  await signInContributor(test.app, test.services, site, 'Mia', ['store-manager']);
  await signInContributor(test.app, test.services, site, 'Ed', ['editor']);
  carts = new SampleCarts(site.siteId);
  const { id } = await test.services.db
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', site.siteId)
    .limit(1)
    .executeTakeFirstOrThrow();
  documentId = id;
});

async function stocked(quantity: number): Promise<VariantId> {
  const variantId = newVariantId();
  await test.services.db
    .insertInto('variant_stock')
    .values({
      site_id: site.siteId,
      variant_id: variantId,
      document_id: documentId,
      is_unlimited: false,
      quantity,
      version: 0,
    })
    .execute();
  return variantId;
}

/** Subjects of the mails about stock that an order of some pieces causes. */
async function bought(variantId: VariantId, pieces: number): Promise<string[]> {
  test.clock.advance(1000);
  const cartId = carts.add([{ variantId, title: 'Jug', pieces, price: 100 }]);
  const contact = { email: 'ada@example.org', phone: '', language: 'en', networkAddress: '192.0.2.1' };
  const placed = await placeOrder(
    test.services,
    carts.request(cartId, { contact, delivery: SAMPLE_ADDRESS }),
    carts,
  );
  expect(placed.kind).toBe('placed');
  await test.consumeEvents();
  const rows = await test.services.db
    .selectFrom('outbox_mails')
    .select('subject')
    .where('site_id', '=', site.siteId)
    .orderBy('id')
    .execute();
  await test.services.db.deleteFrom('outbox_mails').where('site_id', '=', site.siteId).execute();
  return rows
    .map(({ subject }) => subject.replaceAll(/[\u2066-\u2069]/g, ''))
    .filter((subject) => /left|sold out/.test(subject));
}

it('mails who looks after the stock once when a variant falls to five, and once when it is sold out [ORD-90]', async () => {
  const jug = await stocked(8);
  expect(await bought(jug, 2)).toEqual([]);
  expect(await bought(jug, 1)).toEqual(['Only 5 left: Jug · Small · JUG-1']);
  expect(await bought(jug, 1)).toEqual([]);
  expect(await bought(jug, 4)).toEqual(['Jug · Small · JUG-1 is sold out']);
});

it('tells of the same variant at most once in 24 hours, and again after that [ORD-90]', async () => {
  const jug = await stocked(6);
  const restock = (quantity: number) =>
    test.services.db
      .updateTable('variant_stock')
      .set({ quantity, is_low_told: false })
      .where('site_id', '=', site.siteId)
      .where('variant_id', '=', jug)
      .execute();
  expect(await bought(jug, 1)).toEqual(['Only 5 left: Jug · Small · JUG-1']);
  await restock(6);
  test.clock.advance(23 * HOUR_MS);
  expect(await bought(jug, 1)).toEqual([]);
  await restock(6);
  test.clock.advance(2 * HOUR_MS);
  expect(await bought(jug, 1)).toEqual(['Only 5 left: Jug · Small · JUG-1']);
});

it('tells again of what was plenty meanwhile, however its pieces came back [ORD-90]', async () => {
  const jug = await stocked(6);
  expect(await bought(jug, 1)).toEqual(['Only 5 left: Jug · Small · JUG-1']);
  // As orders that are canceled bring them back.
  await test.services.db
    .updateTable('variant_stock')
    .set({ quantity: 8 })
    .where('site_id', '=', site.siteId)
    .where('variant_id', '=', jug)
    .execute();
  test.clock.advance(25 * HOUR_MS);
  expect(await bought(jug, 1)).toEqual([]);
  expect(await bought(jug, 2)).toEqual(['Only 5 left: Jug · Small · JUG-1']);
});

it('tells again of what came back to just one above the threshold and is few once more [ORD-90]', async () => {
  const jug = await stocked(6);
  expect(await bought(jug, 1)).toEqual(['Only 5 left: Jug · Small · JUG-1']);
  await test.services.db
    .updateTable('variant_stock')
    .set({ quantity: 6 })
    .where('site_id', '=', site.siteId)
    .where('variant_id', '=', jug)
    .execute();
  test.clock.advance(25 * HOUR_MS);
  expect(await bought(jug, 1)).toEqual(['Only 5 left: Jug · Small · JUG-1']);
  test.clock.advance(25 * HOUR_MS);
  expect(await bought(jug, 1)).toEqual([]);
});

it('says nothing of what is not counted [ORD-90]', async () => {
  expect(await bought(newVariantId(), 3)).toEqual([]);
});

it('says nothing to who switched these mails off [ORD-90, ORD-140]', async () => {
  const made = { siteId: site.siteId, accountId: createId<'account'>(), at: new Date(test.clock.now) };
  const store = await test.services.db.transaction().execute((trx) => openStore(trx, made));
  const off = { op: 'set', id: 'settings', field: 'ownerMailsOff', value: ['lowStock'] } as const;
  await change(test.services, site.siteId, store, [off]);
  expect(await bought(await stocked(2), 2)).toEqual([]);
});
