import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PlanId } from '#domain/gating/access-rule.ts';
import type { MemberPlanFields } from '#domain/members/member-plan.ts';
import { createId } from '#lib/id.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { registerCheckout } from '#server/checkout/plugin.ts';
import { listPlans, savePlan } from '#server/gating/plans.ts';
import { MemberSite, PASSWORD, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { markPaid } from '#server/orders/mark-paid.ts';
import { registerPaymentMessages } from '#server/orders/paying/messages-plugin.ts';
import { connectStripe } from '#server/payments/stripe/connect-stripe.ts';
import {
  STAND_IN_LIVE_KEY,
  STAND_IN_PUBLIC_KEY,
  StripeStandIn,
} from '#server/payments/stripe/testing/stripe-stand-in.ts';
import { openStore } from '#server/store/open-store.ts';
import { registerSubscriptionPages } from '#server/subscription-pages/plugin.ts';
import { followOrder } from './follow-order.ts';
import { cancelSubscription } from '#server/subscriptions/managing/cancel-subscription.ts';
import { announcePrice } from '#server/subscriptions/renewing/announce-price.ts';
import { renewDue } from '#server/subscriptions/renewing/renew-due.ts';

const DAY_MS = 86_400_000;
const CARD = 'payment_method_data[card][number]';
const STATE = 'application/vnd.portico.state+json';
const ADDRESS = {
  'billing-name': 'Ada Lovelace',
  'billing-line1': 'Seestrasse 1',
  'billing-city': 'Zürich',
  'billing-postalCode': '8001',
  'billing-country': 'CH',
};
const accountId = createId<'account'>();

let stripe: StripeStandIn;
let shop: MemberSite;
let ada: TestBrowser;

beforeAll(async () => {
  stripe = await StripeStandIn.start();
  shop = await MemberSite.start({
    routes: [],
    plugins: [registerCarts, registerCheckout, registerPaymentMessages, registerSubscriptionPages],
    services: { config: { stripeApiUrl: stripe.url } },
  });
});
afterAll(async () => {
  await shop.close();
  await stripe.stop();
});
beforeEach(async () => {
  // A month of 30 days.
  shop.test.clock.now = Date.parse('2027-04-10T10:00:00Z');
  await shop.build();
  const opening = { siteId: shop.site.siteId, accountId, at: new Date(shop.test.services.now()) };
  await shop.test.services.db.transaction().execute((trx) => openStore(trx, opening));
  await connectStripe(shop.test.services, shop.site.siteId, STAND_IN_LIVE_KEY, STAND_IN_PUBLIC_KEY);
  ada = await shop.join();
});

function make(name: string, monthly: number, more: Partial<MemberPlanFields> = {}): Promise<PlanId> {
  return savePlan(shop.test.services, shop.site.siteId, null, {
    name,
    description: '',
    benefits: [],
    image: null,
    areaIds: [],
    visibility: 'public',
    isOpen: true,
    opensAt: null,
    closesAt: null,
    places: null,
    price: { kind: 'recurring', monthly, yearly: null, trialDays: null },
    ...more,
  });
}

const hiddenOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
const page = async (path: string, browser = ada) =>
  (await browser.visit(path)).body.replaceAll('\u{a0}', ' ');

async function toPayment(planId: PlanId, browser = ada) {
  const crumb = hiddenOf(await page('/account/profile', browser))['crumb'] ?? '';
  const begun = await browser.post('/account/plans/join', { plan: planId, crumb, period: 'month' });
  await browser.visit(String(begun.headers['location']));
  const contact = (await browser.visit('/checkout/contact', STATE)).json().state;
  await browser.post('/checkout/contact', { ...contact.form.hidden, email: 'ada@example.org' });
  return (await browser.visit('/checkout/payment', STATE)).json().state;
}

/** Joins a plan in the checkout, paying in Stripe's fields, or by invoice. */
async function join(planId: PlanId, provider: 'stripe' | 'manual'): Promise<void> {
  const { form } = await toPayment(planId);
  const fields = { ...form.hidden, ...ADDRESS, provider };
  if (provider === 'manual') {
    await ada.post('/checkout/payment', fields);
    await payInvoice();
    return;
  }
  const answer = await ada.post('/checkout/payment', { ...fields, way: 'fields' }, STATE);
  const { secret, returnPath } = answer.json().pay;
  stripe.payInFields(secret, 'confirm', { [CARD]: '4242424242424242' });
  await ada.visit(returnPath);
  await consumeAll();
}

async function payInvoice(): Promise<void> {
  const { id, version, total } = await lastOrder();
  const { siteId } = shop.site;
  const money = { amount: total, day: '2027-04-25', reference: '' };
  await markPaid(shop.test.services, { siteId, orderId: id, accountId, version, ...money });
  await consumeAll();
}

async function consumeAll(): Promise<void> {
  await shop.test.consumeEvents();
  await shop.test.consumeEvents();
}

const lastOrder = () =>
  shop.test.services.db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', shop.site.siteId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const subscription = () =>
  shop.test.services.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('site_id', '=', shop.site.siteId)
    .executeTakeFirstOrThrow();

/** Plans that are held now, by their names. */
async function held(): Promise<readonly string[]> {
  const { db } = shop.test.services;
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('member_plans as plan', (joined) =>
      joined.onRef('plan.site_id', '=', 'memberships.site_id').onRef('plan.id', '=', 'memberships.plan_id'),
    )
    .select(['plan.name', 'memberships.state'])
    .where('memberships.site_id', '=', shop.site.siteId)
    .where('memberships.state', '!=', 'expired')
    .execute();
  return rows.map(({ name, state }) => `${name} ${state}`);
}

/** Where the plan is changed, by the link on the page of the plans. */
async function planPath(): Promise<string> {
  const found = /href="(\/checkout\/subscription\/[\w-]+\/plan)"/.exec(await page('/account/plans'));
  return found?.[1] ?? '';
}

const after = (days: number) => {
  shop.test.clock.now = Date.parse('2027-04-10T10:00:00Z') + days * DAY_MS;
};

it('changes to a dearer plan at once, for the difference of the time that is left, shown before [MEMB-55]', async () => {
  await join(await make('Silver', 1000), 'stripe');
  const gold = await make('Gold', 2500);
  expect(await held()).toEqual(['Silver active']);
  after(20);
  const path = await planPath();
  const list = await page(path);
  expect(list).toContain('Gold · $25.00 every month');
  expect(list).not.toContain('Silver ·');
  const shown = await page(`${path}?to=${gold}&period=month`);
  // 15.00 × 10 / 30.
  expect(shown).toContain('Today $5.00 is charged, the difference for the time until May 10, 2027.');
  expect(shown).toContain('From then on you pay $25.00 every month.');
  expect(shown).toContain('It is paid with');
  expect(shown).toContain('Pay $5.00 and change');
  const taken = stripe.ledger.taken;
  const answer = await ada.post(path, hiddenOf(shown));
  expect(answer.headers['location']).toMatch(/^\/checkout\/order\//);
  await consumeAll();
  expect(stripe.ledger.taken - taken).toBe(500);
  expect(await held()).toEqual(['Gold active']);
  expect(await lastOrder()).toMatchObject({ total: 500, shown_number: '00002', subscription_id: null });
  expect(await subscription()).toMatchObject({
    title: 'Gold',
    plan_id: gold,
    cycle: 1,
  });
  expect((await subscription()).next_at?.toISOString()).toMatch(/^2027-05-10T10:00/);
  const order = await page(String(answer.headers['location']));
  expect(order).toContain('You have the plan Gold now.');
  expect(order).toContain('Difference until May 10, 2027');
  // Sent again, nothing more is charged.
  await ada.post(path, hiddenOf(shown));
  expect(stripe.ledger.taken - taken).toBe(500);
  // The next charge is that of the new plan, on the same day.
  after(30.01);
  await renewDue(shop.test.services);
  expect(stripe.ledger.taken - taken).toBe(3000);
});

it('changes to a cheaper plan at the end of the paid time, and keeps the plan where its member thinks again [MEMB-55]', async () => {
  await join(await make('Gold', 2500), 'stripe');
  const silver = await make('Silver', 1000);
  after(20);
  const path = await planPath();
  const shown = await page(`${path}?to=${silver}&period=month`);
  expect(shown).toContain(
    'It counts from May 10, 2027 on: $10.00 every month. Nothing is charged or given back now, and until then you keep Gold.',
  );
  const taken = stripe.ledger.taken;
  const change = async () => ada.post(path, hiddenOf(await page(`${path}?to=${silver}&period=month`)));
  expect((await change()).headers['location']).toBe(`${path.replace('/plan', '')}?done=saved`);
  const own = path.replace('/plan', '');
  const waits = await page(own);
  expect(waits).toContain('From May 10, 2027 on: Silver, $10.00 every month');
  expect(waits).toContain('Keep Gold');
  await ada.post(`${own}/keep-plan`, { crumb: hiddenOf(waits)['crumb'] ?? '' });
  expect(await page(own)).not.toContain('Silver');
  await change();
  await consumeAll();
  expect(await held()).toEqual(['Gold active']);
  after(30.01);
  await renewDue(shop.test.services);
  await consumeAll();
  expect(stripe.ledger.taken - taken).toBe(1000);
  expect(await held()).toEqual(['Silver active']);
});

it.each([
  ['Silver', 'month'],
  ['Gold', 'year'],
] as const)(
  'charges the price that was told of the plan that is kept, not of %s by the %s [MEMB-55, MEMB-56, ORD-111]',
  async (to, period) => {
    const yearly = { price: { kind: 'recurring', monthly: 2500, yearly: 12_000, trialDays: null } } as const;
    const gold = await make('Gold', 2500, yearly);
    await join(gold, 'stripe');
    const other = to === 'Silver' ? await make('Silver', 1000) : gold;
    const { siteId } = shop.site;
    const { id: subscriptionId } = await subscription();
    const by = { kind: 'person', accountId } as const;
    const change = { siteId, subscriptionId, version: null, by };
    await announcePrice(shop.test.services, { ...change, unit: 2900 });
    after(20);
    const path = await planPath();
    const own = path.replace('/plan', '');
    await ada.post(path, hiddenOf(await page(`${path}?to=${other}&period=${period}`)));
    expect((await subscription()).pending_change?.plan?.title).toBe(to);
    expect(await page(own)).not.toContain('$29.00');
    await ada.post(`${own}/keep-plan`, { crumb: hiddenOf(await page(own))['crumb'] ?? '' });
    expect(await page(own)).toContain('$29.00 every month');
  },
);

it('stays as it is where the card is declined, and says so [MEMB-55, ORD-76]', async () => {
  await join(await make('Silver', 1000), 'stripe');
  const gold = await make('Gold', 2500);
  for (const kept of stripe.ledger.kept.methods.values())
    stripe.ledger.kept.methods.set(kept.id, { ...kept, number: '4000000000000002' });
  after(20);
  const path = await planPath();
  const shown = await page(`${path}?to=${gold}&period=month`);
  const answer = await ada.post(path, hiddenOf(shown));
  expect(answer.headers['location']).toBe(`${path}?failed=declined`);
  expect(await page(`${path}?failed=declined`)).toContain('Your payment was declined.');
  await consumeAll();
  expect(await held()).toEqual(['Silver active']);
});

it('charges nothing but what was shown, and nobody but who is signed in [MEMB-55]', async () => {
  await join(await make('Silver', 1000), 'stripe');
  const gold = await make('Gold', 2500);
  after(20);
  const path = await planPath();
  const shown = hiddenOf(await page(`${path}?to=${gold}&period=month`));
  const taken = stripe.ledger.taken;
  // A moment that is not over yet, and one that is long over, do not count.
  for (const at of [shop.test.clock.now + 9 * DAY_MS, shop.test.clock.now - DAY_MS]) {
    const cheap = await ada.post(path, { ...shown, total: '50', at: String(at) });
    expect(cheap.statusCode).toBe(409);
    expect(cheap.body).toContain('What is charged is another amount now.');
  }
  const eve = await shop.join('eve@example.org');
  expect((await eve.visit(path)).headers['location']).toMatch(/^\/account\/login\?to=/);
  const crumb = hiddenOf(await page('/account/profile', eve))['crumb'] ?? '';
  expect((await eve.post(path, { ...shown, crumb })).headers['location']).toMatch(/^\/account\/login/);
  // Nor where nobody can join.
  const [, full] = await listPlans(shop.test.services.db, shop.site.siteId);
  if (full === undefined) throw new Error('there are two plans');
  await savePlan(shop.test.services, shop.site.siteId, gold, { ...full, isOpen: false });
  expect((await ada.post(path, shown)).headers['location']).toBe(path);
  expect(stripe.ledger.taken).toBe(taken);
});

it('changes by invoice once it is paid [MEMB-55, ORD-70, ORD-101]', async () => {
  await join(await make('Silver', 1000), 'manual');
  const gold = await make('Gold', 2500);
  after(20);
  const path = await planPath();
  const shown = await page(`${path}?to=${gold}&period=month`);
  expect(shown).toContain(
    'You get an invoice, and the plan changes once it is paid, by May 10, 2027 at the latest.',
  );
  const to = String((await ada.post(path, hiddenOf(shown))).headers['location']);
  expect(await page(to)).toContain('Your plan Gold begins once your payment has arrived.');
  await consumeAll();
  expect(await held()).toEqual(['Silver active']);
  // One change waits at a time.
  expect((await ada.visit(path)).headers['location']).toBe(to);
  await payInvoice();
  expect(await held()).toEqual(['Gold active']);
  // Nobody sends a plan: its order is done once it has changed.
  expect(await lastOrder()).toMatchObject({ state: 'fulfilled', payment_word: 'paid' });
});

/** The invoice of a change from Silver to Gold on the 20th day of 30. */
async function invoiceChange(): Promise<void> {
  await join(await make('Silver', 1000), 'manual');
  const gold = await make('Gold', 2500);
  after(20);
  const path = await planPath();
  await ada.post(path, hiddenOf(await page(`${path}?to=${gold}&period=month`)));
  await consumeAll();
  expect(await lastOrder()).toMatchObject({ state: 'received', total: 500 });
}

const refunds = () =>
  shop.test.services.db
    .selectFrom('refunds')
    .innerJoin('orders', (joined) =>
      joined.onRef('orders.site_id', '=', 'refunds.site_id').onRef('orders.id', '=', 'refunds.order_id'),
    )
    .select(['refunds.amount', 'refunds.status', 'orders.state'])
    .where('refunds.site_id', '=', shop.site.siteId)
    .execute();

it.each(['canceled', 'completed'] as const)(
  'gives back what is paid for a change of a membership that is %s before it is heard of, once [MEMB-55, ORD-162]',
  async (state) => {
    await invoiceChange();
    const { id, version } = await lastOrder();
    const { siteId } = shop.site;
    const money = { amount: 500, day: '2027-04-30', reference: '' };
    await markPaid(shop.test.services, { siteId, orderId: id, accountId, version, ...money });
    const { db } = shop.test.services;
    await db.updateTable('subscriptions').set({ state }).where('site_id', '=', siteId).execute();
    await consumeAll();
    expect(await refunds()).toEqual([{ amount: 500, status: 'succeeded', state: 'canceled' }]);
    expect(await subscription()).toMatchObject({ title: 'Silver' });
    await consumeAll();
    expect(await refunds()).toHaveLength(1);
    const mails = await shop.mailsTo('ada@example.org');
    expect(mails.map(({ subject }) => subject)).toContain('Order 00002 canceled');
  },
);

it('keeps what was paid for a change whose membership ends afterwards [MEMB-55]', async () => {
  await invoiceChange();
  await payInvoice();
  expect(await held()).toEqual(['Gold active']);
  const { siteId } = shop.site;
  const { id: subscriptionId } = await subscription();
  const change = { siteId, subscriptionId, version: null, by: { kind: 'person', accountId } } as const;
  await cancelSubscription(shop.test.services, { ...change, isAtOnce: true, isRefunded: false });
  const { id } = await lastOrder();
  const at = new Date(shop.test.services.now());
  await shop.test.services.db.transaction().execute((trx) => followOrder(trx, siteId, id, at));
  expect(await refunds()).toEqual([]);
});

it('asks for a difference no more once the next charge is opened, or the membership is over [MEMB-55]', async () => {
  await invoiceChange();
  const { id } = await lastOrder();
  const stateOf = async () => {
    const rows = await shop.test.services.db
      .selectFrom('orders')
      .select('state')
      .where('id', '=', id)
      .execute();
    return rows.map(({ state }) => state);
  };
  after(30.01);
  await renewDue(shop.test.services);
  await consumeAll();
  expect(await stateOf()).toEqual(['canceled']);
  expect(await lastOrder()).toMatchObject({ total: 1000, cycle: 2 });
  expect(await held()).toEqual(['Silver active']);
  const mails = await shop.mailsTo('ada@example.org');
  expect(mails.map(({ subject }) => subject)).toContain('Order 00002 canceled');
});

it('gives back a difference that is paid after the next charge was opened [MEMB-55, ORD-162]', async () => {
  await invoiceChange();
  const { id, version } = await lastOrder();
  const { siteId } = shop.site;
  const money = { amount: 500, day: '2027-05-10', reference: '' };
  await markPaid(shop.test.services, { siteId, orderId: id, accountId, version, ...money });
  after(30.01);
  await renewDue(shop.test.services);
  await consumeAll();
  expect(await refunds()).toEqual([{ amount: 500, status: 'succeeded', state: 'canceled' }]);
  expect(await held()).toEqual(['Silver active']);
});

it('gives up the invoice of a change with a membership that runs out [MEMB-55, ORD-116]', async () => {
  await invoiceChange();
  const { id: subscriptionId } = await subscription();
  const by = { kind: 'person', accountId } as const;
  const change = { siteId: shop.site.siteId, subscriptionId, version: null, by } as const;
  await cancelSubscription(shop.test.services, { ...change, isAtOnce: false, isRefunded: false });
  expect(await lastOrder()).toMatchObject({ state: 'received', total: 500 });
  after(30.01);
  await renewDue(shop.test.services);
  expect(await subscription()).toMatchObject({ state: 'canceled' });
  expect(await lastOrder()).toMatchObject({ state: 'canceled', total: 500 });
});

it('gives up the invoice of a change where the membership ends at once [MEMB-55, ORD-116]', async () => {
  await join(await make('Silver', 1000), 'manual');
  const gold = await make('Gold', 2500);
  after(20);
  const path = await planPath();
  await ada.post(path, hiddenOf(await page(`${path}?to=${gold}&period=month`)));
  expect(await lastOrder()).toMatchObject({ state: 'received' });
  const { id: subscriptionId } = await subscription();
  const change = { siteId: shop.site.siteId, subscriptionId, version: null } as const;
  const by = { kind: 'person', accountId } as const;
  await cancelSubscription(shop.test.services, { ...change, by, isAtOnce: true, isRefunded: false });
  await consumeAll();
  expect(await lastOrder()).toMatchObject({ state: 'canceled', total: 500 });
  expect(await held()).toEqual([]);
});

it('makes one subscription of a plan that its member pays for in two checkouts at once [MEMB-53, ORD-87]', async () => {
  const planId = await make('Gold', 2500);
  const phone = shop.openBrowser();
  await phone.send('/account/login', { email: 'ada@example.org', password: PASSWORD });
  const fieldsOf = async (browser: TestBrowser) => {
    const { form } = await toPayment(planId, browser);
    return { ...form.hidden, ...ADDRESS, provider: 'stripe', way: 'fields' };
  };
  const [here, there] = [await fieldsOf(ada), await fieldsOf(phone)];
  const press = (browser: TestBrowser, fields: Record<string, string>) =>
    browser.post('/checkout/payment', fields, STATE);
  const first = (await press(ada, here)).json().pay;
  // It is being paid on the other device: the step is shown once more, which ends that.
  expect((await press(phone, there)).headers['location']).toBe('/checkout/payment');
  await phone.visit('/checkout/payment');
  expect(stripe.ledger.intents.get(first.secret.split('_secret_')[0])?.status).toBe('canceled');
  const second = (await press(phone, there)).json().pay;
  stripe.payInFields(first.secret, 'confirm', { [CARD]: '4242424242424242' });
  stripe.payInFields(second.secret, 'confirm', { [CARD]: '4242424242424242' });
  await phone.visit(second.returnPath);
  await consumeAll();
  expect(await held()).toEqual(['Gold active']);
  const begun = await shop.test.services.db
    .selectFrom('subscriptions')
    .select('id')
    .where('site_id', '=', shop.site.siteId)
    .execute();
  expect(begun).toHaveLength(1);
  expect((await press(ada, here)).json()).toEqual({ to: '/account/plans' });
});
