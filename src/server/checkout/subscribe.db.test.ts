import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerCarts } from '#server/carts/plugin.ts';
import { cartRoutes } from '#server/carts/routes.ts';
import { buildShop, publishShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { createDiscount } from '#server/discounts/save-discount.ts';
import { sampleDiscount } from '#server/discounts/testing/sample-discount.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import { createId } from '#lib/id.ts';
import { openStore } from '#server/store/open-store.ts';
import { registerCheckout } from './plugin.ts';

const DAY_MS = 86_400_000;

let shop: MemberSite;
let ada: TestBrowser;
let tea: BuiltProduct;
let course: BuiltProduct;
let mug: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({ routes: cartRoutes, plugins: [registerCarts, registerCheckout] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const built = await buildShop(shop.test.services, shop.site.siteId, [
    {
      title: 'Tea',
      prices: [1000],
      type: 'service',
      plan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 },
    },
    {
      title: 'Course',
      prices: [2500],
      type: 'service',
      plan: { billingPeriod: { value: 2, unit: 'week' }, numBillingCycles: 6 },
    },
    { title: 'Mug', prices: [900], type: 'service' },
  ]);
  [tea, course, mug] = built as [BuiltProduct, BuiltProduct, BuiltProduct];
  ada = shop.openBrowser();
});

const subscribe = (of: BuiltProduct, pieces = '1', browser = ada) =>
  browser.post('/cart/lines', { product: of.productId, variant: String(of.variantIds[0]), pieces });
const page = async (path: string, browser = ada) =>
  (await browser.visit(path)).body.replaceAll('\u{a0}', ' ');
const text = async (path: string) => (await page(path)).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const BILL = {
  'billing-name': 'Ada Lovelace',
  'billing-line1': 'Seestrasse 1',
  'billing-city': 'Zürich',
  'billing-postalCode': '8001',
  'billing-country': 'CH',
};

async function order() {
  await ada.post('/checkout/contact', { email: 'ada@example.com' });
  const shown = await page('/checkout/payment');
  const hidden = [...shown.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = { ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])), ...BILL };
  return { shown, fields, answer: await ada.post('/checkout/payment', fields) };
}

const subscriptions = () =>
  shop.test.services.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('site_id', '=', shop.site.siteId)
    .execute();

it('says what a plan asks where its product is shown, with a button that subscribes [COMM-46, COMM-47, COMM-48, COMM-49]', async () => {
  const shown = await page('/shop/tea');
  expect(shown).toContain('$10.00 every month');
  expect(shown).toMatch(/<button[^>]*>Subscribe<\/button>/);
  expect(await page('/shop/course')).toContain('$25.00 every 2 weeks for 12 weeks');
  const list = await text('/shop');
  expect(list).toContain('$10.00 every month');
  expect(list).toContain('$25.00 every 2 weeks for 12 weeks');
  expect((await ada.visit('/shop/tea?format=json')).json()).toMatchObject({
    item: {
      structuredContent: {
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 },
      },
    },
  });
});

it('leads to the subscription checkout with a cart of its own, and leaves that of the shop as it is [COMM-50, ORD-01, ORD-33]', async () => {
  await subscribe(mug);
  const begun = await subscribe(tea, '2');
  const to = String(begun.headers['location']);
  expect([begun.statusCode, to]).toEqual([
    303,
    expect.stringMatching(/^\/checkout\/subscribe\?cartToken=[\w-]{43}$/),
  ]);
  const opened = await ada.visit(to);
  expect([opened.statusCode, opened.headers['location']]).toEqual([303, '/checkout']);
  const shown = await text('/checkout/contact');
  expect(shown).toContain('Your subscription');
  expect(shown).toContain('$20.00 every month');
  expect(shown).toContain('It goes on until you cancel it.');
  expect(shown).not.toContain('Mug');
  expect((await ada.visit('/api/cart')).json()).toEqual({ count: 1 });
  // What is charged by a plan is not bought once.
  const link = await ada.visit(`/cart/link/${String(tea.variantIds[0])}:1`);
  const linked = await page(String(link.headers['location'] ?? '/cart'));
  expect(linked).not.toContain('>Tea<');
  expect(linked).toContain('Tea is bought on its own, not in the cart.');
});

it('begins the subscription with the order that is received, which is its first charge, on the page of what is not paid yet [ORD-33, ORD-38, ORD-109, COMM-51]', async () => {
  const to = String((await subscribe(course)).headers['location']);
  await ada.visit(to);
  const { shown, fields, answer } = await order();
  const words = shown.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain('$25.00 every 2 weeks for 12 weeks');
  expect(words).toContain('All charges together $150.00');
  expect(words).toContain('You agree to pay $25.00 every 2 weeks for 12 weeks.');
  expect(words).toContain('You get an invoice for each later charge.');
  const placed = String(answer.headers['location']);
  expect(placed).toMatch(/^\/checkout\/order\//);
  expect((await ada.post('/checkout/payment', fields)).headers['location']).toBe(placed);
  expect(await page(placed)).toContain('data-page-type="order-received"');
  const [begun, ...others] = await subscriptions();
  expect(others).toEqual([]);
  const now = shop.test.clock.now;
  expect(begun).toMatchObject({
    kind: 'product',
    state: 'active',
    title: 'Course',
    product_id: course.productId,
    variant_id: course.variantIds[0],
    pieces: 1,
    email: 'ada@example.com',
    period_value: 2,
    period_unit: 'week',
    cycles: 6,
    cycle: 1,
    provider: 'manual',
    method_id: null,
    currency: 'USD',
    price: { lines: [{ unitPrice: 2500, pieces: 1, kind: 'service' }], discounts: [], delivery: null },
  });
  expect(begun?.next_at?.getTime()).toBe((begun?.anchor_at.getTime() ?? 0) + 14 * DAY_MS);
  expect(Math.abs((begun?.anchor_at.getTime() ?? 0) - now)).toBeLessThan(60_000);
  const orders = await shop.test.services.db
    .selectFrom('orders')
    .select(['subscription_id', 'cycle', 'kind', 'state'])
    .where('site_id', '=', shop.site.siteId)
    .execute();
  expect(orders).toEqual([{ subscription_id: begun?.id, cycle: 1, kind: 'shop', state: 'received' }]);
  const confirmed = await text(placed);
  expect(confirmed).toContain('Subscription received');
  expect(confirmed).toContain('You have subscribed to Course.');
  expect(confirmed).toContain('$25.00 every 2 weeks for 12 weeks');
});

it('opens a cart by its secret for a day and for one purchase [ORD-34, NAV-58]', async () => {
  const gone = 'This item is no longer available.';
  const status = async (path: string, browser = ada) => {
    const answer = await browser.visit(path);
    return [answer.statusCode, answer.body.includes(gone)];
  };
  for (const path of ['', '?cartToken=', '?cartToken=none', `?cartToken=${'a'.repeat(43)}`]) {
    expect(await status(`/checkout/subscribe${path}`)).toEqual([404, true]);
  }
  // Nor is there anything by the secret of what is bought at once, and for good.
  const { services } = shop.test;
  const opening = {
    siteId: shop.site.siteId,
    accountId: createId<'account'>(),
    at: new Date(services.now()),
  };
  const storeId = await services.db.transaction().execute((trx) => openStore(trx, opening));
  await change(services, shop.site.siteId, storeId, [setting('expressCheckout', true)]);
  const bought = await subscribe(mug, '1', shop.openBrowser());
  const secret = bought.cookies.find(({ name }) => name === 'own-cart')?.value;
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await status(`/checkout/subscribe?cartToken=${String(secret)}`)).toEqual([404, true]);
  const to = String((await subscribe(tea)).headers['location']);
  const grace = shop.openBrowser();
  expect((await grace.visit(to)).headers['location']).toBe('/checkout');
  await ada.visit(to);
  await order();
  expect(await status(to)).toEqual([410, true]);
  expect(await page(to)).not.toContain('Tea');
  const late = String((await subscribe(tea)).headers['location']);
  shop.test.clock.advance(DAY_MS + 1000);
  expect(await status(late)).toEqual([404, true]);
});

it('lets a discount count for the first charge, the first n or all, as its owner says [ORD-55]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const make = (fields: ReturnType<typeof sampleDiscount>) =>
    createDiscount(services, { siteId, triggers: ['automatic', 'code'], fields });
  await make({
    ...sampleDiscount('Three times'),
    effect: { kind: 'amount', on: 'order', amount: 500 },
    charges: 3,
  });
  await make({
    ...sampleDiscount('Once'),
    effect: { kind: 'percent', on: 'lines', percent: 1000 },
  });
  await ada.visit(String((await subscribe(course)).headers['location']));
  const words = await text('/checkout/contact');
  // 25.00 less 2.50 and 5.00 today, less 5.00 twice, and as they are three times.
  expect(words).toContain('Total $17.50');
  expect(words).toMatch(/Next charge on [^$]* \$20\.00/);
  expect(words).toContain('All charges together $132.50');
  // Whoever subscribes agrees to what is charged, not to the price of the lines alone.
  const { shown } = await order();
  expect(shown.replaceAll(/<[^>]*>/g, ' ')).toContain(
    'You agree to pay $25.00 every 2 weeks for 12 weeks. You can cancel at any time. With delivery, taxes and discounts the next charge is $20.00.',
  );
  const [begun] = await subscriptions();
  expect(begun?.price.discounts).toMatchObject([{ left: 2, discount: { title: 'Three times', code: null } }]);
});

it('takes codes in its checkout, which no cart page shows, without scripts [ORD-25, ORD-55, ORD-56]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  await ada.visit(String((await subscribe(tea)).headers['location']));
  const contact = await page('/checkout/contact');
  const hidden = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
  await ada.post('/checkout/contact', { ...hidden(contact), email: 'ada@example.org' });
  // Where no discount has a code, nobody is asked for one.
  expect(await page('/checkout/payment')).not.toContain('Discount code');
  await createDiscount(services, {
    siteId,
    triggers: ['code'],
    fields: {
      ...sampleDiscount('Tea'),
      trigger: 'code',
      code: 'TEA-5',
      effect: { kind: 'amount', on: 'order', amount: 500 },
      charges: 2,
    },
  });
  const press = async (fields: Record<string, string>) =>
    ada.post('/checkout/payment', { ...BILL, ...hidden(await page('/checkout/payment')), ...fields });
  expect(await page('/checkout/payment')).toContain('Discount code');
  const wrong = await press({ act: 'code', code: 'TEA-9' });
  expect(wrong.statusCode).toBe(400);
  const [summary = ''] = wrong.body.match(/<div[^>]*id="checkout-problems"[\s\S]*?<\/div>/) ?? [];
  expect(summary).toMatch(/<a href="#[^"]*code">[^<]*This code does not exist\./);
  expect((await press({ act: 'code', code: ' tea-5 ' })).headers['location']).toBe('/checkout/payment');
  expect((await text('/checkout/payment')).replaceAll('\u{a0}', ' ')).toMatch(/Total \$5\.00/);
  await press({ act: 'remove-code TEA-5' });
  expect(await text('/checkout/payment')).toMatch(/Total \$10\.00/);
  // Typed, and sent by the last button: it is not passed over.
  expect((await press({ code: 'TEA-5' })).headers['location']).toBe('/checkout/payment');
  expect(await subscriptions()).toEqual([]);
  await press({});
  const [begun] = await subscriptions();
  expect(begun?.price.discounts).toMatchObject([{ left: 1, discount: { title: 'Tea' } }]);
});

it('orders nothing by another plan than its buyer saw [ORD-26, ORD-33]', async () => {
  await ada.visit(String((await subscribe(tea)).headers['location']));
  await ada.post('/checkout/contact', { email: 'ada@example.com' });
  const shown = await page('/checkout/payment');
  const hidden = [...shown.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = { ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])), ...BILL };
  const { services } = shop.test;
  const plan = { billingPeriod: { value: 1, unit: 'week' }, numBillingCycles: 0 };
  await change(services, shop.site.siteId, tea.productId, [
    {
      op: 'set',
      id: 'settings',
      field: 'structuredContent',
      value: { productType: 'service', isSubscribable: true, subscriptionPlan: plan },
    },
  ]);
  await publishShop(services, shop.site.siteId);
  const refused = await ada.post('/checkout/payment', fields);
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('Your order has changed. Please check it before you pay.');
  expect(await subscriptions()).toEqual([]);
  expect(await text('/checkout/payment')).toContain('$10.00 every week');
  const { answer } = await order();
  expect(String(answer.headers['location'])).toMatch(/^\/checkout\/order\//);
  expect(await subscriptions()).toMatchObject([{ period_unit: 'week', period_value: 1 }]);
});
