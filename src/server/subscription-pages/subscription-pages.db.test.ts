import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DocumentId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { connectStripe } from '#server/payments/stripe/connect-stripe.ts';
import {
  STAND_IN_LIVE_KEY,
  STAND_IN_PUBLIC_KEY,
  StripeStandIn,
} from '#server/payments/stripe/testing/stripe-stand-in.ts';
import { chargeDate } from '#domain/subscriptions/charge-dates.ts';
import { announcePrice } from '#server/subscriptions/renewing/announce-price.ts';
import { openStore } from '#server/store/open-store.ts';
import { addSampleSubscription } from '#server/subscriptions/testing/sample-subscription.ts';
import { registerSubscriptionPages } from './plugin.ts';

const METHODS = '/account/payment-methods';
const HOME = {
  name: 'Ada Lovelace',
  company: '',
  line1: '7 Quarry Lane',
  line2: '',
  city: 'Zürich',
  region: '',
  postalCode: '8001',
  country: 'CH',
};

let stripe: StripeStandIn;
let shop: MemberSite;
let somebody: TestBrowser;
let storeId: DocumentId;
let tea: BuiltProduct;

beforeAll(async () => {
  stripe = await StripeStandIn.start();
  shop = await MemberSite.start({
    routes: [],
    plugins: [registerSubscriptionPages],
    services: { config: { stripeApiUrl: stripe.url } },
  });
});
afterAll(async () => {
  await shop.close();
  await stripe.stop();
});
beforeEach(async () => {
  await shop.build();
  const { services } = shop.test;
  const { siteId } = shop.site;
  const built = await buildShop(services, siteId, [{ title: 'Tea', prices: [900, 1500] }]);
  [tea] = built as [BuiltProduct];
  storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  somebody = shop.openBrowser();
});

async function subscribed(more: Parameters<typeof addSampleSubscription>[2] = {}) {
  const { id, token } = await addSampleSubscription(shop.test.services, shop.site.siteId, more);
  return { id, path: `/checkout/subscription/${token}` };
}

/** Of tea, in two pieces of its first variant. */
function ofTea(pieces = 2): Parameters<typeof addSampleSubscription>[2] {
  const [variantId = ''] = tea.variantIds;
  const line = {
    productId: tea.productId,
    variantId,
    kind: 'physical' as const,
    title: 'Tea',
    optionText: 'Small',
    sku: '',
    pieces,
    unitPrice: 700,
    isOnSale: false,
    taxClass: 'standard',
    weightGrams: 0,
    image: null,
    categoryIds: [],
    answers: [],
  };
  return {
    product_id: tea.productId,
    variant_id: variantId,
    title: 'Tea',
    option_text: 'Small',
    pieces,
    delivery: JSON.stringify(HOME),
    price: JSON.stringify({ lines: [line], delivery: 500, discounts: [] }),
  };
}

const stored = (id: string) =>
  shop.test.services.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('site_id', '=', shop.site.siteId)
    .where('id', '=', id as never)
    .executeTakeFirstOrThrow();

async function page(path: string, browser = somebody): Promise<string> {
  return (await browser.visit(path)).body;
}

it('is canceled in two clicks by the link of a mail, without an account, and taken back with one [ORD-116, COMM-53]', async () => {
  const { id, path } = await subscribed();
  expect(await page(path)).toContain(`href="${path}/cancel"`);
  expect(await page(`${path}/cancel`)).toContain('Until then everything stays as it is');
  const canceled = await somebody.send(`${path}/cancel`);
  expect(canceled.headers['location']).toBe(`${path}?done=canceled`);
  const after = await page(`${path}?done=canceled`);
  for (const text of ['The subscription was canceled.', 'Ending', 'Take the cancellation back'])
    expect(after).toContain(text);
  expect(after).not.toContain(`href="${path}/cancel"`);
  expect((await stored(id)).state).toBe('ending');
  // The form of another tab takes nothing away that is paid.
  expect((await somebody.send(path, {}, `${path}/cancel`)).statusCode).toBe(409);
  expect((await stored(id)).state).toBe('ending');
  await somebody.send(path, {}, `${path}/keep`);
  expect(await stored(id)).toMatchObject({ state: 'active', ends_at: null });
  await shop.test.consumeEvents();
  const mails = await shop.mailsTo('ada@example.org');
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Your subscription ends: Coffee',
    'Your subscription goes on: Coffee',
  ]);
});

it('shows and changes nothing without its secret, to another site, and by a form of another page [ORD-116, ORD-12]', async () => {
  const { id, path } = await subscribed();
  expect((await somebody.visit('/checkout/subscription/unknown')).statusCode).toBe(404);
  const forged = await shop.inject({
    method: 'POST',
    url: `${path}/cancel`,
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  expect(forged.statusCode).toBe(403);
  await shop.build();
  expect((await shop.openBrowser().visit(path)).statusCode).toBe(404);
  const row = await shop.test.services.db
    .selectFrom('subscriptions')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.state).toBe('active');
});

it('is paused and resumed by its subscriber only where the owner lets them [ORD-115]', async () => {
  const { id, path } = await subscribed();
  expect(await page(path)).not.toContain('Pause subscription');
  expect((await somebody.send(path, {}, `${path}/pause`)).statusCode).toBe(409);
  expect((await stored(id)).state).toBe('active');
  await change(shop.test.services, shop.site.siteId, storeId, [setting('subscribersPause', true)]);
  expect(await page(path)).toContain('Pause subscription');
  await somebody.send(path, {}, `${path}/pause`);
  expect(await page(path)).toContain('Charges go on as before, the next on');
  await somebody.send(path, {}, `${path}/resume`);
  expect((await stored(id)).state).toBe('active');
});

it('changes pieces and variant from the next charge on, what stays at its agreed price [ORD-117]', async () => {
  const { id, path } = await subscribed(ofTea());
  expect(await page(path)).toContain('Nothing is charged or given back now.');
  await somebody.send(path, { pieces: '3' }, `${path}/change`);
  const more = await stored(id);
  expect(more.pending_change?.lines).toMatchObject([{ pieces: 3, unitPrice: 700 }]);
  expect(more).toMatchObject({ pieces: 2, price: { lines: [{ pieces: 2 }] } });
  expect(await page(path)).toContain('From the next charge on: 3 × Tea (Small)');
  const other = String(tea.variantIds[1]);
  await somebody.send(path, { pieces: '1', variant: other }, `${path}/change`);
  expect((await stored(id)).pending_change?.lines).toMatchObject([
    { variantId: other, pieces: 1, unitPrice: 1500 },
  ]);
  // Back to what it was, nothing waits.
  await somebody.send(path, { pieces: '2', variant: String(tea.variantIds[0]) }, `${path}/change`);
  expect((await stored(id)).pending_change).toBeNull();
  const wrong = await somebody.send(path, { pieces: '0' }, `${path}/change`);
  expect(wrong.statusCode).toBe(400);
  expect(wrong.body).toContain('Enter a number from 1 to');
  const foreign = await somebody.send(path, { pieces: '1', variant: createId() }, `${path}/change`);
  expect(foreign.body).toContain('This choice cannot be had at the moment.');
  expect((await stored(id)).pending_change).toBeNull();
});

it('sends to another address from the next charge on [ORD-117]', async () => {
  const { id, path } = await subscribed(ofTea());
  const everywhere = { countries: [], regions: [], postalCodes: [], isRestOfWorld: true };
  const price = { kind: 'flat', order: 500, piece: 0 };
  const record = {
    id: createId(),
    type: 'shipping-option' as const,
    order: 'V',
    name: 'Post',
    places: everywhere,
    price,
  };
  await change(shop.test.services, shop.site.siteId, storeId, [{ op: 'put', record }]);
  const form = await page(`${path}/address`);
  expect(form).toContain('value="7 Quarry Lane"');
  const fields = {
    'shipping-name': 'Ada Lovelace',
    'shipping-line1': '8 Mill Street',
    'shipping-city': 'Bern',
    'shipping-postalCode': '3000',
    'shipping-country': 'CH',
  };
  const empty = await somebody.send(`${path}/address`, { ...fields, 'shipping-line1': '' });
  expect(empty.statusCode).toBe(400);
  await somebody.send(`${path}/address`, fields);
  expect((await stored(id)).pending_change?.delivery).toMatchObject({ line1: '8 Mill Street', city: 'Bern' });
  expect(await stored(id)).toMatchObject({ delivery: { line1: '7 Quarry Lane' } });
  expect(await page(path)).toContain('8 Mill Street');
});

it('is in the account of its member, and what pays it is not removed before something else does [COMM-53, ORD-146]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  await connectStripe(services, siteId, STAND_IN_LIVE_KEY, STAND_IN_PUBLIC_KEY);
  const ada = await shop.join();
  const [member] = await shop.members();
  if (member === undefined) throw new Error('Nobody joined');
  expect(await page('/account', ada)).not.toContain('/account/subscriptions');
  await ada.send(METHODS, { act: 'add' });
  const at = new Date(services.now());
  const customer = { provider: 'stripe', customer_id: 'cus_1', member_id: member.id, is_live: true };
  await services.db
    .insertInto('payment_customers')
    .values({ site_id: siteId, ...customer, created_at: at })
    .execute();
  const kept = (last4: string) => ({
    site_id: siteId,
    id: createId<'kept-method'>(),
    member_id: member.id,
    provider: 'stripe',
    customer_id: 'cus_1',
    method_id: `pm_${last4}`,
    brand: 'visa',
    last4,
    expires: '12/2099',
    created_at: at,
  });
  const [paying, other] = [kept('4242'), kept('1881')];
  await services.db.insertInto('kept_methods').values([paying, other]).execute();
  const method = JSON.stringify({ brand: 'visa', last4: '4242', expires: '12/2099' });
  const ways = { provider: 'stripe', customer_id: 'cus_1', method_id: 'pm_4242', method };
  const { id, path } = await subscribed({ member_id: member.id, ...ways });
  expect(await page('/account', ada)).toContain('/account/subscriptions');
  const list = await page('/account/subscriptions', ada);
  expect(list).toContain(`href="${path}"`);
  expect(list).toMatch(
    /2 × Coffee \(Whole beans\) · \$24\.00 every month · Active · Next charge: \$\d+\.\d\d on \w+ \d+, \d{4}/,
  );
  const refused = await ada.send(METHODS, { remove: paying.id });
  expect(refused.body).toContain('It pays for a subscription.');
  expect(refused.body).toContain(`href="${path}/method"`);
  expect(
    await services.db.selectFrom('kept_methods').selectAll().where('id', '=', paying.id).execute(),
  ).toHaveLength(1);
  expect(await page(`${path}/method`)).not.toContain('1881');
  await ada.send(`${path}/method`, { act: 'use', method: other.id });
  expect(await stored(id)).toMatchObject({ method_id: 'pm_1881', method: { last4: '1881' } });
  expect(await page(path)).toContain('Visa ···· 1881');
});

it('changes what a member keeps in one act: the new one pays what the former paid, which is removed [ORD-146, ORD-117]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  await connectStripe(services, siteId, STAND_IN_LIVE_KEY, STAND_IN_PUBLIC_KEY);
  const ada = await shop.join();
  const addOnPage = async (fields: Readonly<Record<string, string>>, number: string) => {
    const sent = await ada.send(METHODS, fields);
    const id = String(sent.headers['location']).split('/').at(-1) ?? '';
    const back = new URL(stripe.ledger.sessions.get(id)?.success_url ?? '');
    back.searchParams.set('added', id);
    stripe.ledger.add(id, number);
    return `${back.pathname}${back.search}`;
  };
  await ada.visit(await addOnPage({ act: 'add' }, '4242424242424242'));
  const former = await services.db
    .selectFrom('kept_methods')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  const ways = { provider: 'stripe', customer_id: former.customer_id, method_id: former.method_id };
  const method = JSON.stringify({ brand: 'visa', last4: '4242', expires: '12/2099' });
  const paidBy = (more: object = {}) => subscribed({ member_id: former.member_id, ...ways, method, ...more });
  const ids: string[] = [];
  for (let times = 0; times < 23; times += 1) ids.push((await paidBy()).id);
  const over = await paidBy({ state: 'canceled' });
  const other = await paidBy({ method_id: 'pm_other' });
  expect(await page(METHODS, ada)).toContain(`name="method" value="${former.id}"`);
  // Somebody else’s is changed by nobody.
  const eve = await shop.join('eve@example.org');
  expect((await eve.send(METHODS, { act: 'change', method: former.id })).statusCode).toBe(200);

  const to = await addOnPage({ act: 'change', method: former.id }, '5555555555554444');
  expect(to).toContain(`replaces=${former.id}`);
  await eve.visit(to);
  expect(await stored(ids[0] ?? '')).toMatchObject({ method_id: former.method_id });
  // Stripe keeps the former one for once: it pays nothing any more, and is removed when the address is opened again.
  stripe.isLost = async (call) => call.includes('/detach');
  const stays = String((await ada.visit(to)).headers['location']);
  expect(await page(stays, ada)).toContain('The former one could not be removed');
  stripe.isLost = async () => false;
  const done = String((await ada.visit(to)).headers['location']);
  expect(await page(done, ada)).toContain(
    'The new way to pay is used from now on, and the former one was removed.',
  );
  const [kept, ...more] = await services.db
    .selectFrom('kept_methods')
    .selectAll()
    .where('site_id', '=', siteId)
    .execute();
  expect([kept?.last4, more]).toEqual(['4444', []]);
  for (const id of ids) {
    expect(await stored(id)).toMatchObject({ method_id: kept?.method_id, method: { last4: '4444' } });
  }
  expect((await stored(over.id)).method_id).toBe(former.method_id);
  expect((await stored(other.id)).method_id).toBe('pm_other');
  expect([...stripe.ledger.kept.methods.keys()]).toEqual([kept?.method_id]);
  // Opened once more nothing happens.
  expect((await ada.visit(to)).headers['location']).toBe(METHODS);
});

it('shows the price that was announced, from the day on which it counts [ORD-111]', async () => {
  const now = shop.test.services.now();
  const { id, path } = await subscribed({ ...ofTea(), cycles: 12 });
  const change = { siteId: shop.site.siteId, subscriptionId: id as never, version: null, unit: 900 };
  expect(await page(path)).not.toContain('$18.00');
  await announcePrice(shop.test.services, { ...change, by: { kind: 'person', accountId: createId() } });
  const dates = { anchor: now, anchorCycle: 1, zone: 'UTC', period: { value: 1, unit: 'month' } } as const;
  const second = chargeDate(dates, 2);
  const first = second >= now + 30 * 86_400_000 ? second : chargeDate(dates, 3);
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(first);
  expect(await page(path)).toContain(`From ${day} on: $18.00 every month for 12 months`);
});

it('says what the next charge comes to with what is added to it, and nothing more where it is what was agreed [ORD-111, ORD-64]', async () => {
  const { services } = shop.test;
  const added = 'With delivery, taxes and discounts the next charge is';
  const { path: plain } = await subscribed();
  expect(await page(plain)).not.toContain(added);
  const rule = {
    id: createId(),
    type: 'tax-rule',
    order: 'a',
    name: 'Sales tax',
    places: { countries: ['CH'], regions: [], postalCodes: [], isRestOfWorld: false },
    rates: { standard: 100_000 },
    covers: ['physical'],
    firstDay: null,
  };
  await change(services, shop.site.siteId, storeId, [{ op: 'put', record: rule as never }]);
  const { path } = await subscribed(ofTea());
  // 1400 and 500, and a tenth of 1400.
  expect(await page(path)).toContain(`${added} $20.40.`);
  const { path: over } = await subscribed({ ...ofTea(), state: 'canceled', next_at: null });
  expect(await page(over)).not.toContain(added);
});
