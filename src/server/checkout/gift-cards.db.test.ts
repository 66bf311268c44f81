import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { expireGiftCards } from '#server/gift-cards/expire-gift-cards.ts';
import { putCard, type PutCard } from '#server/gift-cards/testing/put-card.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { cancelOrder } from '#server/orders/cancel-order.ts';
import { loadOrderPage } from '#server/orders/load-order-page.ts';
import { markPaid } from '#server/orders/mark-paid.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import { ordersCsv } from '#server/orders/orders-csv.ts';
import { chasePayments } from '#server/orders/paying/chase-payments.ts';
import { followPayment } from '#server/orders/paying/follow-payment.ts';
import { registerPaymentMessages } from '#server/orders/paying/messages-plugin.ts';
import { refundOrder } from '#server/orders/refund-order.ts';
import { SampleCarts } from '#server/orders/testing/sample-carts.ts';
import { tidyOrders } from '#server/orders/tidy-orders.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { connectStripe } from '#server/payments/stripe/connect-stripe.ts';
import { STAND_IN_LIVE_KEY, StripeStandIn } from '#server/payments/stripe/testing/stripe-stand-in.ts';
import { registerCheckout } from './plugin.ts';

const DAY_MS = 86_400_000;
const ADDRESS = {
  'billing-name': 'Ada Lovelace',
  'billing-line1': '7 Quarry Lane',
  'billing-city': 'Zürich',
  'billing-postalCode': '8001',
  'billing-country': 'CH',
};
const accountId = createId<'account'>();

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
    { title: 'Lesson', prices: [4000], type: 'service', stock: [9] },
  ]);
  [lesson] = built as [BuiltProduct];
  ada = shop.openBrowser();
  [stripe.calls.length, stripe.troubles.length] = [0, 0];
  stripe.ledger.intents.clear();
});

const plain = (html: string) => html.replaceAll('\u{a0}', ' ').replaceAll(/[\u2066\u2069]/g, '');
const card = (balance: number, fields: Parameters<typeof putCard>[3] = {}): Promise<PutCard> =>
  putCard(shop.test.services, shop.site.siteId, balance, fields);
const balanceOf = async ({ id }: PutCard) =>
  (
    await shop.test.services.db
      .selectFrom('gift_cards')
      .select('balance')
      .where('site_id', '=', shop.site.siteId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).balance;
const entriesOf = async ({ id }: PutCard) =>
  (
    await shop.test.services.db
      .selectFrom('gift_card_entries')
      .select(['kind', 'amount'])
      .where('site_id', '=', shop.site.siteId)
      .where('card_id', '=', id)
      .orderBy('at')
      .orderBy('amount', 'desc')
      .execute()
  ).map(({ kind, amount }) => `${kind} ${amount}`);
const orders = () =>
  shop.test.services.db
    .selectFrom('orders')
    .select(['id', 'state', 'payment_word as payment', 'total', 'paid', 'refunded', 'gift_paid as giftPaid'])
    .where('site_id', '=', shop.site.siteId)
    .orderBy('id')
    .execute();

async function hidden(browser: TestBrowser, step: string) {
  const { body } = await browser.visit(`/checkout/${step}`);
  return Object.fromEntries(
    [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
}

async function send(step: string, fields: Readonly<Record<string, string>> = {}, browser = ada) {
  const answer = await browser.post(`/checkout/${step}`, { ...(await hidden(browser, step)), ...fields });
  const { statusCode: status, headers, body, cookies } = answer;
  return { status, to: String(headers['location']), body: plain(body), cookies };
}

async function toPayment(browser = ada, pieces = '1'): Promise<void> {
  await browser.post('/cart/lines', { product: lesson.productId, pieces });
  await send('contact', { email: 'ada@example.com' }, browser);
}

const enter = (code: string, browser = ada) => send('payment', { act: 'card', 'gift-card': code }, browser);
const shown = async (browser = ada) => plain((await browser.visit('/checkout/payment')).body);

/** An order as its owner acts on it. */
async function owned(orderId: OrderId) {
  const order = await loadOrderPage(shop.test.services.db, shop.site.siteId, orderId);
  if (order === null) throw new Error('There is no such order');
  return { ...order, by: { siteId: shop.site.siteId, orderId, accountId, version: order.version } };
}

async function onlyOrder() {
  const [order, ...others] = await orders();
  if (order === undefined || others.length > 0) throw new Error('There is one order');
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
  await shop.test.services.db.deleteFrom('outbox_mails').execute();
  return rows.map(({ to, subject, text }) => `${to}\n${subject}\n${plain(text)}`);
}

describe('cards at the payment step', () => {
  it('pay whole orders without any provider, however their code is typed, and say what remains [ORD-46, ORD-119, ORD-123, COMM-56]', async () => {
    const gift = await card(5000);
    await toPayment();
    const entered = await enter(` ${gift.code.toLowerCase().replaceAll('-', ' ')} `);
    expect([entered.status, entered.to]).toEqual([303, '/checkout/payment']);
    // It changes the cart, which lasts for another 30 days (ORD-04).
    expect(entered.cookies).toContainEqual(
      expect.objectContaining({ name: 'cart', value: ada.cookies.get('cart'), maxAge: 2_592_000 }),
    );
    const page = await shown();
    for (const text of [
      `Gift card ···· ${gift.last4}`,
      '$40.00 is used for this order.',
      '$10.00 remains on it.',
      '-$40.00',
      'To pay',
      '$0.00',
      'Place order',
    ]) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain(gift.code.slice(0, 9));
    const placed = await send('payment', ADDRESS);
    expect(placed.to).toMatch(/^\/checkout\/order\//);
    expect(await onlyOrder()).toMatchObject({
      state: 'pending',
      payment: 'paid',
      total: 4000,
      paid: 4000,
      giftPaid: 4000,
    });
    expect([await balanceOf(gift), await entriesOf(gift)]).toEqual([1000, ['issued 5000', 'redeemed -4000']]);
    const order = plain((await ada.visit(placed.to)).body);
    expect(order).toContain('Order confirmed');
    expect(order).toContain(`Gift card ···· ${gift.last4}`);
  });

  it('are used from the one that ends first, then the smallest, up to five, and the seller is paid the rest [ORD-123, ORD-70]', async () => {
    const now = shop.test.services.now();
    const ending = await card(1000, { expires_at: new Date(now + 30 * DAY_MS) });
    const small = await card(500);
    const large = await card(9000);
    await toPayment(ada, '2');
    for (const { code } of [large, small, ending]) await enter(code);
    const page = await shown();
    expect(page).toContain('$10.00 is used for this order.');
    expect(page).toContain('$5.00 is used for this order.');
    expect(page).toContain('$65.00 is used for this order.');
    await send('payment', { act: `remove-card ${large.id}` });
    expect(await shown()).not.toContain(large.last4);
    const placed = await send('payment', ADDRESS);
    expect(await onlyOrder()).toMatchObject({
      state: 'received',
      payment: 'balanceDue',
      total: 8000,
      paid: 1500,
    });
    expect([await balanceOf(ending), await balanceOf(small), await balanceOf(large)]).toEqual([0, 0, 9000]);
    expect(plain((await ada.visit(placed.to)).body)).toContain('-$10.00');
    const { id } = await onlyOrder();
    const { by, due, methods, timeline } = await owned(id);
    expect(due).toBe(6500);
    expect(methods).toEqual([
      { brand: 'gift-card', last4: ending.last4, amount: 1000 },
      { brand: 'gift-card', last4: small.last4, amount: 500 },
    ]);
    expect(timeline.filter(({ kind }) => kind === 'paidByCard').map(({ amount }) => amount)).toEqual(
      expect.arrayContaining([1000, 500]),
    );
    await markPaid(shop.test.services, { ...by, amount: 6500, day: '2026-11-26', reference: '' });
    expect(await onlyOrder()).toMatchObject({ state: 'pending', payment: 'paid', paid: 8000 });
    let csv = '';
    for await (const part of ordersCsv(shop.test.services.db, shop.site.siteId, {}, 'UTC')) csv += part;
    expect(csv).toContain('80.00,80.00,0.00,15.00');
  });

  it('take five at most, none twice, and none of another currency, that ended, is empty or is a test [ORD-121, ORD-123, ORD-107]', async () => {
    const now = shop.test.services.now();
    await toPayment();
    const problems: string[] = [];
    for (const fields of [
      { currency: 'EUR' as const },
      { expires_at: new Date(now - 1) },
      { ended_at: new Date(now) },
      { is_test: true },
    ]) {
      const { code } = await card(1000, fields);
      const { status, body } = await enter(code);
      expect(status).toBe(400);
      problems.push(/<p id="checkout-gift-card-problem"[^>]*>([^<]*)/.exec(body)?.[1] ?? '');
    }
    problems.push(
      /<p id="checkout-gift-card-problem"[^>]*>([^<]*)/.exec((await enter((await card(0)).code)).body)?.[1] ??
        '',
    );
    expect(problems).toEqual([
      'This gift card is in EUR and cannot be used here.',
      'This gift card has expired.',
      'This gift card is no longer valid.',
      'This gift card pays for test orders only.',
      'This gift card has been used up.',
    ]);
    for (let count = 0; count < 5; count += 1) await enter((await card(10)).code);
    expect(await shown()).not.toContain('Gift card code');
    expect((await enter((await card(10)).code)).body).toContain('An order takes at most 5 gift cards.');
  });

  it('limit wrong codes, of discounts and cards together, and keep no mistyped one [ORD-56, ORD-120]', async () => {
    await card(1000);
    await toPayment();
    const wrong = 'AAAA-BBBB-CCCC-DDDD';
    expect((await enter(wrong)).body).toContain('This code does not exist.');
    await ada.post('/cart/codes', { code: wrong.replaceAll('-', '') });
    const { codes } = await shop.test.services.db
      .selectFrom('carts')
      .select('codes')
      .where('site_id', '=', shop.site.siteId)
      .executeTakeFirstOrThrow();
    expect(codes).toEqual([]);
    for (let count = 0; count < 18; count += 1) await enter(wrong);
    const right = await card(1000);
    expect((await enter(right.code)).status).toBe(303);
    await send('payment', { act: `remove-card ${right.id}` });
    expect((await enter(wrong)).status).toBe(429);
    const slowed = await enter(right.code);
    expect([slowed.status, slowed.body.includes('Too many attempts. Please try again later.')]).toEqual([
      429,
      true,
    ]);
    shop.test.clock.advance(10 * 60_000 + 1);
    expect((await enter(right.code)).status).toBe(303);
  });

  it('are taken from the field of the cart, too, and never passed over where another button is pressed [ORD-123]', async () => {
    const first = await card(1000);
    const second = await card(500);
    await ada.post('/cart/lines', { product: lesson.productId, pieces: '1' });
    await ada.post('/cart/codes', { code: first.code });
    const cart = plain((await ada.visit('/cart')).body);
    expect(cart).toContain('This gift card has $10.00 left.');
    expect(cart).not.toContain(first.code);
    await send('contact', { email: 'ada@example.com' });
    // Enter in the field presses the button that orders.
    const pressed = await send('payment', { ...ADDRESS, 'gift-card': second.code });
    expect([pressed.status, pressed.to]).toEqual([303, '/checkout/payment']);
    expect(await orders()).toEqual([]);
    expect(await shown()).toContain('$25.00');
    await ada.post('/cart/codes', { card: first.id });
    expect(plain((await ada.visit('/cart')).body)).not.toContain(first.last4);
  });

  it('tells the second of two who pay with one card at once what is left, and takes nothing of them [ORD-124]', async () => {
    const gift = await card(5000);
    const ben = shop.openBrowser();
    const forms = new Map<TestBrowser, Readonly<Record<string, string>>>();
    for (const buyer of [ada, ben]) {
      await toPayment(buyer);
      await enter(gift.code, buyer);
      forms.set(buyer, { ...(await hidden(buyer, 'payment')), ...ADDRESS });
    }
    const answers = await Promise.all(
      [ada, ben].map((buyer) => buyer.post('/checkout/payment', forms.get(buyer) ?? {})),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(plain(refused?.body ?? '')).toContain('This gift card has $10.00 left.');
    expect([(await orders()).length, await balanceOf(gift)]).toEqual([1, 1000]);
  });
});

it('of 50 who pay at once with the same cards as many get in as these pay for, to the minor unit [ORD-121, ORD-124]', async () => {
  const { services } = shop.test;
  const { db } = services;
  const { siteId } = shop.site;
  await db.updateTable('variant_stock').set({ quantity: 50 }).where('site_id', '=', siteId).execute();
  const cards = [await card(13_000), await card(11_000), await card(4_500)];
  await toPayment();
  for (const { code } of cards) await enter(code);
  const { id, version } = await db
    .selectFrom('carts')
    .select(['id', 'version'])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 50 }, () => createId<'cart'>());
  await sql`insert into carts select (jsonb_populate_record(cart,
      jsonb_build_object('id', copy, 'token_hash', '\\x' || encode(sha256(copy::bytea), 'hex')))).*
    from carts cart, unnest(${copies}::text[]) as copy where cart.site_id = ${siteId} and cart.id = ${id}`.execute(
    db,
  );
  await sql`insert into cart_lines select (jsonb_populate_record(line, jsonb_build_object('cart_id', copy))).*
    from cart_lines line, unnest(${copies}::text[]) as copy
    where line.site_id = ${siteId} and line.cart_id = ${id}`.execute(db);
  // In whatever order they were entered.
  await sql`update carts set gift_card_ids = array(select unnest(gift_card_ids) order by 1 desc)
    where site_id = ${siteId} and id > ${copies[25]}`.execute(db);
  const request = new SampleCarts(siteId);
  const placed = await Promise.all(
    copies.map((cartId) =>
      placeOrder(
        services,
        request.request(cartId, { cartVersion: version, expectedTotal: 4000, expectedDue: 0 }),
      ),
    ),
  );
  const kinds = placed.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'placed')).toHaveLength(7);
  expect(kinds.filter((kind) => kind === 'cards-short')).toHaveLength(43);
  const left = await Promise.all(cards.map(balanceOf));
  expect(left.reduce((sum, balance) => sum + balance, 0)).toBe(500);
  for (const [index, each] of cards.entries()) {
    const moved = (await entriesOf(each)).map((entry) => Number(entry.split(' ')[1]));
    expect(moved.reduce((sum, amount) => sum + amount, 0)).toBe(left[index]);
  }
  expect((await orders()).every(({ payment, giftPaid }) => payment === 'paid' && giftPaid === 4000)).toBe(
    true,
  );
});

describe('what cards paid', () => {
  it('is reserved while a provider is asked for the rest, given back when it is not paid, and taken again when its money comes late [ORD-124, ORD-87, ORD-162]', async () => {
    await connectStripe(shop.test.services, shop.site.siteId, STAND_IN_LIVE_KEY);
    const gift = await card(3000);
    await toPayment();
    await enter(gift.code);
    expect(await shown()).toContain('$10.00');
    const begin = async () => {
      const { to } = await send('payment', { ...ADDRESS, provider: 'stripe' });
      expect([await balanceOf(gift), (await orders()).at(-1)?.state]).toEqual([0, 'awaitingPayment']);
      shop.test.clock.advance(31 * 60_000);
      await chasePayments(shop.test.services);
      expect([await balanceOf(gift), (await orders()).at(-1)]).toMatchObject([
        3000,
        { state: 'expired', paid: 0 },
      ]);
      // Its buyer was at the provider all the time.
      stripe.pay(to.split('/').at(-1) ?? '', 'pay');
      shop.test.clock.advance(3 * 60_000);
    };
    await begin();
    const [first] = await orders();
    const follow = async (orderId: OrderId | undefined) => {
      const payment = await shop.test.services.db
        .selectFrom('payments')
        .select('id')
        .where('site_id', '=', shop.site.siteId)
        .where('order_id', '=', String(orderId) as OrderId)
        .where('provider', '=', 'stripe')
        .executeTakeFirstOrThrow();
      await followPayment(shop.test.services, shop.site.siteId, payment.id);
    };
    // Somebody spends what was on the card before the money comes: it goes back, and nothing else.
    const other = shop.openBrowser();
    await other.post('/cart/lines', { product: lesson.productId, pieces: '1' });
    await send('contact', { email: 'ben@example.com' }, other);
    await enter(gift.code, other);
    await send('payment', { ...ADDRESS, provider: 'manual' }, other);
    await follow(first?.id);
    expect((await orders())[0]).toMatchObject({
      state: 'canceled',
      payment: 'refunded',
      paid: 1000,
      refunded: 1000,
      giftPaid: 0,
    });
    expect(await balanceOf(gift)).toBe(0);
    const second = (await orders())[1];
    if (second === undefined) throw new Error('somebody has ordered');
    await cancelOrder(shop.test.services, {
      ...(await owned(second.id)).by,
      isRefunded: true,
      isRestocked: true,
      isMailed: false,
    });
    await toPayment();
    await enter(gift.code);
    await begin();
    await follow((await orders())[2]?.id);
    expect((await orders())[2]).toMatchObject({ state: 'pending', payment: 'paid', paid: 4000 });
    expect(await balanceOf(gift)).toBe(0);
  });

  it('goes back to the same card after the money of the provider, also where it has expired [ORD-80, ORD-125]', async () => {
    await connectStripe(shop.test.services, shop.site.siteId, STAND_IN_LIVE_KEY);
    const gift = await card(3000, { expires_at: new Date(shop.test.services.now() + DAY_MS) });
    await toPayment();
    await enter(gift.code);
    const { to } = await send('payment', { ...ADDRESS, provider: 'stripe' });
    stripe.pay(to.split('/').at(-1) ?? '', 'pay');
    shop.test.clock.advance(3 * 60_000);
    await chasePayments(shop.test.services);
    const { id } = await onlyOrder();
    expect(await onlyOrder()).toMatchObject({ state: 'pending', payment: 'paid', paid: 4000 });
    await mails();
    shop.test.clock.advance(2 * DAY_MS);
    const { by, refundable } = await owned(id);
    expect(refundable).toBe(4000);
    const part = { lines: [], hasDelivery: false, reason: '', isRestocked: false, isMailed: true };
    await refundOrder(shop.test.services, { ...by, ...part, amount: 1500 });
    expect([await balanceOf(gift), (await onlyOrder()).refunded]).toEqual([500, 1500]);
    const told = await mails();
    expect(told.filter((mail) => mail.startsWith('ada@'))).toHaveLength(2);
    expect(told.join()).toContain(`has put $5.00 of your order back on your gift card ···· ${gift.last4}.`);
    const again = (await owned(id)).by;
    await expect(refundOrder(shop.test.services, { ...again, ...part, amount: 2501 })).rejects.toMatchObject({
      code: 'refund-too-much',
    });
    await refundOrder(shop.test.services, { ...again, ...part, amount: 2500 });
    expect([await balanceOf(gift), (await onlyOrder()).payment]).toEqual([3000, 'refunded']);
    // It can be used again.
    const ben = shop.openBrowser();
    await toPayment(ben);
    expect((await enter(gift.code, ben)).status).toBe(303);
  });

  it('comes back when an order is canceled that was not paid in time [ORD-70, ORD-124]', async () => {
    const gift = await card(3000);
    await toPayment();
    await enter(gift.code);
    await send('payment', ADDRESS);
    expect([await balanceOf(gift), (await onlyOrder()).state]).toEqual([0, 'received']);
    shop.test.clock.advance(40 * DAY_MS);
    await tidyOrders(shop.test.services);
    expect([await balanceOf(gift), (await onlyOrder()).state]).toEqual([3000, 'canceled']);
  });

  it('comes back when its owner cancels the order, and stays where they keep the money [ORD-102, ORD-125]', async () => {
    for (const isRefunded of [true, false]) {
      const gift = await card(4000);
      const buyer = shop.openBrowser();
      await toPayment(buyer);
      await enter(gift.code, buyer);
      await send('payment', ADDRESS, buyer);
      const order = (await orders()).at(-1);
      if (order === undefined) throw new Error('nothing was ordered');
      const { by } = await owned(order.id);
      await cancelOrder(shop.test.services, { ...by, isRefunded, isRestocked: true, isMailed: false });
      expect(await balanceOf(gift)).toBe(isRefunded ? 4000 : 0);
    }
  });

  it('is in the mails to the buyer and the seller [ORD-123]', async () => {
    const gift = await card(5000);
    await toPayment();
    await enter(gift.code);
    await send('payment', ADDRESS);
    const told = await mails();
    const confirmed = told.find((mail) => mail.startsWith('ada@'));
    expect(confirmed).toContain(`Paid with gift card ···· ${gift.last4}`);
    expect(told.join()).not.toContain(gift.code);
  });
});

it('is not offered where the shop never had a card [ORD-123]', async () => {
  await toPayment();
  expect(await shown()).not.toContain('Gift card');
});

it('says what is left on a card to whoever has its code, and slows who guesses [ORD-56, ORD-121]', async () => {
  const path = '/checkout/gift-card-balance';
  const now = shop.test.services.now();
  const ask = async (code: string) => {
    const answer = await ada.post(path, { 'gift-card': code });
    return { status: answer.statusCode, body: plain(answer.body) };
  };
  expect((await ada.visit(path)).body).toContain('Enter the code of a gift card');
  const gift = await card(1234, { expires_at: new Date(now + 40 * DAY_MS) });
  const { body } = await ask(gift.code);
  expect(body).toContain(`$12.34 is left on the gift card ···· ${gift.last4}.`);
  expect(body).toMatch(/It can be used until [A-Z][a-z]+ \d+, \d{4}\./);
  expect(body).not.toContain(gift.code);
  expect((await ask((await card(5)).code)).body).toContain('It does not expire.');
  expect((await ask((await card(5, { expires_at: new Date(now) })).code)).body).toContain(
    'This gift card has expired.',
  );
  expect((await ask('')).body).toContain('Please enter the code of a gift card.');
  // A card of another site is none here.
  const wrong = await ask('AAAA-AAAA-AAAA-AAAA');
  expect([wrong.status, wrong.body.includes('This code does not exist.')]).toEqual([400, true]);
  for (let count = 0; count < 19; count += 1) await ask('AAAA-AAAA-AAAA-AAAB');
  expect((await ask(gift.code)).status).toBe(200);
  expect((await ask('AAAA')).status).toBe(429);
  const slowed = await ada.post(path, { 'gift-card': gift.code });
  expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '600']);
});

it('stands in the account of whom it was mailed to, with what is left and without its code, and in nobody else’s [ORD-144, ORD-120]', async () => {
  const now = new Date(shop.test.services.now());
  const mailed = { recipient_email: 'Eva@example.com', sender: 'Ada', delivered_at: now };
  const gift = await card(1234, { ...mailed, expires_at: new Date(now.getTime() + 40 * DAY_MS) });
  const hidden = [
    await card(1, { ...mailed, delivered_at: null }),
    await card(2, { ...mailed, is_test: true }),
    await card(3, { ...mailed, recipient_email: 'ben@example.com' }),
    await card(4, { ...mailed, replaced_by: gift.id, ended_at: now }),
  ];
  const eva = await shop.join('eva@example.com');
  expect((await eva.visit('/account')).body).toContain('href="/account/gift-cards"');
  const list = plain((await eva.visit('/account/gift-cards')).body);
  expect(list).toMatch(/From Ada\. \$12\.34 is left on the gift card/);
  expect(list).toMatch(/It can be used until [A-Z][a-z]+ \d+, \d{4}\./);
  expect(list).toContain(gift.last4);
  expect(list).not.toContain(gift.code);
  for (const { last4 } of hidden) expect(list).not.toContain(`···· ${last4}`);
  const cleo = await shop.join('cleo@example.com');
  expect((await cleo.visit('/account')).body).not.toContain('/account/gift-cards');
  expect((await cleo.visit('/account/gift-cards')).body).toContain('Nobody has given you a gift card yet.');
  await shop.test.services.db
    .updateTable('members')
    .set({ verified_at: null })
    .where('site_id', '=', shop.site.siteId)
    .execute();
  expect((await eva.visit('/account/gift-cards')).body).toContain('Nobody has given you a gift card yet.');
});

it('ends cards whose time is over with an entry of what was left [ORD-121]', async () => {
  const now = shop.test.services.now();
  const over = await card(700, { expires_at: new Date(now + DAY_MS) });
  const kept = await card(900, { expires_at: new Date(now + 3 * DAY_MS) });
  shop.test.clock.advance(2 * DAY_MS);
  await expireGiftCards(shop.test.services);
  expect(await expireGiftCards(shop.test.services)).toBe(0);
  expect(await entriesOf(over)).toEqual(['issued 700', 'expired -700']);
  expect([await balanceOf(over), await balanceOf(kept)]).toEqual([0, 900]);
});
