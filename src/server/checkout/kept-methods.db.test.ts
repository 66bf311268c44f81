import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { registerPaymentMessages } from '#server/orders/paying/messages-plugin.ts';
import { connectStripe } from '#server/payments/stripe/connect-stripe.ts';
import { removeCustomers } from '#server/payments/remove-customers.ts';
import {
  STAND_IN_LIVE_KEY,
  STAND_IN_PUBLIC_KEY,
  StripeStandIn,
} from '#server/payments/stripe/testing/stripe-stand-in.ts';
import { tokenOfOrder } from '#server/orders/queries.ts';
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
const METHODS = '/account/payment-methods';

let stripe: StripeStandIn;
let shop: MemberSite;
let ada: TestBrowser;
let lesson: BuiltProduct;

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
  const built = await buildShop(shop.test.services, shop.site.siteId, [
    { title: 'Lesson', prices: [4500], type: 'service' },
  ]);
  [lesson] = built as [BuiltProduct];
  await connectStripe(shop.test.services, shop.site.siteId, STAND_IN_LIVE_KEY, STAND_IN_PUBLIC_KEY);
  stripe.ledger.kept.customers.clear();
  stripe.ledger.kept.methods.clear();
  ada = await shop.join();
});

async function toPayment(browser = ada) {
  await browser.post('/cart/lines', { product: lesson.productId, pieces: '1' });
  const contact = (await browser.visit('/checkout/contact', STATE)).json().state;
  await browser.post('/checkout/contact', { ...contact.form.hidden, email: 'ada@example.org' });
  return (await browser.visit('/checkout/payment', STATE)).json().state;
}

/** Pays in the fields of Stripe, and asks to keep the card. */
async function keepCard(number: string) {
  const { form } = await toPayment();
  const fields = { ...form.hidden, ...ADDRESS, provider: 'stripe', way: 'fields', keep: 'yes' };
  const { secret, returnPath } = (await ada.post('/checkout/payment', fields, STATE)).json().pay;
  stripe.payInFields(secret, 'confirm', { [CARD]: number });
  if (number === '4000002500003155') stripe.payInFields(secret, 'answer_of_bank', { outcome: 'confirmed' });
  expect((await ada.visit(returnPath)).headers['location']).toMatch(/^\/checkout\/order\//);
}

const ways = (state: {
  form: { parts: { kind: string; name?: string; options?: { value: string; label: string }[] }[] };
}) => state.form.parts.find(({ name }) => name === 'provider')?.options ?? [];

/** Pays by what is kept, as a form without scripts does; says where it leads. */
async function payByKept(state: Awaited<ReturnType<typeof toPayment>>): Promise<string> {
  const provider = ways(state)[0]?.value ?? '';
  const answer = await ada.post('/checkout/payment', { ...state.form.hidden, ...ADDRESS, provider });
  return String(answer.headers['location']);
}

it('keeps a card at Stripe where a member asks for it, and pays with it the next time, without scripts, too [ORD-75, ORD-146]', async () => {
  expect(ways(await toPayment()).map(({ label }) => label)).not.toContain('\u2066Visa ···· 4242\u2069');
  await keepCard('4242424242424242');
  const next = await toPayment();
  expect(ways(next)[0]?.label).toBe('\u2066Visa ···· 4242\u2069');
  const to = await payByKept(next);
  expect(to).toMatch(/^\/checkout\/order\//);
  expect((await ada.visit(to)).body).toContain('Order confirmed');
  const stored = JSON.stringify(await shop.test.services.db.selectFrom('kept_methods').selectAll().execute());
  expect(stored).not.toContain('4242424242424242');
  // Nobody else is offered it, or can pay with it.
  const eve = await shop.join('eve@example.org');
  const hers = await toPayment(eve);
  expect(ways(hers).map(({ value }) => value)).toEqual(['stripe', 'manual']);
  const stolen = { ...hers.form.hidden, ...ADDRESS, provider: ways(next)[0]?.value ?? '' };
  expect((await eve.post('/checkout/payment', stolen)).body).toContain('cannot be paid online');
});

it('lets the bank ask about a kept card on its page, and comes back from there [ORD-76, ORD-146]', async () => {
  await keepCard('4000002500003155');
  const taken = stripe.ledger.taken;
  const bank = await payByKept(await toPayment());
  expect(bank).toMatch(/\/bank\/pi_/);
  const intent = stripe.ledger.intents.get(bank.split('/').at(-1) ?? '');
  stripe.payInFields(intent?.client_secret ?? '', 'answer_of_bank', { outcome: 'confirmed' });
  expect(stripe.ledger.taken).toBe(taken + 4500);
  const { services } = shop.test;
  const { id } = await services.db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', shop.site.siteId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const token = await tokenOfOrder(services.db, services.cipher, shop.site.siteId, id);
  const back = await ada.visit(`/checkout/return/${token}`);
  expect((await ada.visit(String(back.headers['location']))).body).toContain('Order confirmed');
});

it('is back at the payment step where what is kept is not at Stripe any more [ORD-77, ORD-146]', async () => {
  await keepCard('4242424242424242');
  const state = await toPayment();
  stripe.ledger.kept.methods.clear();
  const to = await payByKept(state);
  expect(to).toBe('/checkout/payment?failed=try-again');
  expect((await ada.visit(to)).body).toContain('The payment could not be made. Please try again later.');
});

it('shows what is kept by brand and last digits in the account, adds one on Stripe’s page, and removes it there [ORD-75, ORD-146]', async () => {
  expect((await ada.visit('/account')).body).toContain('Ways to pay');
  expect((await ada.visit(METHODS)).body).toContain('You keep no way to pay yet.');
  const page = String((await ada.send(METHODS, { act: 'add' })).headers['location']);
  expect(page.startsWith(`${stripe.url}/pay/cs_`)).toBe(true);
  const id = page.split('/').at(-1) ?? '';
  // Nothing was added yet.
  await ada.visit(`${METHODS}?added=${id}`);
  expect((await ada.visit(METHODS)).body).toContain('You keep no way to pay yet.');
  stripe.ledger.add(id, '4000000000000077');
  // It is of nobody else.
  const eve = await shop.join('eve@example.org');
  await eve.visit(`${METHODS}?added=${id}`);
  expect((await eve.visit(METHODS)).body).toContain('You keep no way to pay yet.');
  for (let times = 0; times < 2; times += 1)
    expect((await ada.visit(`${METHODS}?added=${id}`)).headers['location']).toBe(METHODS);
  const { body } = await ada.visit(METHODS);
  expect(body.match(/Visa ···· 0077/g)).toHaveLength(1);
  expect(body).toContain('04/2031');
  const remove = /name="remove" value="([^"]+)"/.exec(body)?.[1] ?? '';
  await eve.send(METHODS, { remove });
  expect(stripe.ledger.kept.methods.size).toBe(1);
  stripe.troubles.push('down');
  expect((await ada.send(METHODS, { remove })).body).toContain('Please try again later.');
  expect((await ada.visit(METHODS)).body).toContain('0077');
  const removed = (await ada.send(METHODS, { remove })).body;
  expect(removed).toContain('It was removed.');
  expect(removed).not.toContain('0077');
  expect(stripe.ledger.kept.methods.size).toBe(0);
});

it('offers no card that has ended, and deletes at Stripe whose account is gone [ORD-146]', async () => {
  await keepCard('4242424242424242');
  const { db } = shop.test.services;
  await db
    .updateTable('kept_methods')
    .set({ expires: '01/2020' })
    .where('site_id', '=', shop.site.siteId)
    .execute();
  expect(ways(await toPayment()).map(({ value }) => value)).toEqual(['stripe', 'manual']);
  expect((await ada.visit(METHODS)).body).toContain('Expired');
  await db.deleteFrom('members').where('site_id', '=', shop.site.siteId).execute();
  stripe.troubles.push('down');
  await removeCustomers(shop.test.services);
  expect(stripe.ledger.kept.customers.size).toBe(1);
  await removeCustomers(shop.test.services);
  expect(stripe.ledger.kept.customers.size).toBe(0);
});

it('deletes all who are gone in one run, and keeps nobody waiting for one that Stripe gives no answer about [ORD-146, CRM-24]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const created = new Date(services.now()).getTime();
  const idOf = (place: number) => `cus_gone${String(place).padStart(3, '0')}`;
  await services.db
    .insertInto('payment_customers')
    .values(
      Array.from({ length: 121 }, (_, place) => ({
        site_id: siteId,
        provider: 'stripe',
        customer_id: idOf(place),
        member_id: null,
        is_live: true,
        created_at: new Date(created + place),
      })),
    )
    .execute();
  const left = async () =>
    (
      await services.db
        .selectFrom('payment_customers')
        .select('customer_id as id')
        .where('site_id', '=', siteId)
        .orderBy('created_at')
        .execute()
    ).map(({ id }) => id);
  const removals = () => stripe.calls.filter((call) => call.startsWith('DELETE /v1/customers/')).length;
  stripe.calls.length = 0;
  stripe.isLost = async (call) => call.includes(idOf(3));
  await removeCustomers(services);
  expect([await left(), removals()]).toEqual([[idOf(3)], 121]);
  // Nobody is asked about the others while nothing is answered.
  stripe.isLost = async () => true;
  await services.db
    .insertInto('payment_customers')
    .values(
      Array.from({ length: 60 }, (_, place) => ({
        site_id: siteId,
        provider: 'stripe',
        customer_id: idOf(200 + place),
        member_id: null,
        is_live: true,
        created_at: new Date(created + 200 + place),
      })),
    )
    .execute();
  await removeCustomers(services);
  expect((await left()).length).toBe(61);
  stripe.isLost = async () => false;
  await removeCustomers(services);
  expect(await left()).toEqual([]);
});
