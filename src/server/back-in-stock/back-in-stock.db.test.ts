import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createId } from '#lib/id.ts';
import { buildShop, setStock, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { registerMailOptOuts } from '#server/store-mails/opt-out-plugin.tsx';
import { openStore } from '#server/store/open-store.ts';
import { change } from '#server/documents/testing/build-site.ts';
import { registerBackInStock } from './plugin.ts';
import { tellWaiting } from './tell-waiting.ts';
import { waitFor } from './wait-for.ts';

let shop: MemberSite;
let ada: TestBrowser;
let jug: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({ routes: [], plugins: [registerBackInStock, registerMailOptOuts] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const built = await buildShop(shop.test.services, shop.site.siteId, [
    { title: 'Jug', prices: [2000, 2500], stock: [0, 3] },
  ]);
  [jug] = built as [BuiltProduct];
  ada = shop.openBrowser();
});

const address = (at = 0) =>
  `/commerce/back-in-stock?product=${jug.productId}&variant=${jug.variantIds[at] ?? ''}`;
const wait = async (email: string, browser = ada) => {
  const page = await browser.visit(address());
  const crumb = /name="crumb" value="([^"]*)"/.exec(page.body)?.[1] ?? '';
  const fields = { crumb, product: jug.productId, variant: jug.variantIds[0] ?? '', email };
  return browser.post('/commerce/back-in-stock', fields);
};
const stock = (quantity: number) =>
  setStock(shop.test.services, shop.site.siteId, {
    productId: jug.productId,
    variantId: jug.variantIds[0] ?? createId(),
    quantity,
  });
const waiting = async () =>
  (
    await shop.test.services.db
      .selectFrom('back_in_stock')
      .select('email')
      .where('site_id', '=', shop.site.siteId)
      .orderBy('id')
      .execute()
  ).map(({ email }) => email);
async function mails() {
  await tellWaiting(shop.test.services);
  const { db } = shop.test.services;
  const rows = await db
    .selectFrom('outbox_mails')
    .select(['recipient as to', 'subject', 'text_body as text', 'unsubscribe_url as unsubscribe'])
    .where('site_id', '=', shop.site.siteId)
    .orderBy('id')
    .execute();
  await db.deleteFrom('outbox_mails').where('site_id', '=', shop.site.siteId).execute();
  return rows;
}

it('takes an email for what is sold out, and mails each once in the order in which they came when it is back [ORD-92]', async () => {
  const page = (await ada.visit('/shop/jug')).body;
  expect(page).toContain('Tell me when it is back');
  expect(page).toContain(`variant=${jug.variantIds[0] ?? ''}`);
  expect(page).not.toContain(`product=${jug.productId}&amp;variant=${jug.variantIds[1] ?? ''}`);
  expect((await ada.visit(address())).body).toContain('Jug (Small) is sold out.');
  expect((await ada.visit(address(1))).headers['location']).toBe('/shop/jug');
  expect((await wait('ada@')).statusCode).toBe(400);
  for (const email of ['eva@example.org', 'ada@example.org', 'Eva@example.org', 'ben@example.org']) {
    shop.test.clock.advance(1000);
    expect((await wait(email)).body).toContain('You get one mail when Jug is back.');
  }
  expect(await waiting()).toEqual(['eva@example.org', 'ada@example.org', 'ben@example.org']);
  // Rows are found in another order than that in which they came: the first was written again, and nothing sorts them.
  const { db } = shop.test.services;
  await db
    .updateTable('back_in_stock')
    .set({ email: 'eva@example.org' })
    .where('site_id', '=', shop.site.siteId)
    .where('email_key', '=', 'eva@example.org')
    .execute();
  await sql`analyze back_in_stock`.execute(db);
  expect(await mails()).toEqual([]);
  await stock(1);
  const send = vi.spyOn(shop.test.services.mail, 'send');
  const sent = await mails();
  expect(send.mock.calls.map(([, { to }]) => to)).toEqual([
    'eva@example.org',
    'ada@example.org',
    'ben@example.org',
  ]);
  expect(sent[0]?.subject).toBe('Jug (Small) is back');
  expect(sent[0]?.text).toContain('/shop/jug');
  expect(await waiting()).toEqual([]);
  expect(await mails()).toEqual([]);
  expect(send).toHaveBeenCalledTimes(3);
});

it('lets people leave by the mail, after which they get no more, and takes 20 things of an email [ORD-92, ORD-143]', async () => {
  await wait('ada@example.org');
  await stock(1);
  const [mail] = await mails();
  const path = /\/checkout\/mails\/[\w.~-]+/.exec(mail?.unsubscribe ?? '')?.[0] ?? '';
  expect(mail?.text).toContain(path);
  await stock(0);
  await wait('ada@example.org');
  expect(await waiting()).toEqual(['ada@example.org']);
  const asked = await shop.openBrowser().visit(path);
  expect(asked.body).toContain('Get no more emails about items that are back?');
  expect(await waiting()).toEqual(['ada@example.org']);
  await shop.openBrowser().post(path);
  expect(await waiting()).toEqual([]);
  await wait('ada@example.org');
  await stock(1);
  expect(await mails()).toEqual([]);
  await stock(0);
  const { db } = shop.test.services;
  for (let count = 0; count < 20; count += 1) {
    await db
      .insertInto('back_in_stock')
      .values({
        site_id: shop.site.siteId,
        id: createId(),
        product_id: jug.productId,
        variant_id: createId(),
        email: 'ben@example.org',
        email_key: 'ben@example.org',
        at: new Date(),
      })
      .execute();
  }
  expect((await wait('ben@example.org')).body).toContain('This email waits for 20 items already.');
});

it('takes 20 things of an email, also where 30 are asked for at the same moment [ORD-92]', async () => {
  const { siteId } = shop.site;
  const asked = Array.from({ length: 30 }, () =>
    waitFor(shop.test.services, {
      siteId,
      productId: jug.productId,
      variantId: createId<'variant'>(),
      email: 'eve@example.org',
    }),
  );
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === 'waiting')).toHaveLength(20);
  expect(answers.filter((answer) => answer === 'full')).toHaveLength(10);
  expect(await waiting()).toHaveLength(20);
});

it('takes no form that is larger than one of mail programs can be [ORD-143]', async () => {
  const sent = await shop.inject({
    method: 'POST',
    url: '/checkout/mails/a-link',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `List-Unsubscribe=${'a'.repeat(10_000)}`,
  });
  expect(sent.statusCode).toBe(413);
});

it('is not offered where the owner has switched it off, and waits for what cannot be bought yet [ORD-92, ORD-140]', async () => {
  await wait('ada@example.org');
  const { services } = shop.test;
  const { siteId } = shop.site;
  const store = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  const text = { subject: '', opening: '', closing: '', type: 'mail-text', kind: 'backInStock' } as const;
  const id = createId<'record'>();
  await change(services, siteId, store, [{ op: 'put', record: { ...text, id, isOn: false } }]);
  expect((await ada.visit('/shop/jug')).body).not.toContain('Tell me when it is back');
  expect((await ada.visit(address())).statusCode).toBe(404);
  await stock(2);
  expect(await mails()).toEqual([]);
  await change(services, siteId, store, [{ op: 'set', id, field: 'isOn', value: true }]);
  expect((await mails()).map(({ to }) => to)).toEqual(['ada@example.org']);
});
