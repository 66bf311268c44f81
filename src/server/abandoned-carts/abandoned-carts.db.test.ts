import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, setStock, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { registerCheckout } from '#server/checkout/plugin.ts';
import { change } from '#server/documents/testing/build-site.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { openStore } from '#server/store/open-store.ts';
import { registerMailOptOuts } from '#server/store-mails/opt-out-plugin.tsx';
import { forgetAbandoned } from './forget-abandoned.ts';
import { selectAbandoned } from './list-abandoned.ts';
import { loadAbandonedReport } from './load-abandoned-report.ts';
import { noteAbandoned } from './note-abandoned.ts';
import { registerAbandonedCarts } from './plugin.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const EVERYWHERE = { countries: [], regions: [], postalCodes: [], isRestOfWorld: true };
const BILL = {
  'billing-name': 'Ada Lovelace',
  'billing-line1': 'Seestrasse 1',
  'billing-city': 'Zürich',
  'billing-postalCode': '8001',
  'billing-country': 'CH',
};

let shop: MemberSite;
let ada: TestBrowser;
let storeId: DocumentId;
let jug: BuiltProduct;
let lesson: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({
    routes: [],
    plugins: [registerCarts, registerCheckout, registerAbandonedCarts, registerMailOptOuts],
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const { services } = shop.test;
  const { siteId } = shop.site;
  const built = await buildShop(services, siteId, [
    { title: 'Jug', prices: [2000], stock: [5] },
    { title: 'Lesson', prices: [4500], type: 'service' },
  ]);
  [jug, lesson] = built as [BuiltProduct, BuiltProduct];
  storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  const price = { kind: 'flat', order: 500, piece: 0 };
  await put({ id: createId(), type: 'shipping-option', order: 'a', name: 'Post', places: EVERYWHERE, price });
  ada = shop.openBrowser();
});

const put = (record: DocumentRecord) =>
  change(shop.test.services, shop.site.siteId, storeId, [{ op: 'put', record }]);
const switchOn = () =>
  put({
    id: createId(),
    type: 'mail-text',
    kind: 'abandoned',
    isOn: true,
    subject: 'Still {total} at {site}',
    opening: '',
    closing: '',
  });
const pass = (ms: number) => (shop.test.clock.now += ms);
const listed = async () =>
  (await selectAbandoned(shop.test.services.db, shop.site.siteId, { page: 1, pageSize: 50 })).carts;
const report = async () => {
  const found = await loadAbandonedReport(shop.test.services, shop.site.siteId, {});
  const { abandoned, mailed, recovered } = found;
  return { abandoned, mailed, recovered };
};

async function leave(browser = ada, email = 'ada@example.com', product = jug, pieces = '2'): Promise<void> {
  await browser.post('/cart/lines', { product: product.productId, pieces });
  await step(browser, 'contact', { email });
}

/** Sends a step of the checkout with all that its form holds. */
async function step(browser: TestBrowser, name: string, fields: Readonly<Record<string, string>> = {}) {
  const page = await browser.visit(`/checkout/${name}`);
  const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, field = '', value = '']) => [field, value],
  );
  return browser.post(`/checkout/${name}`, { ...Object.fromEntries(hidden), ...fields });
}

async function mails() {
  await shop.test.consumeEvents();
  const rows = await shop.test.services.db
    .selectFrom('outbox_mails')
    .select(['recipient as to', 'subject', 'text_body as text', 'unsubscribe_url as unsubscribe'])
    .where('site_id', '=', shop.site.siteId)
    .orderBy('id')
    .execute();
  await shop.test.services.db.deleteFrom('outbox_mails').where('site_id', '=', shop.site.siteId).execute();
  return rows;
}

/** The path of a link in a mail. */
function pathIn(text: string | undefined, begin: string): string {
  return new RegExp(`${begin}[\\w.~-]+`).exec(text ?? '')?.[0] ?? 'no link';
}

it('lists a checkout with an email that became no order in 24 hours, once, and mails nobody until the owner wants it [ORD-150]', async () => {
  await leave();
  pass(DAY_MS - 60_000);
  expect(await noteAbandoned(shop.test.services)).toBe(0);
  pass(120_000);
  expect(await noteAbandoned(shop.test.services)).toBe(1);
  expect(await listed()).toMatchObject([
    {
      email: 'ada@example.com',
      lines: [{ title: 'Jug', pieces: 2 }],
      pieces: 2,
      amount: 4000,
      currency: 'USD',
      state: 'not-mailed',
      mailing: 'off',
      isPaymentTried: false,
      order: null,
    },
  ]);
  expect(await mails()).toEqual([]);
  // The same cart again is no other one.
  await step(ada, 'contact', { email: 'ada@example.com' });
  pass(DAY_MS + 60_000);
  expect(await noteAbandoned(shop.test.services)).toBe(0);
  expect(await listed()).toHaveLength(1);
});

it('knows no checkout without an email, with an order since, or of a test [ORD-150, ORD-107]', async () => {
  await ada.post('/cart/lines', { product: jug.productId, pieces: '1' });
  await step(ada, 'contact', { email: 'ada@' });
  // Ben leaves a cart on his phone, and orders at his desk.
  await leave(shop.openBrowser(), 'Ben@example.com');
  pass(1000);
  const ben = shop.openBrowser();
  await leave(ben, 'ben@example.com', lesson, '1');
  await step(ben, 'payment', BILL);
  pass(DAY_MS + 60_000);
  const eva = shop.openBrowser();
  await leave(eva, 'eva@example.com');
  await shop.test.services.db
    .updateTable('checkouts')
    .set({ is_test: true })
    .where('site_id', '=', shop.site.siteId)
    .where('email_key', '=', 'eva@example.com')
    .execute();
  pass(DAY_MS + 60_000);
  expect(await noteAbandoned(shop.test.services)).toBe(0);
  expect(await listed()).toEqual([]);
});

it('mails once what can still be bought, whose link brings the cart back without anything of the person, and counts the order that comes of it [ORD-150, COMM-100]', async () => {
  await switchOn();
  await leave();
  await ada.post('/cart/lines', { product: lesson.productId, pieces: '1' });
  await setStock(shop.test.services, shop.site.siteId, {
    productId: jug.productId,
    variantId: jug.variantIds[0] ?? createId(),
    quantity: 1,
  });
  pass(DAY_MS + 60_000);
  await noteAbandoned(shop.test.services);
  await noteAbandoned(shop.test.services);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'ada@example.com',
    subject: expect.stringMatching(/^Still \$65\.00 at /),
  });
  expect(mail?.text).toMatch(/1 × Jug[^]*\$20\.00[^]*1 × Lesson[^]*\$45\.00/);
  const path = pathIn(mail?.text, '/cart/restore/');
  // Somebody else who has the mail, in another browser.
  const other = shop.openBrowser();
  expect((await other.visit(`${path}x`)).statusCode).toBe(404);
  expect((await other.visit(path)).headers['location']).toBe('/cart');
  expect((await other.visit(path)).headers['location']).toBe('/cart');
  const cart = (await other.visit('/cart')).body;
  expect(cart).toContain('Jug');
  expect(cart).toContain('Lesson');
  expect((await other.visit('/checkout/contact')).body).not.toContain('ada@');
  expect(await listed()).toMatchObject([{ state: 'opened' }]);
  await step(other, 'contact', { email: 'somebody@example.com' });
  await step(
    other,
    'delivery',
    Object.fromEntries(
      Object.entries(BILL).map(([name, value]) => [name.replace('billing', 'shipping'), value]),
    ),
  );
  expect((await step(other, 'payment')).headers['location']).toMatch('/checkout/order/');
  await mails();
  expect(await listed()).toMatchObject([{ state: 'recovered', order: { number: '00001' } }]);
  expect(await report()).toEqual({
    abandoned: { count: 1, amount: 8500 },
    mailed: { count: 1, amount: 8500 },
    recovered: { count: 1, amount: 7000 },
  });
});

it('counts no order later than seven days after the link, and restores nothing after 30 days, when it is forgotten whose it was [ORD-150, ORD-154]', async () => {
  await switchOn();
  await leave(ada, 'ada@example.com', lesson, '1');
  pass(DAY_MS + 60_000);
  await noteAbandoned(shop.test.services);
  const path = pathIn((await mails())[0]?.text, '/cart/restore/');
  await ada.visit(path);
  pass(7 * DAY_MS + 60_000);
  await step(ada, 'contact', { email: 'ada@example.com' });
  await step(ada, 'payment', BILL);
  await mails();
  expect(await listed()).toMatchObject([{ state: 'opened', email: 'ada@example.com' }]);
  pass(23 * DAY_MS);
  const late = await shop.openBrowser().visit(path);
  expect(late.statusCode).toBe(404);
  expect(late.body).toContain('This item is no longer available.');
  await forgetAbandoned(shop.test.services);
  expect(await listed()).toMatchObject([{ email: '', lines: [], pieces: 1, amount: 4500 }]);
});

it('mails nobody whose items are all gone, nor who has opted out by the page or by the mail program [ORD-150, ORD-143, MEMB-12, NEWS-44]', async () => {
  await switchOn();
  await leave();
  pass(DAY_MS + 60_000);
  await noteAbandoned(shop.test.services);
  const [mail] = await mails();
  const path = pathIn(mail?.text, '/checkout/mails/');
  expect(mail?.unsubscribe).toContain(path);
  const stranger = shop.openBrowser();
  expect((await stranger.visit(path)).body).toContain('Get no more reminders of your cart?');
  const next = async (email: string, product = lesson) => {
    await leave(shop.openBrowser(), email, product, '1');
    pass(DAY_MS + 60_000);
    await noteAbandoned(shop.test.services);
    return (await mails()).map(({ to }) => to);
  };
  // Looking at it has changed nothing.
  expect(await next('ada@example.com')).toEqual(['ada@example.com']);
  const answer = await shop.openBrowser().post(path, { 'List-Unsubscribe': 'One-Click' });
  expect([answer.statusCode, answer.body]).toEqual([200, 'Unsubscribed']);
  expect(await next('ADA@example.com')).toEqual([]);
  expect(await listed()).toMatchObject([{ mailing: 'opted-out' }, {}, {}]);
  expect(await next('ben@example.com')).toEqual(['ben@example.com']);
  expect((await stranger.post(`${path}/undo`)).body).toContain('You get these emails again.');
  expect(await next('ada@example.com')).toEqual(['ada@example.com']);
  expect((await stranger.post(path)).body).toContain('You get no more reminders of your cart.');
  const variantId = jug.variantIds[0] ?? createId();
  await leave(shop.openBrowser(), 'eva@example.com');
  await setStock(shop.test.services, shop.site.siteId, { productId: jug.productId, variantId, quantity: 0 });
  pass(DAY_MS + 60_000);
  await noteAbandoned(shop.test.services);
  expect(await mails()).toEqual([]);
  expect((await listed())[0]).toMatchObject({ email: 'eva@example.com', mailing: 'unavailable' });
});
