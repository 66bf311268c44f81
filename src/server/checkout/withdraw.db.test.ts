import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { change } from '#server/documents/testing/build-site.ts';
import { signInContributor } from '#server/documents/testing/sign-in-contributor.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { fulfilOrder } from '#server/orders/fulfil-order.ts';
import { loadOrderPage } from '#server/orders/load-order-page.ts';
import { openStore } from '#server/store/open-store.ts';
import { loadWithdrawals } from '#server/withdrawals/load-withdrawals.ts';
import { registerCheckout } from './plugin.ts';

const DAY_MS = 86_400_000;
const EVERYWHERE = { countries: [], regions: [], postalCodes: [], isRestOfWorld: true };
const address = (country: string) => ({
  'shipping-name': 'Ada Lovelace',
  'shipping-line1': 'Hauptstraße 1',
  'shipping-city': 'Wien',
  'shipping-postalCode': '1010',
  'shipping-country': country,
});

let shop: MemberSite;
let ada: TestBrowser;
let storeId: DocumentId;
let jug: BuiltProduct;
let song: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({ routes: [], plugins: [registerCarts, registerCheckout] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const { services } = shop.test;
  const { siteId } = shop.site;
  const built = await buildShop(services, siteId, [
    { title: 'Jug', prices: [2000], stock: [5] },
    { title: 'Song', prices: [300], type: 'digital' },
  ]);
  [jug, song] = built as [BuiltProduct, BuiltProduct];
  storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  const price = { kind: 'flat', order: 500, piece: 0 };
  const option = { id: createId(), order: 'a', name: 'Post', places: EVERYWHERE, price };
  await change(services, siteId, storeId, [{ op: 'put', record: { ...option, type: 'shipping-option' } }]);
  ada = shop.openBrowser();
});

const set = (field: string, value: string | boolean | number) =>
  change(shop.test.services, shop.site.siteId, storeId, [{ op: 'set', id: 'settings', field, value }]);

async function step(name: string, fields: Readonly<Record<string, string>> = {}) {
  return sendTo(`/checkout/${name}`, fields);
}

/** Sends the form of a page with all that it holds. */
async function sendTo(path: string, fields: Readonly<Record<string, string>>) {
  const page = await ada.visit(path);
  const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, field = '', value = '']) => [field, value],
  );
  return ada.post(path, { ...Object.fromEntries(hidden), ...fields });
}

/** Orders, and says where the page of the order is. */
async function ordered(country = 'AT', products = [jug], consents = {}): Promise<string> {
  for (const { productId } of products) await ada.post('/cart/lines', { product: productId, pieces: '2' });
  await step('contact', { email: 'ada@example.com' });
  await step('delivery', address(country));
  return String((await step('payment', consents)).headers['location']);
}

async function theOrder() {
  const { id } = await shop.test.services.db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', shop.site.siteId)
    .executeTakeFirstOrThrow();
  const order = await loadOrderPage(shop.test.services.db, shop.site.siteId, id);
  if (order === null) throw new Error('There is no order');
  return order;
}

async function mails() {
  await shop.test.consumeEvents();
  const rows = await shop.test.services.db
    .selectFrom('outbox_mails')
    .select(['recipient as to', 'subject', 'text_body as text'])
    .where('site_id', '=', shop.site.siteId)
    .orderBy('id')
    .execute();
  await shop.test.services.db.deleteFrom('outbox_mails').where('site_id', '=', shop.site.siteId).execute();
  return rows;
}

it('lets a buyer of the EU withdraw from pieces without a sign-in, mails what, on which day and when, and leaves money and stock to the owner [ORD-147]', async () => {
  await signInContributor(shop.test.app, shop.test.services, shop.site, 'Anna');
  const path = await ordered();
  await mails();
  expect((await ada.visit(path)).body).toContain('Withdraw from contract here');
  const stranger = shop.openBrowser();
  expect((await stranger.visit('/checkout/order/unknown/withdraw')).statusCode).toBe(404);
  const before = await theOrder();
  const [line] = before.lines;
  const field = `line-${line?.id ?? ''}`;
  const page = (await ada.visit(`${path}/withdraw`)).body;
  for (const text of ['Jug', 'Confirm withdrawal', '00001']) expect(page).toContain(text);
  const nothing = await sendTo(`${path}/withdraw`, {});
  expect([nothing.statusCode, nothing.body.includes('Choose what you withdraw from.')]).toEqual([400, true]);
  const tooMany = await sendTo(`${path}/withdraw`, { [field]: '3' });
  expect(tooMany.body).toContain('There are not so many pieces in your order.');
  expect(await mails()).toEqual([]);
  const done = await sendTo(`${path}/withdraw`, { [field]: '1' });
  expect(done.headers['location']).toBe(`${path}?withdrawn=yes`);
  // The same form once more counts once.
  expect((await ada.post(`${path}/withdraw`, { seen: '0', [field]: '1' })).headers['location']).toBe(
    `${path}?withdrawn=yes`,
  );
  expect(await loadWithdrawals(shop.test.services.db, shop.site.siteId, before.id)).toHaveLength(1);
  const sent = await mails();
  expect(sent.filter(({ to }) => to === 'ada@example.com')).toHaveLength(1);
  const toAda = sent.find(({ to }) => to === 'ada@example.com');
  expect(toAda?.subject).toBe('Your withdrawal from order 00001');
  expect(toAda?.text).toMatch(/on \w+ \d+, \d{4} at \d+:\d{2}:\d{2}[^]*1 × Jug/);
  expect(sent.map(({ subject }) => subject)).toContain('Withdrawal from order 00001');
  expect((await ada.visit(`${path}?withdrawn=yes`)).body).toContain('Your withdrawal was received.');
  const after = await theOrder();
  expect(after.timeline[0]).toMatchObject({ kind: 'mailed', text: 'withdrawn' });
  expect(after.timeline.find(({ kind }) => kind === 'withdrawn')).toMatchObject({
    by: 'buyer',
    text: '1 × Jug',
  });
  expect([after.state, after.refunded, after.lines[0]?.canceled]).toEqual([before.state, 0, 0]);
  await sendTo(`${path}/withdraw`, { [field]: '1' });
  expect(await loadWithdrawals(shop.test.services.db, shop.site.siteId, after.id)).toMatchObject([
    { doneAt: null, lines: [{ title: 'Jug', pieces: 1 }] },
    { doneAt: null, lines: [{ title: 'Jug', pieces: 1 }] },
  ]);
  expect((await ada.visit(path)).body).not.toContain('Withdraw from contract here');
});

it('ends so many days after the last fulfilment as the owner says, and is not offered elsewhere or where it is switched off [ORD-147]', async () => {
  const anna = await signInContributor(shop.test.app, shop.test.services, shop.site, 'Anna');
  const path = await ordered();
  const offer = async () => (await ada.visit(path)).body.includes('Withdraw from contract here');
  const { id: orderId, version, lines } = await theOrder();
  shop.test.clock.now += 40 * DAY_MS;
  expect(await offer()).toBe(true);
  await fulfilOrder(shop.test.services, {
    siteId: shop.site.siteId,
    orderId,
    accountId: anna.accountId,
    version,
    lines: lines.map(({ id, pieces }) => ({ lineId: id, pieces })),
    carrier: '',
    tracking: '',
    url: '',
    isMailed: false,
  });
  shop.test.clock.now += 14 * DAY_MS - 60_000;
  expect(await offer()).toBe(true);
  shop.test.clock.now += 120_000;
  expect(await offer()).toBe(false);
  expect((await ada.visit(`${path}/withdraw`)).statusCode).toBe(404);
  await set('withdrawalDays', 30);
  expect(await offer()).toBe(true);
  await set('withdrawal', 'off');
  expect(await offer()).toBe(false);
});

it('is neither for buyers beyond the EU, nor for digital goods whose buyer gave it up [ORD-147, ORD-23]', async () => {
  const swiss = await ordered('CH');
  expect((await ada.visit(swiss)).body).not.toContain('Withdraw from contract here');
  await set('asksImmediateDelivery', true);
  const path = await ordered('AT', [jug, song], { immediate: 'yes' });
  const page = (await ada.visit(`${path}/withdraw`)).body;
  const form = page.slice(
    page.indexOf('Quantity of each item'),
    page.indexOf('Confirm withdrawal</button>', page.indexOf('Quantity of each item')),
  );
  expect(form).toContain('Jug');
  expect(form).not.toContain('Song');
});
