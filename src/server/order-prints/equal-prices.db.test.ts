import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { registerCheckout } from '#server/checkout/plugin.ts';
import { change } from '#server/documents/testing/build-site.ts';
import { donationsCsv } from '#server/donations/donations-csv.ts';
import { listFunds } from '#server/donations/funds.ts';
import { createFund } from '#server/donations/save-fund.ts';
import { putCard } from '#server/gift-cards/testing/put-card.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { ordersCsv } from '#server/orders/orders-csv.ts';
import { openStore } from '#server/store/open-store.ts';
import { registerSubscriptionPages } from '#server/subscription-pages/plugin.ts';
import { subscriptionsCsv } from '#server/subscriptions/managing/subscriptions-csv.ts';
import { printedOrders } from './printed-orders.tsx';

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
let voucher: BuiltProduct;
let lesson: BuiltProduct;
let tea: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({
    routes: [],
    plugins: [registerCarts, registerCheckout, registerSubscriptionPages],
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const { services } = shop.test;
  const { siteId } = shop.site;
  const monthly = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 } as const;
  [voucher, lesson, tea] = (await buildShop(services, siteId, [
    { title: 'Voucher', prices: [3333], type: 'gift-card' },
    { title: 'Lesson', prices: [1999], type: 'service' },
    { title: 'Tea', prices: [1999], type: 'service', plan: monthly },
  ])) as [BuiltProduct, BuiltProduct, BuiltProduct];
  const storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  const tax = { type: 'tax-rule', order: 'a', name: 'City tax', places: EVERYWHERE } as const;
  await change(services, siteId, storeId, [
    {
      op: 'put',
      record: { ...tax, id: createId(), rates: { standard: 88_750 }, covers: ['physical', 'service'] },
    },
  ]);
  ada = shop.openBrowser();
});

/** What of a page is shown, without markup and styles. */
const textOf = (html: string | null) =>
  (html ?? '')
    .replaceAll(/<(?:style|script)\b[^>]*>[^]*?<\/(?:style|script)>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#36;', '$')
    .replaceAll(/\s+/g, ' ');
const textAt = async (path: string) => textOf((await ada.visit(path)).body);

/** Each amount that a text says once, the smallest first. */
const amountsIn = (text: string) =>
  [...new Set([...text.matchAll(/\$[\d,]+\.\d\d/g)].map(([amount]) => amount))].toSorted(
    (one, other) => Number(one.slice(1)) - Number(other.slice(1)),
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

/** The last step, and everything that says afterwards what was ordered there. */
async function order(bill: Readonly<Record<string, string>> = BILL) {
  await send('payment', { act: 'country', ...bill });
  const review = await textAt('/checkout/payment');
  const path = await send('payment', bill);
  const { services } = shop.test;
  const { siteId } = shop.site;
  const { id } = await services.db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  await shop.test.consumeEvents();
  const mails = await services.db
    .selectFrom('outbox_mails')
    .select(['text_body as text', 'html_body as html'])
    .where('site_id', '=', siteId)
    .where('recipient', '=', 'ada@example.com')
    .execute();
  expect(mails.length).toBeGreaterThan(0);
  const printed = await printedOrders(services, { siteId, kind: 'receipts', ids: [id], isAccountant: false });
  return {
    review,
    page: await textAt(path),
    mail: textOf(mails.map((each) => each.text).join('\n')),
    mailPage: textOf(mails.map((each) => each.html).join('\n')),
    receipt: await textAt(`${path}/receipt`),
    printed: textOf(printed),
    text: mails.map((each) => each.text).join('\n'),
  };
}

async function read(parts: AsyncIterable<string>): Promise<string> {
  let csv = '';
  for await (const part of parts) csv += part;
  return csv;
}

it('a gift card costs the same on its page, in its checkout, the mail, the receipt and the export [ORD-104, ORD-119]', async () => {
  expect(amountsIn(await textAt('/shop/voucher'))).toContain('$33.33');
  const address = `/checkout/giftcard?websiteId=${shop.site.siteId}&giftCardProductId=${voucher.productId}`;
  expect(amountsIn(await textAt(address))).toEqual(['$33.33']);
  const gift = {
    giftName: 'Grace',
    giftEmail: 'grace@example.com',
    giftSender: 'Ada',
    giftMessage: '',
    giftDay: '',
  };
  await ada.post(address, { ...gift, value: String(voucher.variantIds[0]) });
  await send('contact', { email: 'ada@example.com' });
  const { text: _text, ...said } = await order();
  for (const [where, text] of Object.entries(said))
    expect([where, ...amountsIn(text)]).toEqual([where, '$33.33']);
  expect(await read(ordersCsv(shop.test.services.db, shop.site.siteId, {}, 'UTC'))).toContain('33.33');
});

it('what a gift card pays and what is left to pay are the same everywhere [ORD-104, ORD-123]', async () => {
  const { code } = await putCard(shop.test.services, shop.site.siteId, 1001);
  await ada.post('/cart/lines', { product: lesson.productId, pieces: '2' });
  await send('contact', { email: 'ada@example.com' });
  await send('payment', { act: 'card', 'gift-card': code });
  const { text: _text, ...said } = await order();
  // 2 × 19.99, 8.875 % of 39.98 are 3.55; 10.01 are on the card.
  const all = ['$3.55', '$10.01', '$33.52', '$39.98', '$43.53'];
  for (const [where, text] of Object.entries(said)) {
    const amounts = amountsIn(text).filter((amount) => amount !== '$19.99' && amount !== '$0.00');
    expect([where, ...amounts]).toEqual([where, ...all]);
  }
  const csv = await read(ordersCsv(shop.test.services.db, shop.site.siteId, {}, 'UTC'));
  for (const amount of ['39.98', '3.55', '43.53', '10.01']) expect(csv).toContain(amount);
});

it('a subscription costs the same in its checkout, the mail, on its page, the receipt and in both exports [ORD-33, ORD-104, ORD-116]', async () => {
  expect(amountsIn(await textAt('/shop/tea'))).toContain('$19.99');
  const begun = await ada.post('/cart/lines', { product: tea.productId, pieces: '2' });
  await ada.visit(String(begun.headers['location']));
  await send('contact', { email: 'ada@example.com' });
  const { text: mail, ...said } = await order();
  for (const [where, text] of Object.entries(said)) {
    const amounts = amountsIn(text).filter((amount) => amount !== '$19.99');
    expect([where, ...amounts]).toEqual([where, '$3.55', '$39.98', '$43.53']);
  }
  const [link = ''] = /\/checkout\/subscription\/[\w-]+/.exec(mail) ?? [];
  // What was agreed is the price without the taxes of each day; the first charge had them.
  expect(amountsIn(await textAt(link))).toEqual(['$39.98', '$43.53']);
  const { db } = shop.test.services;
  expect(await read(ordersCsv(db, shop.site.siteId, {}, 'UTC'))).toContain('43.53');
  const kinds = ['product', 'membership', 'donation'] as const;
  expect(await read(subscriptionsCsv(db, shop.site.siteId, { kinds }))).toContain('39.98');
});

it('a donation and what covers its fees are the same on its pages, in the mail, the receipt and the export [ORD-104, ORD-126, ORD-129]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const fund = {
    name: 'Trees',
    amounts: [],
    takesOther: true,
    minimum: 100,
    feePercent: 300,
    frequencies: [],
  };
  await createFund(services, siteId, {
    ...fund,
    asksAddress: false,
    asksMessage: false,
    questions: [],
    receiptText: '',
  });
  const [page] = (await listFunds(services.db, siteId)).pages;
  const given = { 'billing-name': 'Ada Lovelace', email: 'ada@example.com', fee: 'yes' };
  await ada.post(`/checkout/donate?donatePageId=${page?.id}`, { ...given, amount: 'other', other: '25.01' });
  // The owner prints receipts of orders; donors have theirs on their page.
  const { text: _text, printed: _printed, ...said } = await order({});
  // 3 % of 25.01 are 0.75.
  for (const [where, text] of Object.entries(said)) {
    // Mails thank for all of it, and say no parts.
    const parts = where.startsWith('mail') ? [] : ['$0.75', '$25.01'];
    expect([where, ...amountsIn(text)]).toEqual([where, ...parts, '$25.76']);
  }
  expect(await read(donationsCsv(services.db, siteId, {}))).toContain('25.76');
});
