import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toCents } from '#domain/money/cents.ts';
import type { Id } from '#lib/id.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { beginSubscriptionCart } from '#server/carts/begin-subscription-cart.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { savePlan } from '#server/gating/plans.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { registerPaymentMessages } from '#server/orders/paying/messages-plugin.ts';
import { connectStripe } from '#server/payments/stripe/connect-stripe.ts';
import {
  STAND_IN_LIVE_KEY,
  STAND_IN_PUBLIC_KEY,
  StripeStandIn,
} from '#server/payments/stripe/testing/stripe-stand-in.ts';
import { registerCheckout } from './plugin.ts';

const STATE = 'application/vnd.portico.state+json';
const CARD = 'payment_method_data[card][number]';
const ADDRESS = {
  'billing-name': 'Ada Lovelace',
  'billing-line1': '7 Quarry Lane',
  'billing-city': 'Zürich',
  'billing-postalCode': '8001',
  'billing-country': 'CH',
};

let stripe: StripeStandIn;
let shop: MemberSite;
let tea: BuiltProduct;

beforeAll(async () => {
  stripe = await StripeStandIn.start();
  shop = await MemberSite.start({
    routes: [],
    plugins: [registerCarts, registerCheckout, registerPaymentMessages],
    services: { config: { stripeApiUrl: stripe.url } },
  });
});
afterAll(async () => {
  await shop.close();
  await stripe.stop();
});
beforeEach(async () => {
  await shop.build();
  const plan = { billingPeriod: { value: 1, unit: 'month' as const }, numBillingCycles: 0 };
  const built = await buildShop(shop.test.services, shop.site.siteId, [
    { title: 'Tea', prices: [1000], type: 'service', plan },
  ]);
  [tea] = built as [BuiltProduct];
  await connectStripe(shop.test.services, shop.site.siteId, STAND_IN_LIVE_KEY, STAND_IN_PUBLIC_KEY);
});

/** Up to the payment step with a subscription; what it shows. */
async function toPayment(browser: TestBrowser) {
  const begun = await browser.post('/cart/lines', { product: tea.productId, pieces: '1' });
  await browser.visit(String(begun.headers['location']));
  const contact = (await browser.visit('/checkout/contact', STATE)).json().state;
  await browser.post('/checkout/contact', { ...contact.form.hidden, email: 'ada@example.org' });
  return (await browser.visit('/checkout/payment', STATE)).json().state;
}

async function payInFields(browser: TestBrowser, number: string): Promise<string> {
  const state = await toPayment(browser);
  const fields = { ...state.form.hidden, ...ADDRESS, provider: 'stripe', way: 'fields' };
  const { secret, returnPath } = (await browser.post('/checkout/payment', fields, STATE)).json().pay;
  stripe.payInFields(secret, 'confirm', { [CARD]: number });
  return String((await browser.visit(returnPath)).headers['location']);
}

const subscriptions = () =>
  shop.test.services.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('site_id', '=', shop.site.siteId)
    .execute();

it('says on the last button that it subscribes and pays, and orders what is paid by hand [ORD-24]', async () => {
  const { form } = await toPayment(shop.openBrowser());
  expect([form.submit, form.submitByHand]).toEqual(['Subscribe and pay $10.00', 'Place order']);
});

it('keeps the card of a guest for the charges while nobody is there [ORD-38, ORD-108, ORD-110, COMM-51, COMM-98, CONT-154]', async () => {
  const ada = shop.openBrowser();
  const to = await payInFields(ada, '4242424242424242');
  expect(to).toMatch(/^\/checkout\/order\//);
  const confirmed = (await ada.visit(to)).body;
  expect(confirmed).toContain('Subscription confirmed');
  expect(confirmed).toContain('data-page-type="subscription-confirmed"');
  const [intent] = [...stripe.ledger.intents.values()].slice(-1);
  expect(intent).toMatchObject({ status: 'succeeded', setup_future_usage: 'off_session' });
  expect(await subscriptions()).toMatchObject([
    {
      provider: 'stripe',
      customer_id: intent?.customer,
      method_id: intent?.payment_method,
      method: { brand: 'visa', last4: '4242' },
      member_id: null,
      cycle: 1,
    },
  ]);
  // It is no method of a member, and nobody but the subscription uses it.
  const kept = await shop.test.services.db.selectFrom('kept_methods').selectAll().execute();
  expect(kept.filter(({ site_id }) => site_id === shop.site.siteId)).toEqual([]);
});

it('tells the fields of the provider that the card is kept, and offers no box for it [ORD-74, ORD-33]', async () => {
  const ada = await shop.join();
  const { form } = await toPayment(ada);
  const parts = form.parts as { kind: string; fields: { isForLater?: boolean; name?: string }[] }[];
  expect(JSON.stringify(parts)).toContain('"isForLater":true');
  expect(JSON.stringify(parts)).not.toContain('"name":"keep"');
});

it('keeps the card of a member among what they keep, and pays by one that is kept [ORD-146]', async () => {
  const ada = await shop.join();
  await payInFields(ada, '4242424242424242');
  const state = await toPayment(ada);
  const ways = state.form.parts.find(({ name }: { name?: string }) => name === 'provider').options;
  expect(ways[0].label).toBe('\u2066Visa ···· 4242\u2069');
  const fields = { ...state.form.hidden, ...ADDRESS, provider: ways[0].value };
  const answer = await ada.post('/checkout/payment', fields);
  expect((await ada.visit(String(answer.headers['location']))).body).toContain('Subscription confirmed');
  const [first, second] = await subscriptions();
  expect(second?.method_id).toBe(first?.method_id);
  expect(second?.customer_id).toBe(first?.customer_id);
});

it('begins nothing as long as the first charge is not paid [ORD-87, ORD-109]', async () => {
  const ada = shop.openBrowser();
  const to = await payInFields(ada, '4000000000000002');
  expect(to).toContain('/checkout/payment?failed=declined');
  expect(await subscriptions()).toEqual([]);
});

const DAY_MS = 86_400_000;

async function memberOfSite(): Promise<Id<'member'>> {
  const { id } = await shop.test.services.db
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', shop.site.siteId)
    .executeTakeFirstOrThrow();
  return id;
}

async function startTrial(browser: TestBrowser, memberId: Id<'member'> | null) {
  const planId = await savePlan(shop.test.services, shop.site.siteId, null, {
    name: 'Gold',
    description: '',
    benefits: [],
    image: null,
    areaIds: [],
    visibility: 'public',
    isOpen: true,
    opensAt: null,
    closesAt: null,
    places: null,
    price: { kind: 'recurring', monthly: 1500, yearly: null, trialDays: 14 },
  });
  const { path } = await beginSubscriptionCart(shop.test.services, {
    siteId: shop.site.siteId,
    memberId,
    terms: {
      kind: 'membership',
      plan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 },
      title: 'Gold',
      planId,
      taxClass: 'standard',
      trialDays: 14,
      next: '/library',
      fundId: null,
      donatePageId: null,
    },
    lines: [{ of: planId, variant: planId, title: 'Gold', price: toCents(1500) }],
  });
  await browser.visit(path);
  const contact = (await browser.visit('/checkout/contact', STATE)).json().state;
  await browser.post('/checkout/contact', { ...contact.form.hidden, email: 'ada@example.org' });
  return (await browser.visit('/checkout/payment', STATE)).json().state;
}

it('charges nothing at first of what is tried, and is told by which card it will be [MEMB-52, ORD-33]', async () => {
  const ada = await shop.join();
  await payInFields(ada, '4242424242424242');
  const memberId = await memberOfSite();
  const taken = stripe.ledger.taken;
  const state = await startTrial(ada, memberId);
  expect(state.summary.plan.text).toBe('$15.00 every month');
  expect(state.summary.plan.rows[0]).toMatchObject({
    label: expect.stringMatching(/^First charge on /),
    amount: '$15.00',
  });
  expect(state.summary.rows.at(-1)).toMatchObject({ amount: '$0.00' });
  const ways = state.form.parts.find(({ name }: { name?: string }) => name === 'provider').options;
  expect(ways[0].label).toBe('\u2066Visa ···· 4242\u2069');
  const fields = { ...state.form.hidden, ...ADDRESS, provider: ways[0].value };
  const to = String((await ada.post('/checkout/payment', fields)).headers['location']);
  expect(to).toMatch(/^\/checkout\/order\//);
  expect((await ada.visit(to)).body).toContain('href="/library"');
  expect(stripe.ledger.taken).toBe(taken);
  const begun = (await subscriptions()).find(({ kind }) => kind === 'membership');
  expect(begun).toMatchObject({ state: 'active', provider: 'stripe', cycle: 0, method: { last4: '4242' } });
  expect(begun?.next_at).toEqual(begun?.trial_ends_at);
  const days = ((begun?.trial_ends_at?.getTime() ?? 0) - (begun?.created_at.getTime() ?? 0)) / DAY_MS;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThan(14.1);
  expect(begun?.price.lines).toMatchObject([{ unitPrice: 1500, kind: 'service' }]);
});

/** What a buyer is charged by later, without being asked for money today. */
const tried = async () => (await subscriptions()).find(({ kind }) => kind === 'membership');

it('keeps a card on the provider’s page before a trial begins, without scripts [MEMB-52, ORD-15]', async () => {
  const ada = await shop.join();
  const memberId = await memberOfSite();
  const state = await startTrial(ada, memberId);
  const fields = { ...state.form.hidden, ...ADDRESS, provider: 'stripe' };
  const led = String((await ada.post('/checkout/payment', fields)).headers['location']);
  expect(led).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/cs_test_/);
  expect(await subscriptions()).toEqual([]);
  const [page] = [...stripe.ledger.sessions.values()].slice(-1);
  expect(page).toMatchObject({ mode: 'setup', amount_total: 0 });
  const back = new URL(String(page?.success_url).replace('{CHECKOUT_SESSION_ID}', page?.id ?? ''));
  // Given up there: nothing has begun.
  const givenUp = await ada.visit(back.pathname);
  expect(givenUp.headers['location']).toBe('/checkout/payment');
  expect((await ada.visit(`${back.pathname}${back.search}`)).headers['location']).toBe(
    '/checkout/payment?failed=ended',
  );
  stripe.ledger.add(page?.id ?? '', '4242424242424242');
  const to = String((await ada.visit(`${back.pathname}${back.search}`)).headers['location']);
  expect((await ada.visit(to)).body).toContain('You are a member');
  expect(await tried()).toMatchObject({
    member_id: memberId,
    provider: 'stripe',
    customer_id: page?.customer,
    method_id: expect.stringMatching(/^pm_/),
    method: { brand: 'visa', last4: '4242' },
    cycle: 0,
  });
  // Opened again it leads to the same order.
  expect((await ada.visit(`${back.pathname}${back.search}`)).headers['location']).toBe(to);
  expect(await subscriptions()).toHaveLength(1);
  // The card of somebody else begins nothing.
  const eve = shop.openBrowser();
  await startTrial(eve, null);
  expect((await eve.visit(`${back.pathname}${back.search}`)).headers['location']).toBe('/checkout/payment');
});

it('keeps the card of a member in the fields of the provider, and says where it was declined [MEMB-52, ORD-74]', async () => {
  const ada = await shop.join();
  const memberId = await memberOfSite();
  const taken = stripe.ledger.taken;
  const state = await startTrial(ada, memberId);
  expect(JSON.stringify(state.form.parts)).toContain('"isOnlyKept":true');
  expect(JSON.stringify(state.form.parts)).toContain('Nothing is charged today.');
  const press = async (number: string) => {
    const { form } = (await ada.visit('/checkout/payment', STATE)).json().state;
    const fields = { ...form.hidden, ...ADDRESS, provider: 'stripe', way: 'fields' };
    const { secret, returnPath } = (await ada.post('/checkout/payment', fields, STATE)).json().pay;
    expect(secret).toMatch(/^seti_/);
    stripe.payInFields(secret, 'confirm', { [CARD]: number });
    return String((await ada.visit(returnPath)).headers['location']);
  };
  expect(await press('4000000000000002')).toBe('/checkout/payment?failed=declined');
  expect(await tried()).toBeUndefined();
  const to = await press('4242424242424242');
  expect(to).toMatch(/^\/checkout\/order\//);
  expect(stripe.ledger.taken).toBe(taken);
  const { setups } = stripe.ledger.setups;
  const [setup] = [...setups.values()].slice(-1);
  expect(setup).toMatchObject({ usage: 'off_session', metadata: { member: memberId } });
  expect(await tried()).toMatchObject({ customer_id: setup?.customer, method_id: setup?.payment_method });
  // It is among what they keep.
  const kept = await shop.test.services.db
    .selectFrom('kept_methods')
    .select(['method_id', 'last4'])
    .where('site_id', '=', shop.site.siteId)
    .execute();
  expect(kept).toEqual([{ method_id: setup?.payment_method, last4: '4242' }]);
});

it('asks for no card where the trial is another one than its buyer saw [MEMB-52, ORD-26]', async () => {
  const ada = shop.openBrowser();
  const state = await startTrial(ada, null);
  const before = stripe.calls.length;
  const fields = { ...state.form.hidden, ...ADDRESS, provider: 'stripe', version: '99' };
  expect((await ada.post('/checkout/payment', fields)).body).toContain('Your order has changed.');
  expect(stripe.calls.length).toBe(before);
});

it('leaves nothing at the provider that could be paid of a kept card that was declined [ORD-87, ORD-146]', async () => {
  const ada = await shop.join();
  await payInFields(ada, '4242424242424242');
  for (const kept of stripe.ledger.kept.methods.values())
    stripe.ledger.kept.methods.set(kept.id, { ...kept, number: '4000000000000002' });
  const state = await toPayment(ada);
  const ways = state.form.parts.find(({ name }: { name?: string }) => name === 'provider').options;
  const fields = { ...state.form.hidden, ...ADDRESS, provider: ways[0].value };
  const answer = await ada.post('/checkout/payment', fields);
  expect(answer.headers['location']).toBe('/checkout/payment?failed=declined');
  const [intent] = [...stripe.ledger.intents.values()].slice(-1);
  expect(intent).toMatchObject({ status: 'canceled', amount_received: 0 });
});
