import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MINI_CART_TYPE, type MiniCart } from '#domain/page-runtime/mini-cart.ts';
import { createId } from '#lib/id.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, publishShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { registerCheckout } from '#server/checkout/plugin.ts';
import { checkoutRoutes } from '#server/checkout/routes.ts';
import { createDiscount } from '#server/discounts/save-discount.ts';
import { sampleDiscount } from '#server/discounts/testing/sample-discount.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { loadOrderPage } from '#server/orders/load-order-page.ts';
import { markPaid } from '#server/orders/mark-paid.ts';
import { ordersCsv } from '#server/orders/orders-csv.ts';
import { openStore } from '#server/store/open-store.ts';
import { printedOrders } from './printed-orders.tsx';

const EVERYWHERE = { countries: [], regions: [], postalCodes: [], isRestOfWorld: true };
const SWISS = {
  'shipping-name': 'Ada Lovelace',
  'shipping-line1': 'Seestrasse 1',
  'shipping-city': 'Zürich',
  'shipping-postalCode': '8001',
  'shipping-country': 'CH',
};

/** Two jugs, and three bowls that are on sale, with 501 minor units off the jugs and 10 % off the order. */
const CASES = [
  {
    currency: 'NOK',
    what: 'two taxes that are added',
    taxIncluded: false,
    taxes: [
      ['VAT', 81_000, 'delivery'],
      ['City', 15_000, null],
    ],
    jug: 123_456,
    bowl: [1999, 1555],
    delivery: 500,
    shown: { jug: '1,234.56 kr', bowl: ['15.55 kr', '19.99 kr'], lines: ['2,469.12 kr', '46.65 kr'] },
    reduced: ['2,515.77 kr', '-5.01 kr', '-251.08 kr'],
    inCart: '2,259.68 kr',
    taxInCart: null,
    added: ['5.00 kr', '183.44 kr', '33.90 kr'],
    total: '2,482.02 kr',
    minor: { subtotal: 251_577, discount: 25_609, shipping: 500, tax: 21_734, total: 248_202 },
    csv: 'NOK 2515.77 256.09 5.00 217.34 no 2482.02',
    csvLines: ['1234.56 2469.12 251.42 212.90', '15.55 46.65 4.67 4.03'],
  },
  {
    currency: 'JPY',
    what: 'a tax within all prices',
    taxIncluded: true,
    taxes: [['VAT', 100_000, 'delivery']],
    jug: 12_345,
    bowl: [1999, 1555],
    delivery: 500,
    shown: { jug: '¥12,345', bowl: ['¥1,555', '¥1,999'], lines: ['¥24,690', '¥4,665'] },
    reduced: ['¥29,355', '-¥501', '-¥2,886'],
    inCart: '¥25,968',
    taxInCart: '¥2,361',
    added: ['¥500', '¥2,406'],
    total: '¥26,468',
    minor: { subtotal: 29_355, discount: 3387, shipping: 500, tax: 2406, total: 26_468 },
    csv: 'JPY 29355 3387 500 2406 yes 26468',
    csvLines: ['12345 24690 2920 1979', '1555 4665 467 382'],
  },
  {
    currency: 'AUD',
    what: 'a tax within goods alone',
    taxIncluded: true,
    taxes: [['GST', 100_000, null]],
    jug: 9995,
    bowl: [1250, 999],
    delivery: 1000,
    shown: { jug: '$99.95 AUD', bowl: ['$9.99 AUD', '$12.50 AUD'], lines: ['$199.90 AUD', '$29.97 AUD'] },
    reduced: ['$229.87 AUD', '-$5.01 AUD', '-$22.49 AUD'],
    inCart: '$202.37 AUD',
    taxInCart: '$18.40 AUD',
    added: ['$10.00 AUD', '$18.40 AUD'],
    total: '$212.37 AUD',
    minor: { subtotal: 22_987, discount: 2750, shipping: 1000, tax: 1840, total: 21_237 },
    csv: 'AUD 229.87 27.50 10.00 18.40 yes 212.37',
    csvLines: ['99.95 199.90 24.50 15.95', '9.99 29.97 3.00 2.45'],
  },
  {
    currency: 'CHF',
    what: 'a tax that is added, free delivery',
    taxIncluded: false,
    taxes: [['VAT', 26_000, 'delivery']],
    jug: 100_000,
    bowl: [50, 33],
    delivery: 0,
    shown: { jug: 'CHF 1,000.00', bowl: ['CHF 0.33', 'CHF 0.50'], lines: ['CHF 2,000.00', 'CHF 0.99'] },
    reduced: ['CHF 2,000.99', '-CHF 5.01', '-CHF 199.60'],
    inCart: 'CHF 1,796.38',
    taxInCart: null,
    added: ['CHF 0.00', 'CHF 46.70'],
    total: 'CHF 1,843.08',
    minor: { subtotal: 200_099, discount: 20_461, shipping: 0, tax: 4670, total: 184_308 },
    csv: 'CHF 2000.99 204.61 0.00 46.70 no 1843.08',
    csvLines: ['1000.00 2000.00 204.51 46.68', '0.33 0.99 0.10 0.02'],
  },
  {
    currency: 'EUR',
    what: 'a delivery at half its price',
    taxIncluded: false,
    taxes: [['VAT', 200_000, 'delivery']],
    jug: 1000,
    bowl: [500, 400],
    delivery: 600,
    shown: { jug: '€10.00', bowl: ['€4.00', '€5.00'], lines: ['€20.00', '€12.00'] },
    reduced: ['€32.00', '-€5.01', '-€2.70'],
    inCart: '€24.29',
    taxInCart: null,
    added: ['-€3.00', '€6.00', '€5.46'],
    total: '€32.75',
    minor: { subtotal: 3200, discount: 771, shipping: 300, tax: 546, total: 3275 },
    csv: 'EUR 32.00 7.71 3.00 5.46 no 32.75',
    csvLines: ['10.00 20.00 6.51 2.70', '4.00 12.00 1.20 2.16'],
  },
] as const;

let shop: MemberSite;
let ada: TestBrowser;

beforeAll(async () => {
  shop = await MemberSite.start({ routes: checkoutRoutes, plugins: [registerCarts, registerCheckout] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  ada = shop.openBrowser();
});

async function sell(of: (typeof CASES)[number]): Promise<readonly [BuiltProduct, BuiltProduct]> {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const built = await buildShop(services, siteId, [
    { title: 'Jug', prices: [of.jug] },
    { title: 'Bowl', prices: [of.bowl[0]] },
  ]);
  const [jug, bowl] = built as [BuiltProduct, BuiltProduct];
  const storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  const price = { kind: 'flat', order: of.delivery, piece: 0 };
  const option = { id: createId(), type: 'shipping-option' as const, order: 'a', name: 'Post', price };
  await change(services, siteId, storeId, [
    setting('currency', of.currency),
    setting('pricesIncludeTax', of.taxIncluded),
    { op: 'put', record: { ...option, places: EVERYWHERE } },
    ...of.taxes.map(([name, standard, also], place) => ({
      op: 'put' as const,
      record: {
        id: createId(Date.now() - place),
        type: 'tax-rule' as const,
        order: `a${place}`,
        name,
        places: EVERYWHERE,
        rates: { standard },
        covers: ['physical', ...(also === null ? [] : [also])],
      },
    })),
  ]);
  const [id = ''] = bowl.variantIds as readonly string[];
  await change(services, siteId, bowl.productId, [
    { op: 'set', id: id as never, field: 'salePrice', value: of.bowl[1] },
    { op: 'set', id: id as never, field: 'onSale', value: true },
  ]);
  await publishShop(services, siteId);
  // Made in another order than they count in.
  await createDiscount(services, { siteId, triggers: ['code'], fields: sampleDiscount('Ten off', 'TEN') });
  const automatic = sampleDiscount('Jugs');
  await createDiscount(services, {
    siteId,
    triggers: ['automatic'],
    fields: {
      ...automatic,
      effect: { kind: 'amount', on: 'lines', amount: 501 },
      conditions: { ...automatic.conditions, productIds: [jug.productId] },
    },
  });
  if (of.currency === 'EUR') {
    const effect = { kind: 'percent', on: 'delivery', percent: 5000 } as const;
    const fields = { ...sampleDiscount('Half delivery'), effect };
    await createDiscount(services, { siteId, triggers: ['automatic'], fields });
  }
  return [jug, bowl];
}

/** What of a page is shown, without markup, styles and words that stand for others. */
const textOf = (html: string | null) =>
  (html ?? '')
    .replaceAll(/<(?:style|script)\b[^>]*>[^]*?<\/(?:style|script)>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#36;', '$')
    .replaceAll(/\s+/g, ' ');
const textAt = async (path: string) => textOf((await ada.visit(path)).body);

/** All amounts of a text in their order, each with what belongs to it. */
const amountsIn = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .match(
      /\bFree\b|-?(?:CHF |[$€¥])?\d[\d,]*(?:\.\d\d)?(?: kr\b| AUD\b)|-?(?:CHF |[$€¥])\d[\d,]*(?:\.\d\d)?/g,
    );

async function send(step: string, fields: Readonly<Record<string, string>> = {}): Promise<string> {
  const { body } = await ada.visit(`/checkout/${step}`);
  const hidden = [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
  const answer = await ada.post(`/checkout/${step}`, { ...Object.fromEntries(hidden), ...fields });
  expect(answer.statusCode).toBe(303);
  return String(answer.headers['location']);
}

async function mailOf(start: RegExp) {
  await shop.test.consumeEvents();
  const mails = await shop.test.services.db
    .selectFrom('outbox_mails')
    .select(['subject', 'text_body as text', 'html_body as html'])
    .where('site_id', '=', shop.site.siteId)
    .where('recipient', '=', 'ada@example.com')
    .execute();
  const [mail, ...others] = mails.filter(({ subject }) => start.test(subject));
  expect(others).toEqual([]);
  if (mail === undefined) throw new Error(`No mail is called ${String(start)}`);
  return mail;
}

it.each(CASES)(
  'says the same amounts in the same order on product pages, cart, checkout, order page, mails, invoice and in the export, in $currency with $what [ORD-104, ORD-39, ORD-40, ORD-41, ORD-103, MON-62]',
  async (of) => {
    const { services } = shop.test;
    const { siteId } = shop.site;
    const { shown, reduced, added, total, minor } = of;
    const [jug, bowl] = await sell(of);
    expect(amountsIn(await textAt('/shop/jug'))).toEqual([shown.jug]);
    expect(amountsIn(await textAt('/shop/bowl'))).toEqual(shown.bowl);
    expect(amountsIn(await textAt('/shop'))).toEqual([...shown.bowl, shown.jug]);

    await ada.post('/cart/lines', { product: jug.productId, pieces: '2' });
    await ada.post('/cart/lines', { product: bowl.productId, pieces: '3' });
    await ada.post('/cart/codes', { code: 'TEN' });
    const [jugs, bowls] = shown.lines;
    const rows = [shown.jug, jugs, shown.bowl[0], bowls];
    const estimated = [of.inCart, ...(of.taxInCart === null ? [] : [of.taxInCart])];
    expect(amountsIn(await textAt('/cart'))).toEqual([...rows, ...reduced, ...estimated]);
    const mini = (await ada.visit('/cart', MINI_CART_TYPE)).json<MiniCart>();
    expect(amountsIn(textOf(mini.html))).toEqual([...shown.lines, ...reduced, ...estimated]);

    await send('contact', { email: 'ada@example.com' });
    await send('delivery', SWISS);
    const all = [...reduced, ...added, total];
    // What costs nothing is called free to whoever orders; papers say the amount.
    const onPages = all.map((amount) => (amount === 'CHF 0.00' ? 'Free' : amount));
    // The summary stands there folded for narrow windows, and beside the step for wide ones.
    expect(amountsIn(await textAt('/checkout/payment'))).toEqual([
      total,
      ...shown.lines,
      ...onPages,
      ...shown.lines,
      ...onPages,
    ]);
    expect((await ada.visit('/api/cart/facade?language=en')).json()).toMatchObject({
      subtotalCents: minor.subtotal,
      discountCents: minor.discount,
      shippingCostCents: minor.shipping,
      taxCents: minor.tax,
      grandTotalCents: minor.total,
      subtotalAmount: { currency: of.currency },
    });

    const path = await send('payment');
    expect(amountsIn(await textAt(path))).toEqual([...shown.lines, ...onPages]);
    const { id } = await services.db
      .selectFrom('orders')
      .select('id')
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow();
    const order = await loadOrderPage(services.db, siteId, id);
    expect(order).toMatchObject({ ...minor, currency: of.currency, taxIncluded: of.taxIncluded });
    const print = async (kind: 'receipts' | 'pricedSlips') =>
      textOf(await printedOrders(services, { siteId, kind, ids: [id], isAccountant: false }));
    expect(amountsIn(await print('pricedSlips'))).toEqual(rows);
    // What is left to pay is all of it.
    for (const invoice of [await textAt(`${path}/receipt`), await print('receipts')]) {
      expect(amountsIn(invoice)).toEqual([...rows, ...all, total]);
    }
    const received = await mailOf(/received/);
    for (const mail of [received.text, textOf(received.html)]) {
      expect(amountsIn(mail)).toEqual([...shown.lines, ...all]);
    }

    const money = { amount: minor.total, day: '2026-11-26', reference: '' };
    await markPaid(services, {
      ...money,
      siteId,
      orderId: id,
      accountId: createId<'account'>(),
      version: order?.version ?? 0,
    });
    const confirmed = await mailOf(/confirmed/);
    for (const mail of [confirmed.text, textOf(confirmed.html)]) {
      expect(amountsIn(mail)).toEqual([...shown.lines, ...all]);
    }
    expect(amountsIn(await print('receipts'))).toEqual([...rows, ...all, total]);

    let csv = '';
    for await (const part of ordersCsv(services.db, siteId, {}, 'UTC')) csv += part;
    const [titles = [], ...records] = csv
      .slice(1)
      .trim()
      .split(/\r?\n/)
      .map((row) => row.split(','));
    const cells = (row: readonly string[] | undefined, ...columns: readonly string[]) =>
      columns.map((column) => row?.[titles.indexOf(column)]).join(' ');
    const sums = ['Currency', 'Subtotal', 'Discount', 'Shipping', 'Tax', 'Tax included', 'Total'];
    expect(cells(records[0], ...sums)).toBe(of.csv);
    const line = ['Unit price', 'Item amount', 'Item discount', 'Item tax'];
    expect(records.map((row) => cells(row, ...line))).toEqual(of.csvLines);
    expect(cells(records[0], 'Paid')).toBe(of.csv.split(' ').at(-1));
  },
);
