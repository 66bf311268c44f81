import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createId, type Id } from '#lib/id.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { chasePayments } from '#server/orders/paying/chase-payments.ts';
import { connectStripe } from '#server/payments/stripe/connect-stripe.ts';
import { STAND_IN_LIVE_KEY, StripeStandIn } from '#server/payments/stripe/testing/stripe-stand-in.ts';
import { renewDue } from '#server/subscriptions/renewing/renew-due.ts';
import { addSampleSubscription } from '#server/subscriptions/testing/sample-subscription.ts';
import { registerCheckout } from './plugin.ts';

const DAY_MS = 86_400_000;
const ASKS_BANK = '4000002500003155';

let stripe: StripeStandIn;
let shop: MemberSite;
let ada: TestBrowser;

beforeAll(async () => {
  stripe = await StripeStandIn.start();
  shop = await MemberSite.start({
    routes: [],
    plugins: [registerCarts, registerCheckout],
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
  await services.db.updateTable('subscriptions').set({ state: 'canceled' }).execute();
  await connectStripe(services, shop.site.siteId, STAND_IN_LIVE_KEY);
  ada = shop.openBrowser();
});

/** A subscription whose renewal is due and cannot be charged; the link of the mail that says so. */
async function unpaid(number: string) {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const customerId = `cus_${createId()}`;
  const { id } = await addSampleSubscription(services, siteId, {
    provider: 'stripe',
    customer_id: customerId,
    method_id: stripe.ledger.kept.keep(customerId, number),
    method: JSON.stringify({ brand: 'visa', last4: number.slice(-4), expires: '04/2031' }),
    // After a trial, say: its first charge is due.
    cycle: 0,
    next_at: new Date(services.now()),
  });
  await look();
  const mail = await services.db
    .selectFrom('outbox_mails')
    .select('text_body as text')
    .where('site_id', '=', siteId)
    .where('recipient', '=', 'ada@example.org')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const path = /\/checkout\/balance\/[\w-]+/.exec(mail.text)?.[0] ?? '';
  return { id, path };
}

async function look(): Promise<void> {
  await renewDue(shop.test.services);
  shop.test.clock.advance(1000);
  await shop.test.consumeEvents();
}

const row = (id: Id<'subscription'>) =>
  shop.test.services.db
    .selectFrom('subscriptions')
    .select(['state', 'method_id as methodId', 'next_try_at as nextTryAt'])
    .where('site_id', '=', shop.site.siteId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function pay(path: string, provider: string): Promise<string> {
  const page = (await ada.visit(path)).body;
  expect(page).toContain('$24.00');
  const crumb = /name="crumb" value="([^"]*)"/.exec(page)?.[1] ?? '';
  return String((await ada.post(path, { crumb, provider })).headers['location']);
}

it('lets the buyer confirm at their bank by the link, and charges nothing again after [ORD-113]', async () => {
  const { id, path } = await unpaid(ASKS_BANK);
  expect(await row(id)).toMatchObject({ state: 'pastDue' });
  const taken = stripe.ledger.taken;
  const bank = await pay(path, 'kept');
  expect(bank).toMatch(/\/bank\/pi_/);
  const intent = stripe.ledger.intents.get(bank.split('/').at(-1) ?? '');
  stripe.payInFields(intent?.client_secret ?? '', 'answer_of_bank', { outcome: 'confirmed' });
  const back = await ada.visit(path.replace('/balance/', '/return/'));
  expect(back.headers['location']).toMatch(/^\/checkout\/order\//);
  await look();
  expect(await row(id)).toMatchObject({ state: 'active', nextTryAt: null });
  shop.test.clock.advance(2 * DAY_MS);
  await look();
  await chasePayments(shop.test.services);
  expect(stripe.ledger.taken - taken).toBe(2400);
  expect((await ada.visit(path)).body).toContain('There is nothing to pay.');
});

it('takes another card by the link, which pays the renewals from then on [ORD-112]', async () => {
  const { id, path } = await unpaid('4000000000000341');
  const before = await row(id);
  const payAt = await pay(path, 'stripe');
  stripe.pay(payAt.split('/').at(-1) ?? '', 'pay');
  await ada.visit(path.replace('/balance/', '/return/'));
  await look();
  const after = await row(id);
  expect(after.state).toBe('active');
  expect(after.methodId).not.toBe(before.methodId);
  expect(stripe.ledger.kept.methods.get(after.methodId ?? '')?.number).toBe('4242424242424242');
});

it('is not charged twice where the link and the next try meet [ORD-113]', async () => {
  const { id, path } = await unpaid('4000000000000341');
  const payAt = await pay(path, 'stripe');
  const taken = stripe.ledger.taken;
  // On the page of the provider while the next try is due: what is paid there counts, the try ends it or finds it paid.
  stripe.pay(payAt.split('/').at(-1) ?? '', 'pay');
  shop.test.clock.advance(DAY_MS + 60_000);
  await look();
  await look();
  expect(await row(id)).toMatchObject({ state: 'active' });
  expect(stripe.ledger.taken - taken).toBe(2400);
});
