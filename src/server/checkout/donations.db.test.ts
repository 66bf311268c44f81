import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FundFields } from '#domain/donations/fund-fields.ts';
import { newField } from '#domain/forms/new-field.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { cartRoutes } from '#server/carts/routes.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import { signInContributor } from '#server/documents/testing/sign-in-contributor.ts';
import { donationsCsv } from '#server/donations/donations-csv.ts';
import { listFunds } from '#server/donations/funds.ts';
import { selectDonations, sumFunds } from '#server/donations/list-donations.ts';
import {
  changeFund,
  createDonatePage,
  createFund,
  removeDonatePage,
  removeFund,
} from '#server/donations/save-fund.ts';
import type { DonatePageId, FundId } from '#server/donations/tables.ts';
import { DAY_MS, MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { selectOrders } from '#server/orders/list-orders.ts';
import { loadOrderPage } from '#server/orders/load-order-page.ts';
import { followPayment } from '#server/orders/paying/follow-payment.ts';
import { markPaid } from '#server/orders/mark-paid.ts';
import { orderPaymentFailed } from '#server/orders/order-happened.ts';
import { refundOrder } from '#server/orders/refund-order.ts';
import { tidyOrders } from '#server/orders/tidy-orders.ts';
import { connectStripe } from '#server/payments/stripe/connect-stripe.ts';
import { STAND_IN_LIVE_KEY, StripeStandIn } from '#server/payments/stripe/testing/stripe-stand-in.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { setFeatures } from '#server/sites/set-features.ts';
import { openStore } from '#server/store/open-store.ts';
import { registerCheckout } from './plugin.ts';

const TREES: FundFields = {
  name: 'Trees',
  amounts: [
    { amount: 2500, label: 'A tree' },
    { amount: 10_000, label: '' },
  ],
  takesOther: true,
  minimum: 100,
  feePercent: 300,
  frequencies: [],
  asksAddress: false,
  asksMessage: true,
  questions: [],
  receiptText: 'We are a charity.',
};
const ADA = { 'billing-name': 'Ada Lovelace', email: 'ada@example.com' };
const SCRIPT = 'application/vnd.portico.state+json';
const accountId = createId<'account'>();

let stripe: StripeStandIn;
let shop: MemberSite;
let ada: TestBrowser;
let storeId: DocumentId;
let fundId: FundId;
let pageId: DonatePageId;
let lesson: BuiltProduct;

beforeAll(async () => {
  stripe = await StripeStandIn.start();
  shop = await MemberSite.start({
    routes: cartRoutes,
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
  const { siteId } = shop.site;
  [lesson] = (await buildShop(services, siteId, [{ title: 'Lesson', prices: [4500], type: 'service' }])) as [
    BuiltProduct,
  ];
  const opening = { siteId, accountId, at: new Date(services.now()) };
  storeId = await services.db.transaction().execute((trx) => openStore(trx, opening));
  await change(services, siteId, storeId, [
    setting('paymentInstructions', 'Account 12 34 56'),
    setting('termsRequired', true),
    setting('phone', 'required'),
  ]);
  fundId = await createFund(services, siteId, TREES);
  const { pages } = await listFunds(services.db, siteId);
  if (pages[0] === undefined) throw new Error('a fund has a page');
  pageId = pages[0].id;
  ada = shop.openBrowser();
});

const plain = (html: string) => html.replaceAll('\u{a0}', ' ');
const at = (id: string = pageId) => `/checkout/donate?donatePageId=${id}`;
const page = async (path: string, browser = ada) => plain((await browser.visit(path)).body);

async function give(fields: Readonly<Record<string, string>>, browser = ada) {
  const answer = await browser.post(at(), { ...ADA, ...fields });
  return { status: answer.statusCode, to: String(answer.headers['location']), body: plain(answer.body) };
}

async function pay(browser = ada, chosen: Readonly<Record<string, string>> = {}) {
  const shown = await page('/checkout/payment', browser);
  const hidden = [...shown.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  const answer = await browser.post('/checkout/payment', { ...fields, ...chosen });
  return { shown, status: answer.statusCode, to: String(answer.headers['location']) };
}

async function mails() {
  await shop.test.consumeEvents();
  const rows = await shop.test.services.db
    .selectFrom('outbox_mails')
    .select(['recipient as to', 'subject', 'text_body as text'])
    .where('site_id', '=', shop.site.siteId)
    .orderBy('id')
    .execute();
  await shop.test.services.db.deleteFrom('outbox_mails').execute();
  return rows.map((mail) => ({ ...mail, text: plain(mail.text), subject: plain(mail.subject) }));
}

const listed = () => selectDonations(shop.test.services.db, shop.site.siteId, { page: 1, pageSize: 50 });

async function firstDonation() {
  const [first] = (await listed()).donations;
  if (first === undefined) throw new Error('nothing was given');
  const { db } = shop.test.services;
  const found = await loadOrderPage(db, shop.site.siteId, first.id, 'donations');
  if (found === null) throw new Error('there is no such donation');
  const by = { siteId: shop.site.siteId, orderId: first.id, accountId, version: found.version };
  return { ...found, by: { ...by, of: 'donations' as const } };
}

it('shows the amounts of the fund, and takes one to the payment and to thanks, without scripts [ORD-35, ORD-127, COMM-57, COMM-58, COMM-60, COMM-98, CONT-150, CONT-151]', async () => {
  await ada.post('/cart/lines', { product: lesson.productId, variant: String(lesson.variantIds[0]) });
  const asked = await page(at());
  for (const text of [
    'data-page-type="donate"',
    'Trees',
    'A tree',
    '$25.00',
    '$100.00',
    'Other amount',
    'From $1.00 to $1,000,000.00.',
  ]) {
    expect(asked).toContain(text);
  }
  expect(asked).not.toMatch(/name="(fee|anonymous)"[^>]*checked/);
  const answer = await ada.visit(at(), SCRIPT);
  expect(answer.json()).toMatchObject({ app: 'donate', state: { title: 'Trees', form: { action: at() } } });
  expect(await give({ amount: '2500' })).toMatchObject({ status: 303, to: '/checkout/payment' });
  const { shown, status, to } = await pay();
  expect(shown).toContain('Donate $25.00');
  const [steps = ''] = shown.match(/<nav[^>]*class="checkout-steps"[\s\S]*?<\/nav>/) ?? [];
  expect(steps.replaceAll(/<[^>]+>/g, '|').match(/[^|]+/g)).toEqual(['Your donation', 'Payment']);
  expect(steps).toContain(`href="${at()}"`);
  for (const absent of ['name="terms"', 'name="note"', 'name="billing-line1"', 'Quantity', 'Lesson']) {
    expect(shown).not.toContain(absent);
  }
  expect([status, to.startsWith('/checkout/order/')]).toEqual([303, true]);
  const thanked = await page(to);
  expect(thanked).toContain('You want to give $25.00 to Trees. It counts as soon as it is paid.');
  expect(thanked).toContain('Account 12 34 56');
  expect(thanked).toContain('data-page-type="order-received"');
  expect((await ada.visit('/api/cart')).json()).toEqual({ count: 1 });
  const first = await firstDonation();
  expect(first).toMatchObject({ number: 'D00001', name: 'Ada Lovelace', total: 2500, tax: 0, shipping: 0 });
  await markPaid(shop.test.services, { ...first.by, amount: 2500, day: '2026-11-26', reference: '' });
  const arrived = await page(to);
  expect(arrived).toContain('Your donation of $25.00 to Trees has arrived.');
  expect(arrived).toContain('data-page-type="contribution-confirmed"');
  expect(arrived).toContain('Thank you');
});

it('never says of a donation that was not paid in time that it has arrived [CONT-151]', async () => {
  await give({ amount: '2500' });
  const { to } = await pay();
  shop.test.clock.advance(60 * DAY_MS);
  await tidyOrders(shop.test.services);
  const canceled = await page(to);
  expect(canceled).toMatch(/<h1[^>]*>Donation canceled</);
  expect(canceled).toContain('D00001');
  expect(canceled).toContain('data-page-type="checkout"');
  expect(canceled).not.toContain('has arrived');
  expect(canceled).not.toContain('Account 12 34 56');
});

it('tells a donor who leaves name and email out that both are required, each once [ORD-25, FORM-37]', async () => {
  const { status, body } = await give({ amount: '2500', email: '', 'billing-name': '' });
  expect(status).toBe(400);
  const [summary = ''] = body.match(/<div[^>]*id="checkout-problems"[\s\S]*?<\/div>/) ?? [];
  expect(
    [...summary.matchAll(/<li>(.*?)<\/li>/g)].map(([, text = '']) => text.replaceAll(/<[^>]+>/g, '')),
  ).toEqual(['Name is required.', 'Email is required.']);
  expect((await give({ amount: '2500', email: 'ada' })).body).toContain('Email is not valid.');
});

it('reads another amount in the format of the site, and says where it ends [ORD-127]', async () => {
  const refused = await give({ amount: 'other', other: '0.50' });
  expect(refused.status).toBe(400);
  expect(refused.body).toContain('Please enter an amount between $1.00 and $1,000,000.00.');
  expect(refused.body).toContain('value="0.50"');
  const nobody = await give({ amount: '2500', 'billing-name': ' ', email: 'x' });
  expect([nobody.status, nobody.body.includes('Email is not valid.')]).toEqual([400, true]);
  expect((await give({ amount: 'other', other: '1,234.50' })).status).toBe(303);
  expect((await pay()).shown).toContain('$1,234.50');
});

it('adds what covers the fees as a line of its own, and nothing else [ORD-129]', async () => {
  await give({ amount: '10000', fee: 'yes', message: 'Keep going' });
  const { shown } = await pay();
  expect(shown).toContain('Fees');
  expect(shown).toContain('Donate $103.00');
  const { lines, discounts, taxes, note, total } = await firstDonation();
  expect([lines.map(({ title, amount }) => [title, amount]), discounts, taxes, note, total]).toEqual([
    [
      ['Trees', 10_000],
      ['Fees', 300],
    ],
    [],
    [],
    'Keep going',
    10_300,
  ]);
});

it('asks what the fund asks, as forms do, and keeps the answers with the gift, given once or again and again [ORD-127, ORD-25]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const questions = [
    { ...newField('text', 'why'), title: 'In honour of', required: true },
    { ...newField('radio', 'sign'), title: 'Sign', options: ['Plate', 'None'] },
    { ...newField('hidden', 'from'), key: 'campaign', value: 'spring' },
  ].map((field) => ({ ...field, options: [...field.options] }));
  await changeFund(services, siteId, fundId, {
    version: 0,
    fields: { ...TREES, frequencies: ['month'], questions },
  });
  const shown = await page(at());
  for (const text of ['In honour of', 'Sign', 'name="fund-why"', 'name="fund-from" value="spring"']) {
    expect(shown).toContain(text);
  }
  const refused = await give({ amount: '2500', 'fund-sign': 'Plate' });
  expect(refused.status).toBe(400);
  expect(refused.body).toContain('href="#checkout-fund-why"');
  expect(refused.body).toMatch(/value="Plate"[^>]*checked/);
  const answered = { 'fund-why': 'Charles', 'fund-sign': 'Plate', 'fund-from': 'spring' };
  for (const frequency of ['once', 'month']) {
    const { to } = await give({ amount: '2500', frequency, ...answered });
    await ada.visit(to);
    expect((await pay()).status).toBe(303);
  }
  const { donations } = await listed();
  expect(donations.map(({ frequency }) => frequency)).toEqual(['month', null]);
  for (const { id } of donations) {
    const found = await loadOrderPage(services.db, siteId, id, 'donations');
    expect(found?.lines[0]?.answers).toEqual([
      { label: 'In honour of', answer: 'Charles' },
      { label: 'Sign', answer: 'Plate' },
      { label: 'campaign', answer: 'spring' },
    ]);
  }
  let csv = '';
  for await (const part of donationsCsv(services.db, siteId, {})) csv += part;
  expect(csv).toContain('In honour of: Charles\nSign: Plate\ncampaign: spring');
});

it('shows whoever changes what they give all that they entered, in their browser and until it is given [ORD-25, ORD-35]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const questions = [
    { ...newField('text', 'why'), title: 'In honour of' },
    { ...newField('password', 'word'), title: 'Word' },
  ].map((field) => ({ ...field, options: [...field.options] }));
  await changeFund(services, siteId, fundId, {
    version: 0,
    fields: { ...TREES, frequencies: ['month'], asksAddress: true, questions },
  });
  const other = await createDonatePage(services, siteId, { fundId, title: 'For a forest', text: '' });
  const entered = {
    amount: 'other',
    other: '12.50',
    fee: 'yes',
    anonymous: 'yes',
    message: 'For the oaks',
    'fund-why': 'Charles',
    'fund-word': 'sesame',
    'billing-country': 'AT',
    'billing-line1': 'Hauptstraße 1',
    'billing-city': 'Wien',
    'billing-postalCode': '1010',
  };
  for (const frequency of ['month', 'once']) {
    expect(await give({ ...entered, frequency })).toMatchObject({ status: 303 });
    // The step of the payment is opened, and left again by its link.
    expect(await page('/checkout/payment')).toContain(`href="${at()}"`);
    const again = await page(at());
    for (const value of [
      '12.50',
      'Charles',
      'Ada Lovelace',
      'ada@example.com',
      'Hauptstraße 1',
      'Wien',
      '1010',
    ]) {
      expect(again).toContain(`value="${value}"`);
    }
    expect(again).toContain('>For the oaks</textarea>');
    for (const name of ['fee', 'anonymous', 'amount', 'frequency']) {
      expect(again).toMatch(new RegExp(`name="${name}"[^>]* checked`));
    }
    expect(again).toMatch(/value="other"[^>]* checked/);
    expect(again).toMatch(new RegExp(`value="${frequency}"[^>]* checked`));
    expect(again).toMatch(/<option value="AT"[^>]* selected/);
    expect(again).not.toContain('sesame');
    for (const empty of [await page(at(other)), await page(at(), shop.openBrowser())]) {
      expect(empty).not.toContain('12.50');
      expect(empty).not.toContain('Ada Lovelace');
    }
  }
  const { shown, status } = await pay();
  expect([shown.includes('Donate $12.88'), status]).toEqual([true, 303]);
  expect(await page(at())).not.toContain('12.50');
});

it('takes nothing while the store is paused, and speaks of no cart then [ORD-29]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  await give({ amount: '2500' });
  const opening = { siteId, accountId, at: new Date(services.now()) };
  const storeId = await services.db.transaction().execute((trx) => openStore(trx, opening));
  await change(services, siteId, storeId, [setting('isPaused', true)]);
  for (const path of [at(), '/checkout/payment']) {
    const { statusCode, body } = await ada.visit(path);
    expect(statusCode).toBe(503);
    expect(body).toContain('No donations are taken at the moment.');
    expect(body).not.toContain('cart is kept');
  }
  expect((await give({ amount: '2500' })).status).toBe(503);
  // A script opens the page that says so.
  const told = await ada.post(at(), { ...ADA, amount: '2500' }, SCRIPT);
  expect([told.statusCode, told.json()]).toEqual([503, { to: at() }]);
});

it('an unknown, removed or foreign page is gone [ORD-35, NAV-58]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const other = await createDonatePage(services, siteId, { fundId, title: 'For a forest', text: 'Oaks' });
  expect(await page(at(other))).toContain('For a forest');
  await removeDonatePage(services, siteId, other);
  for (const id of [other, createId<'donate-page'>(), 'x', '']) {
    const gone = await ada.visit(at(id));
    expect([gone.statusCode, gone.body.includes('This item is no longer available.')]).toEqual([404, true]);
    expect(gone.body).toMatch(/<main[^]*<a href="\/">Back to the site<\/a>[^]*<\/main>/);
  }
  // Who was filling it in meanwhile reads it too, with and without scripts.
  expect((await ada.post(at(other), ADA)).statusCode).toBe(404);
  expect((await ada.post(at(other), ADA, SCRIPT)).json()).toEqual({ to: at(other) });
  await removeFund(services, siteId, fundId);
  expect((await ada.visit(at())).statusCode).toBe(404);
});

it('mails how it is paid, then the receipt in the owner’s words, once; an anonymous donor has no name in them [ORD-130]', async () => {
  await give({ amount: '2500', anonymous: 'yes' });
  const { to } = await pay();
  const [pledge, ...others] = await mails();
  expect(pledge).toMatchObject({ to: 'ada@example.com', subject: 'How to pay your donation D00001' });
  expect(pledge?.text).toContain('Account 12 34 56');
  expect(others.every(({ text }) => !text.includes('Ada Lovelace'))).toBe(true);
  const { by, isAnonymous, name } = await firstDonation();
  expect([isAnonymous, name]).toEqual([true, 'Ada Lovelace']);
  await markPaid(shop.test.services, { ...by, amount: 2500, day: '2026-11-26', reference: '' });
  const [receipt, ...more] = await mails();
  expect([receipt?.subject, more]).toEqual(['Your donation D00001', []]);
  for (const text of ['We are a charity.', 'D00001', '$25.00', 'Trees'])
    expect(receipt?.text).toContain(text);
  expect(receipt?.text).not.toContain('Ada');
  expect(await page(to)).not.toContain('Ada Lovelace');
});

it('mails donors in the owner’s words, and none that is switched off [ORD-130, ORD-140]', async () => {
  const text = { type: 'mail-text', isOn: true, subject: '', opening: '', closing: '' } as const;
  await change(shop.test.services, shop.site.siteId, storeId, [
    { op: 'put', record: { ...text, id: createId(), kind: 'donationPledge', isOn: false } },
    {
      op: 'put',
      record: {
        ...text,
        id: createId(),
        kind: 'donationReceipt',
        subject: 'Thank you, {name}: {amount} for {fund}, {number}',
        closing: 'Yours, {site}',
      },
    },
  ]);
  await give({ amount: '2500' });
  await pay();
  expect((await mails()).filter(({ to }) => to === 'ada@example.com')).toEqual([]);
  const { by } = await firstDonation();
  await markPaid(shop.test.services, { ...by, amount: 2500, day: '2026-11-26', reference: '' });
  const [receipt, ...more] = (await mails()).filter(({ to }) => to === 'ada@example.com');
  expect(more).toEqual([]);
  expect(receipt?.subject).toBe('Thank you, Ada Lovelace: $25.00 for Trees, D00001');
  expect(receipt?.text).toContain('We are a charity.');
  expect(receipt?.text).toContain('Yours, ');
  await give({ amount: '2500', anonymous: 'yes' });
  await pay();
  const { by: next } = await firstDonation();
  await markPaid(shop.test.services, { ...next, amount: 2500, day: '2026-11-26', reference: '' });
  const [unnamed] = (await mails()).filter(({ to }) => to === 'ada@example.com');
  expect(unnamed?.subject).toBe('Thank you,: $25.00 for Trees, D00002');
});

/** A gift whose donor was told that its payment takes its time. */
async function underWay() {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const { to } = await pay(ada, { provider: 'stripe' });
  const sessionId = to.split('/').at(-1) ?? '';
  const { id: paymentId, orderId } = await services.db
    .selectFrom('payments')
    .select(['id', 'order_id as orderId'])
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const follow = () => followPayment(services, siteId, paymentId);
  stripe.pay(sessionId, 'delay');
  await follow();
  await mails();
  const failLater = async () => {
    stripe.pay(sessionId, 'fail-later');
    await follow();
  };
  return { orderId, paymentId, sessionId, follow, failLater };
}

it('tells a donor once that a payment under way did not come, and leads back to the page while there is one [ORD-87, ORD-140, ORD-142, ORD-130]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const { title: site } = await services.db
    .selectFrom('sites')
    .select('title')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  await connectStripe(services, siteId, STAND_IN_LIVE_KEY);
  await give({ amount: '2500', fee: 'yes', anonymous: 'yes' });
  const gift = await underWay();
  await gift.failLater();
  const [told, ...others] = await mails();
  expect(others).toEqual([]);
  expect(told).toMatchObject({
    to: 'ada@example.com',
    subject: `Payment of your donation to ${site} failed`,
  });
  expect(told?.text).toContain('The payment of $25.75 for Trees did not go through. Nothing was charged.');
  expect(told?.text).toMatch(new RegExp(`Donate again: \\S+donatePageId=${pageId}\\b`));
  expect(told?.text).not.toContain('Ada');
  expect(await sumFunds(services.db, siteId)).toEqual([]);
  // The same is told again, as after a crash.
  const at = new Date(services.now());
  const event = { siteId, subject: gift.orderId, params: { paymentId: gift.paymentId }, at };
  await services.db.transaction().execute((trx) => recordEvents(trx, orderPaymentFailed, [event]));
  expect(await mails()).toEqual([]);

  await give({ amount: '2500' });
  const other = await underWay();
  await removeDonatePage(services, siteId, pageId);
  await other.failLater();
  const [left] = await mails();
  expect(left?.subject).toBe(`Payment of your donation to ${site} failed`);
  expect(left?.text).not.toContain('Donate again');
});

it('tells those who look after donations that one is disputed, and counts what is lost for no fund [ORD-82, ORD-126]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  await signInContributor(shop.test.app, services, shop.site, 'Anna');
  await connectStripe(services, siteId, STAND_IN_LIVE_KEY);
  await give({ amount: '2500' });
  const kept = await underWay();
  stripe.pay(kept.sessionId, 'pay');
  await kept.follow();
  await give({ amount: '10000' });
  const gift = await underWay();
  stripe.pay(gift.sessionId, 'pay');
  await gift.follow();
  await mails();
  const total = async () => (await sumFunds(services.db, siteId)).map(({ amount }) => amount);
  expect(await total()).toEqual([12_500]);
  stripe.ledger.dispute(gift.sessionId, 'needs_response', 1_800_000_000);
  await gift.follow();
  const [told, ...more] = await mails();
  expect(more).toEqual([]);
  expect(told?.subject).toBe('Payment of donation D00002 is disputed');
  expect(told?.text).toContain('A bank asks $100.00 of donation D00002 back.');
  expect(told?.text).toContain(`/config/commerce/donations/${gift.orderId}`);
  // The bank may think again.
  expect(await total()).toEqual([12_500]);
  stripe.ledger.dispute(gift.sessionId, 'lost', 0);
  await gift.follow();
  expect(await total()).toEqual([2_500]);
});

it('stands in the account of its donor, each with its page, once their address is confirmed, and in nobody else’s [ORD-144, MEMB-06]', async () => {
  await give({ amount: '2500' });
  await pay();
  const { by } = await firstDonation();
  const other = await shop.join('ben@example.com');
  expect(await page('/account', other)).not.toContain('/account/donations');
  expect(await page('/account/donations', other)).toContain('You have not donated anything yet.');
  const member = await shop.join('ada@example.com');
  expect(await page('/account', member)).toContain('href="/account/donations"');
  expect(await page('/account', member)).not.toContain('href="/account/orders"');
  const list = await page('/account/donations', member);
  expect(list).toMatch(/Donation D00001 · [A-Z][a-z]{2} \d+, \d{4} · \$25\.00 · Trees · Received/);
  const [, link = ''] = /href="(\/orders\/view\/[^"]+)"/.exec(list) ?? [];
  expect(await page(link, member)).toContain('You want to give $25.00 to Trees.');
  await markPaid(shop.test.services, { ...by, amount: 2500, day: '2026-11-26', reference: '' });
  expect(await page('/account/donations', member)).toContain('Trees · Confirmed');
  await shop.test.services.db
    .updateTable('members')
    .set({ verified_at: null })
    .where('site_id', '=', shop.site.siteId)
    .execute();
  expect(await page('/account/donations', member)).toContain('You have not donated anything yet.');
});

it('is listed with its totals, exported and refunded apart from orders, whose numbers it leaves alone [ORD-126, ORD-80, ORD-96, ORD-101]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  await give({ amount: '2500' });
  await pay();
  const first = await firstDonation();
  await markPaid(services, { ...first.by, amount: 2500, day: '2026-11-26', reference: '' });
  await mails();
  expect(await listed()).toMatchObject({
    total: 1,
    donations: [{ number: 'D00001', fund: 'Trees', name: 'Ada Lovelace', total: 2500, payment: 'paid' }],
  });
  expect((await selectOrders(services.db, siteId, { page: 1, pageSize: 50 })).total).toBe(0);
  // Nobody sends it.
  expect(await firstDonation()).toMatchObject({ state: 'fulfilled', lines: [{ fulfilled: 1 }] });
  expect(await loadOrderPage(services.db, siteId, first.id)).toBeNull();
  const { version } = await firstDonation();
  const refund = {
    ...first.by,
    version,
    amount: 1000,
    lines: [],
    hasDelivery: false,
    reason: '',
    isRestocked: false,
    isMailed: true,
  };
  await expect(refundOrder(services, { ...refund, of: 'orders' })).rejects.toMatchObject({
    code: 'not-found',
  });
  await refundOrder(services, refund);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Refund of your donation D00001']);
  expect(await sumFunds(services.db, siteId)).toEqual([
    { fund: 'Trees', currency: 'USD', count: 1, amount: 1500 },
  ]);
  let csv = '';
  for await (const part of donationsCsv(services.db, siteId, {})) csv += part;
  expect(csv).toContain('D00001');
  expect(csv).toMatch(/once,Trees,Ada Lovelace,no,ada@example\.com,,,,USD,25\.00,25\.00,10\.00/);
  const narrowed = (filter: object) =>
    selectDonations(services.db, siteId, { page: 1, pageSize: 50, ...filter }).then(({ total }) => total);
  expect([
    await narrowed({ search: 'ADA' }),
    await narrowed({ search: 'd0000' }),
    await narrowed({ search: 'eve' }),
    await narrowed({ fund: 'Trees' }),
    await narrowed({ fund: 'Seas' }),
  ]).toEqual([1, 1, 0, 1, 0]);
});

it('is given weekly, monthly, every 3 months or yearly where the owner allows it, and managed by the link of each receipt [ORD-128]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  expect(await page(at())).not.toContain('How often');
  const frequencies = ['week', 'quarter'] as const;
  const [fund] = (await listFunds(services.db, siteId)).funds;
  await changeFund(services, siteId, fundId, {
    version: fund?.version ?? 0,
    fields: { ...TREES, frequencies: [...frequencies] },
  });
  const asked = await page(at());
  for (const text of ['How often', 'Once', 'Weekly', 'Every 3 months']) expect(asked).toContain(text);
  expect(asked).not.toContain('Monthly');
  // What is not allowed is given once.
  expect(await give({ amount: '2500', frequency: 'year' })).toMatchObject({ to: '/checkout/payment' });
  expect(await give({ amount: '2500', frequency: 'quarter', fee: 'yes' })).toMatchObject({
    status: 303,
    to: '/checkout/payment',
  });
  const { shown, to } = await pay();
  expect(shown).toContain('every 3 months');
  for (const absent of ['name="terms"', 'name="billing-line1"']) expect(shown).not.toContain(absent);
  expect(to).toMatch(/^\/checkout\/order\//);
  expect(await page(String(to))).toContain('$25.75 every 3 months');
  const given = await services.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  expect(given).toMatchObject({
    kind: 'donation',
    state: 'active',
    title: 'Trees',
    fund_id: fundId,
    donate_page_id: pageId,
    period_value: 3,
    period_unit: 'month',
    cycles: 0,
    cycle: 1,
    email: 'ada@example.com',
  });
  expect(given.price.lines.map(({ unitPrice }) => unitPrice)).toEqual([2500, 75]);
  expect((await listed()).donations).toMatchObject([{ number: 'D00001', frequency: 'quarter', total: 2575 }]);
  let csv = '';
  for await (const part of donationsCsv(services.db, siteId, {})) csv += part;
  expect(csv).toContain('quarter');
  const [receipt] = (await mails()).filter((mail) => mail.to === 'ada@example.com');
  expect(receipt?.text).toContain('Change or end what you give');
  expect(receipt?.text).toMatch(/\/checkout\/subscription\/[\w-]{43}/);
});

it('is given once alone while the site has no subscriptions, and nothing is begun that is not charged [CONT-228, ORD-128]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const [fund] = (await listFunds(services.db, siteId)).funds;
  const frequencies = ['month'] as const;
  await changeFund(services, siteId, fundId, {
    version: fund?.version ?? 0,
    fields: { ...TREES, frequencies: [...frequencies] },
  });
  expect(await page(at())).toContain('Monthly');
  await give({ amount: '2500', frequency: 'month' });
  await setFeatures(services.db, siteId, { on: [], off: ['subscriptions'] });
  // What was begun before is not gone on with.
  const closed = await ada.visit('/checkout/payment');
  expect(closed.statusCode).toBe(409);
  expect(closed.body).toContain(`href="${at()}"`);
  expect(await page(at())).not.toContain('Monthly');
  await give({ amount: '2500', frequency: 'month' });
  const { shown, to } = await pay();
  expect(shown).not.toContain('every month');
  expect(to).toMatch(/^\/checkout\/order\//);
  expect(
    await services.db.selectFrom('subscriptions').select('id').where('site_id', '=', siteId).execute(),
  ).toEqual([]);
  await setFeatures(services.db, siteId, { on: ['subscriptions'], off: [] });
  expect(await page(at())).toContain('Monthly');
});
