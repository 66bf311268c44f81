import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { registerCheckout } from '#server/checkout/plugin.ts';
import { createDiscount } from '#server/discounts/save-discount.ts';
import { sampleDiscount } from '#server/discounts/testing/sample-discount.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import { signInContributor } from '#server/documents/testing/sign-in-contributor.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { ordersCsv } from '#server/orders/orders-csv.ts';
import { orderData } from '#server/orders/personal-data.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { identify } from '#server/callers/identify.ts';
import { openStore } from '#server/store/open-store.ts';
import { listKeptReceipts } from './list-kept-receipts.ts';
import { printedOrders } from './printed-orders.tsx';
import { orderPrintRoutes } from './routes.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { OrderId } from '#server/orders/tables.ts';

const DAY_MS = 86_400_000;
const EVERYWHERE = { countries: [], regions: [], postalCodes: [], isRestOfWorld: true };
const SWISS = {
  'shipping-name': 'Ada Lovelace',
  'shipping-line1': 'Seestrasse 1',
  'shipping-city': 'Zürich',
  'shipping-postalCode': '8001',
  'shipping-country': 'CH',
};

let shop: MemberSite;
let storeId: DocumentId;
let jug: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({ routes: [], plugins: [registerCarts, registerCheckout] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const { services } = shop.test;
  const { siteId } = shop.site;
  [jug] = (await buildShop(services, siteId, [{ title: 'Jug', prices: [1999], stock: [9] }])) as [
    BuiltProduct,
  ];
  storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  const rule = { id: createId<'record'>(), order: 'a', places: EVERYWHERE };
  await change(services, siteId, storeId, [
    {
      op: 'put',
      record: {
        ...rule,
        type: 'shipping-option',
        name: 'Post',
        price: { kind: 'flat', order: 500, piece: 0 },
      },
    },
    {
      op: 'put',
      record: {
        ...rule,
        id: createId<'record'>(),
        type: 'tax-rule',
        name: 'City tax',
        rates: { standard: 88_750 },
        covers: ['physical'],
      },
    },
    setting('sellerName', 'Quarry <Lane>'),
    setting('sellerAddress', '1 Quarry Lane\nHartford'),
    setting('taxNumber', 'CHE-123'),
    setting('sellerCountry', 'CH'),
  ]);
});

async function send(browser: TestBrowser, step: string, fields: Readonly<Record<string, string>> = {}) {
  const page = await browser.visit(`/checkout/${step}`);
  const hidden = Object.fromEntries(
    [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  return browser.post(`/checkout/${step}`, { ...hidden, ...fields });
}

async function order(code: string | null = null): Promise<{
  readonly id: OrderId;
  readonly path: string;
  readonly pages: readonly string[];
}> {
  const browser = shop.openBrowser();
  await browser.post('/cart/lines', { product: jug.productId, pieces: '2' });
  if (code !== null) await browser.post('/cart/codes', { code });
  const cart = (await browser.visit('/cart')).body;
  await send(browser, 'contact', { email: 'ada@example.com' });
  await send(browser, 'delivery', SWISS);
  const review = (await browser.visit('/checkout/payment')).body;
  const path = String((await send(browser, 'payment')).headers['location']);
  const page = (await browser.visit(path)).body;
  const { id } = await shop.test.services.db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', shop.site.siteId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { id, path, pages: [cart, review, page] };
}

const printed = (kind: 'slips' | 'pricedSlips' | 'receipts', ids: readonly OrderId[], isAccountant = false) =>
  printedOrders(shop.test.services, { siteId: shop.site.siteId, kind, ids, isAccountant });
/** What of it is shown, without markup and styles. */
const textOf = (html: string | null) =>
  (html ?? '')
    .replaceAll(/<(?:style|script)>[^]*?<\/(?:style|script)>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#36;', '$')
    .replaceAll(/\s+/g, ' ');

it('gives a receipt with number, seller, tax by rate and payment, on the paper of the seller’s country [ORD-104]', async () => {
  const { id } = await order();
  const html = await printed('receipts', [id]);
  expect(html).toContain('@page{size:A4;');
  const text = textOf(html);
  for (const shown of [
    'Invoice Order 00001',
    'Quarry &lt;Lane&gt; 1 Quarry Lane Hartford Switzerland',
    'Tax number: CHE-123',
    'Bill to Ada Lovelace Seestrasse 1 8001 Zürich Switzerland',
    'Payment Not paid yet',
    'City tax (8.875%)',
    'Still to pay',
  ]) {
    expect(text).toContain(shown);
  }
  await change(shop.test.services, shop.site.siteId, storeId, [setting('sellerCountry', 'MX')]);
  expect(await printed('receipts', [id])).toContain('@page{size:Letter;');
});

it('prints slips each on a new sheet, with prices only where they were chosen, and nothing where one order is not of the site [ORD-104]', async () => {
  const [one, two] = [await order(), await order()];
  const slips = await printed('slips', [two.id, one.id]);
  expect(slips?.match(/<article class="sheet">/g)).toHaveLength(2);
  expect(slips).toContain('@media print{.sheet+.sheet{break-before:page}}');
  const text = textOf(slips);
  expect(text.indexOf('00002')).toBeLessThan(text.lastIndexOf('00001'));
  for (const shown of ['Packing slip', 'Deliver to Ada Lovelace Seestrasse 1', 'Delivery Post', '2 Jug']) {
    expect(text).toContain(shown);
  }
  expect(text).not.toMatch(/\$|19\.99/);
  expect(textOf(await printed('pricedSlips', [one.id]))).toContain('2 Jug JUG-1 $19.99 $39.98');
  expect(await printed('slips', [one.id, createId<'order'>()])).toBeNull();
});

it.each([
  {
    what: 'a tax that is added',
    code: null,
    // 2 × 19.99, delivery 5.00, 8.875 % of 39.98 are 3.55.
    inCart: ['$39.98'],
    all: ['$39.98', '$5.00', '$3.55', '$48.53'],
    total: '$48.53',
  },
  {
    what: 'a discount and a tax within the prices',
    code: 'TEN',
    // 10 % of 39.98 are 4.00, 8.875 % within 35.98 are 2.93.
    inCart: ['$39.98', '$4.00'],
    all: ['$39.98', '$4.00', '$5.00', '$2.93', '$40.98'],
    total: '$40.98',
  },
])(
  'says the same prices on page, cart, checkout, mail, receipt and in the export, with $what [ORD-104, ORD-39, ORD-43, ORD-103]',
  async ({ code, inCart, all, total }) => {
    const { services } = shop.test;
    const { siteId } = shop.site;
    if (code !== null) {
      await createDiscount(services, { siteId, triggers: ['code'], fields: sampleDiscount('Ten off', code) });
      await change(services, siteId, storeId, [setting('pricesIncludeTax', true)]);
    }
    const { id, path, pages } = await order(code);
    await shop.test.consumeEvents();
    const mail = await services.db
      .selectFrom('outbox_mails')
      .select('text_body as text')
      .where('site_id', '=', siteId)
      .where('subject', 'like', '%received%')
      .executeTakeFirstOrThrow();
    const product = await shop.openBrowser().visit('/shop/jug');
    const receipt = await shop.openBrowser().visit(`${path}/receipt`);
    let csv = '';
    for await (const part of ordersCsv(services.db, siteId, {}, 'UTC')) csv += String(part);
    const [cart = '', review = '', page = ''] = pages;
    expect(textOf(product.body)).toContain('$19.99');
    for (const amount of inCart) expect(textOf(cart)).toContain(amount);
    for (const text of [
      textOf(review),
      textOf(page),
      mail.text,
      textOf(receipt.body),
      textOf(await printed('receipts', [id])),
    ]) {
      for (const amount of all) expect(text).toContain(amount);
      // An amount may be right and stand in the wrong place: what is left to pay is as much as the total.
      const labelled = [...text.matchAll(/\b(Subtotal|Total)\s+(\$\d+\.\d\d)/g)];
      expect([...new Set(labelled.map(([, label, amount]) => `${label} ${amount}`))]).toEqual([
        'Subtotal $39.98',
        `Total ${total}`,
      ]);
      expect(
        [...text.matchAll(/\$\d+\.\d\d/g)]
          .map(([amount]) => amount)
          .filter((amount) => ![...all, '$19.99'].includes(amount)),
      ).toEqual([]);
    }
    for (const amount of all) expect(csv).toContain(amount.slice(1));
  },
);

it('gives buyers their receipt from the page of the order, after a day without their address [ORD-38, ORD-104]', async () => {
  const { path } = await order();
  const browser = shop.openBrowser();
  expect((await browser.visit(path)).body).toContain(`href="${path}/receipt"`);
  const receipt = await browser.visit(`${path}/receipt`);
  expect(receipt.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-/);
  expect(textOf(receipt.body)).toContain('Seestrasse 1');
  shop.test.clock.now += DAY_MS + 1000;
  expect((await browser.visit(path)).body).not.toContain('/receipt"');
  expect(textOf((await browser.visit(`${path}/receipt`)).body)).not.toMatch(/Seestrasse|Lovelace|ada@/);
  expect((await browser.visit(`/checkout/order/${'x'.repeat(43)}/receipt`)).statusCode).toBe(404);
});

it('shows who paid an order of somebody who was erased to those who keep the books alone [ORD-104, ORD-153]', async () => {
  const { id } = await order();
  const { services } = shop.test;
  const person = {
    siteId: shop.site.siteId,
    contactId: createId<'contact'>(),
    emailKeys: ['ada@example.com'],
  };
  await services.db.transaction().execute((trx) => orderData.erase(trx, services, person));
  expect(textOf(await printed('receipts', [id], true))).toContain('Ada Lovelace Seestrasse 1');
  expect(textOf(await printed('receipts', [id]))).not.toMatch(/Lovelace|Seestrasse/);
  expect(textOf(await printed('slips', [id], true))).not.toMatch(/Lovelace|Seestrasse/);
});

it('keeps name and address on receipts for as many years as the owner says, none where the law asks for none [ORD-153]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  await change(services, siteId, storeId, [{ op: 'set', id: 'settings', field: 'retentionYears', value: 0 }]);
  const { id } = await order();
  shop.test.clock.now += 1000;
  const person = { siteId, contactId: createId<'contact'>(), emailKeys: ['ada@example.com'] };
  await services.db.transaction().execute((trx) => orderData.erase(trx, services, person));
  expect(textOf(await printed('receipts', [id], true))).not.toMatch(/Lovelace|Seestrasse/);
});

it('lists the receipts of people who were erased until their time is over, and those of nobody else [ORD-153]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const { id } = await order();
  const list = async (page = 1) =>
    listKeptReceipts(services.db, siteId, { page, pageSize: 50, now: services.now() });
  expect(await list()).toEqual({ receipts: [], total: 0, hasMore: false });
  const person = { siteId, contactId: createId<'contact'>(), emailKeys: ['ada@example.com'] };
  await services.db.transaction().execute((trx) => orderData.erase(trx, services, person));
  const other = await order();
  const { receipts, total } = await list();
  expect([receipts.map((each) => each.id), total]).toEqual([[id], 1]);
  expect(receipts[0]).toMatchObject({ number: '00001', name: 'Ada Lovelace', total: 4853, currency: 'USD' });
  expect((await list(2)).receipts).toEqual([]);
  const app = await createHttpApp(services, { identify, routes: orderPrintRoutes, plugins: [] });
  const { browser, host } = await signInContributor(app, services, shop.site, 'Bea', ['store-manager']);
  const read = (asked: string) => browser.visit(`http://${host}/api/kept-receipts/print?ids=${asked}`);
  expect(textOf((await read(id)).body)).toContain('Ada Lovelace Seestrasse 1');
  expect((await read(`${id},${other.id}`)).statusCode).toBe(404);
  await app.close();
  shop.test.clock.now += 11 * 366 * DAY_MS;
  expect((await list()).receipts).toEqual([]);
});
