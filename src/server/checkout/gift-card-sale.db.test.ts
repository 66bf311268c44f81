import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import { cartData } from '#server/carts/personal-data.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { cartRoutes } from '#server/carts/routes.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';
import { change } from '#server/documents/testing/build-site.ts';
import { addGiftCardEntry } from '#server/gift-cards/add-gift-card-entry.ts';
import { giftCardData } from '#server/gift-cards/personal-data.ts';
import { deliverGiftCards } from '#server/gift-card-orders/deliver-gift-cards.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { loadOrderPage } from '#server/orders/load-order-page.ts';
import { applyPaymentState } from '#server/orders/apply-payment-state.ts';
import { holdOrder } from '#server/orders/hold-order.ts';
import type { PaymentState } from '#server/payments/payment-provider.ts';
import { cancelOrder } from '#server/orders/cancel-order.ts';
import { orderData } from '#server/orders/personal-data.ts';
import { markPaid } from '#server/orders/mark-paid.ts';
import { refundOrder } from '#server/orders/refund-order.ts';
import { tidyOrders } from '#server/orders/tidy-orders.ts';
import { openStore } from '#server/store/open-store.ts';
import { registerCheckout } from './plugin.ts';

const accountId = createId<'account'>();
const GIFT = {
  giftName: 'Ada Lovelace',
  giftEmail: 'ada@example.com',
  giftSender: 'Mary',
  giftMessage: 'Happy birthday',
  giftDay: '',
};
const BILLING = {
  'billing-name': 'Mary Somerville',
  'billing-line1': '1 High Street',
  'billing-city': 'Springfield',
  'billing-region': 'CA',
  'billing-postalCode': '90210',
  'billing-country': 'US',
};

let shop: MemberSite;
let mary: TestBrowser;
let voucher: BuiltProduct;
let cup: BuiltProduct;
let lone: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({ routes: cartRoutes, plugins: [registerCarts, registerCheckout] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const { services } = shop.test;
  const { siteId } = shop.site;
  [voucher, cup, lone] = (await buildShop(services, siteId, [
    { title: 'Voucher', prices: [2500, 5000], type: 'gift-card' },
    { title: 'Cup', prices: [900] },
    { title: 'Lone', prices: [700], type: 'gift-card' },
  ])) as [BuiltProduct, BuiltProduct, BuiltProduct];
  const opening = { siteId, accountId, at: new Date(services.now()) };
  const storeId = await services.db.transaction().execute((trx) => openStore(trx, opening));
  await change(services, siteId, storeId, [
    { op: 'set', id: 'settings', field: 'giftCardYears', value: 3 },
    { op: 'set', id: 'settings', field: 'mailSenderName', value: 'Quarry Lane' },
    { op: 'set', id: 'settings', field: 'mailReplyTo', value: 'shop@example.com' },
  ]);
  mary = shop.openBrowser();
});

const plain = (html: string) => html.replaceAll('\u{a0}', ' ');
const page = async (path: string, browser = mary) => plain((await browser.visit(path)).body);
const at = ({ productId = voucher.productId, websiteId = shop.site.siteId, sku = '' } = {}) =>
  `/checkout/giftcard?websiteId=${websiteId}&giftCardProductId=${productId}${sku === '' ? '' : `&sku=${sku}`}`;

async function enter(fields: Readonly<Record<string, string>> = {}) {
  const answer = await mary.post(at(), { ...GIFT, value: String(voucher.variantIds[1]), ...fields });
  return { status: answer.statusCode, to: String(answer.headers['location']), body: plain(answer.body) };
}

/** From the contact to the page of the order. */
async function pay(): Promise<string> {
  await mary.post('/checkout/contact', { email: 'mary@example.com', phone: '' });
  const shown = await page('/checkout/payment');
  const hidden = [...shown.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  const answer = await mary.post('/checkout/payment', { ...fields, ...BILLING });
  expect(answer.statusCode).toBe(303);
  return String(answer.headers['location']);
}

async function firstOrder() {
  const { db } = shop.test.services;
  const { siteId } = shop.site;
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  const found = await loadOrderPage(db, siteId, id);
  if (found === null) throw new Error('there is no such order');
  return { ...found, by: { siteId, orderId: id, accountId, version: found.version } };
}

async function markAllPaid(meanwhile = async () => {}): Promise<void> {
  const { by, total } = await firstOrder();
  await markPaid(shop.test.services, { ...by, amount: total, day: '2026-11-26', reference: '' });
  await meanwhile();
  await shop.test.consumeEvents();
}

const cards = () =>
  shop.test.services.db
    .selectFrom('gift_cards')
    .selectAll()
    .where('site_id', '=', shop.site.siteId)
    .orderBy('piece')
    .execute();

async function mailsTo(to: string) {
  await shop.test.consumeEvents();
  const rows = await shop.test.services.db
    .selectFrom('outbox_mails')
    .select(['subject', 'text_body as text'])
    .where('site_id', '=', shop.site.siteId)
    .where('recipient', '=', to)
    .orderBy('id')
    .execute();
  return rows.map((mail) => ({ subject: plain(mail.subject), text: plain(mail.text) }));
}

/** The moment, in the zone of the site, which is UTC. */
const setClock = (iso: string) => {
  shop.test.clock.now = Date.parse(iso);
};

it('leads from the page of the product to its checkout, and never into the cart [COMM-05, COMM-54, NAV-52, ORD-01]', async () => {
  const shown = await page('/shop/voucher');
  expect(shown).toContain('Buy gift card');
  expect(shown).toMatch(/<form[^>]*method="get"[^>]*action="\/checkout\/giftcard"/);
  expect(shown).toContain(`name="websiteId" value="${shop.site.siteId}"`);
  expect(shown).toContain(`name="giftCardProductId" value="${voucher.productId}"`);
  const refused = await mary.post('/cart/lines', {
    product: voucher.productId,
    variant: String(voucher.variantIds[0]),
  });
  expect(refused.statusCode).toBe(400);
});

it('is there for published gift cards of the site alone: all else is gone as if it had never been [ORD-36, NAV-58]', async () => {
  expect((await mary.visit(at())).statusCode).toBe(200);
  const foreign = at({ websiteId: createId<'site'>() });
  for (const path of [
    foreign,
    at({ websiteId: '' as never }),
    at({ productId: createId<'document'>() }),
    at({ productId: cup.productId }),
    at({ productId: 'x' as never }),
    '/checkout/giftcard',
  ]) {
    const gone = await mary.visit(path);
    expect([path, gone.statusCode, gone.body.includes('This item is no longer available.')]).toEqual([
      path,
      404,
      true,
    ]);
  }
  // Who fills in one that is taken away is led to the same page by the script, which shows no page itself.
  const told = await mary.post(foreign, GIFT, 'application/vnd.portico.state+json');
  expect([told.statusCode, told.json()]).toEqual([200, { to: foreign }]);
});

it('chooses the value of the SKU, the only one, or none [ORD-37]', async () => {
  const chosen = async (path: string) =>
    /name="value" value="([0-9a-f]{24})"[^>]*checked|checked[^>]*name="value" value="([0-9a-f]{24})"/
      .exec(await page(path))
      ?.slice(1)
      .find(Boolean) ?? null;
  expect(await chosen(at())).toBeNull();
  expect(await chosen(at({ sku: 'VOUCHER-2' }))).toBe(voucher.variantIds[1]);
  expect(await chosen(at({ sku: 'voucher-1' }))).toBe(voucher.variantIds[0]);
  expect(await chosen(at({ sku: 'OTHER' }))).toBeNull();
  const shown = await page(at({ productId: lone.productId }));
  expect(shown).not.toContain('name="value"');
  expect(shown).toContain('$7.00');
});

it('asks for recipient, sender, message and day on one page, and keeps what was typed [ORD-37, ORD-25, ORD-122]', async () => {
  setClock('2026-11-26T12:00:00Z');
  const shown = await page(at());
  for (const text of ['Recipient’s name', 'Recipient’s email', 'Message', 'Delivery day']) {
    expect(shown).toContain(text);
  }
  expect(shown).toContain('min="2026-11-26"');
  expect(shown).toContain('max="2027-11-26"');
  const none = await enter({ value: '', giftName: 'Grace' });
  expect([none.status, none.body.includes('Please choose a value.')]).toEqual([400, true]);
  expect(none.body).toContain('value="Grace"');
  for (const [fields, text] of [
    [{ giftName: ' ' }, 'Recipient’s name'],
    [{ giftEmail: 'nobody' }, 'Email is not valid.'],
    [{ giftSender: '' }, 'as the recipient reads it'],
    [{ giftMessage: 'x'.repeat(501) }, 'Message'],
    [{ giftDay: '2027-11-27' }, 'Please choose a day from November 26, 2026 to November 26, 2027.'],
    [{ giftDay: '2026-11-25' }, 'Please choose a day'],
    [{ giftDay: '2027-02-30' }, 'Please choose a day'],
  ] as const) {
    const refused = await enter(fields);
    expect([fields, refused.status, refused.body.includes(text)]).toEqual([fields, 400, true]);
    // Not before it is right.
    expect(String((await mary.visit('/checkout')).headers['location'])).toContain('/checkout/giftcard?');
  }
  expect(await enter({ giftMessage: 'x'.repeat(500), giftDay: '2027-11-26' })).toMatchObject({
    status: 303,
    to: '/checkout',
  });
  expect(await page(at())).toContain('value="Ada Lovelace"');
});

it('leaves the cart of the shop as it is [ORD-01]', async () => {
  await mary.post('/cart/lines', { product: cup.productId, variant: String(cup.variantIds[0]) });
  await enter();
  const paid = await pay();
  expect(paid).toContain('/checkout/order/');
  expect((await mary.visit('/api/cart')).json()).toEqual({ count: 1 });
});

it('makes one card of each piece once it is paid, untaxed, and mails each with its whole code [COMM-56, ORD-119, ORD-120, ORD-122, ORD-163]', async () => {
  setClock('2026-11-26T12:00:00Z');
  await enter({ pieces: '2' });
  const path = await pay();
  expect(await page(path)).toMatch(/It is mailed to \S.* as soon as the order is paid\./);
  await shop.test.consumeEvents();
  expect(await cards()).toEqual([]);
  const { total, tax } = await firstOrder();
  expect([total, tax]).toEqual([10_000, 0]);
  await markAllPaid(async () => {
    // Until its cards are made a paid order waits for no payment.
    expect(await page(path)).toMatch(/It is being mailed to \S/);
  });
  const made = await cards();
  expect(
    made.map(({ balance, currency, piece, expires_at: ends }) => [
      balance,
      currency,
      piece,
      ends?.toISOString().slice(0, 10),
    ]),
  ).toEqual([
    [5000, 'USD', 1, '2029-11-26'],
    [5000, 'USD', 2, '2029-11-26'],
  ]);
  const mails = await mailsTo('ada@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Mary has sent you a gift card of $50.00',
    'Mary has sent you a gift card of $50.00',
  ]);
  const codes = mails.map(({ text }) => /[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){3}/.exec(text)?.[0] ?? '');
  expect(new Set(codes).size).toBe(2);
  expect(codes.map((code) => code.slice(-4)).toSorted()).toEqual(made.map(({ last4 }) => last4).toSorted());
  expect(mails[0]?.text).toContain('Happy birthday');
  expect(mails[0]?.text).toContain('The card can be used until November 26, 2029.');
  const shown = await page(path);
  for (const code of codes) {
    expect(shown).toContain(`Its code ends in ${code.slice(-4)}.`);
    expect(shown).not.toContain(code);
    for (const { text } of await mailsTo('mary@example.com')) expect(text).not.toContain(code);
  }
  // They fulfil themselves.
  expect((await firstOrder()).state).toBe('fulfilled');
  expect(await deliverGiftCards(shop.test.services)).toBe(0);
  expect(await mailsTo('ada@example.com')).toHaveLength(2);
});

it('mails a card in the name of the shop, which is answered to [ORD-143]', async () => {
  await enter();
  await pay();
  await markAllPaid();
  const mail = await shop.test.services.db
    .selectFrom('outbox_mails')
    .select(['sender_name', 'reply_to'])
    .where('site_id', '=', shop.site.siteId)
    .where('recipient', '=', 'ada@example.com')
    .execute();
  expect(mail).toEqual([{ sender_name: 'Quarry Lane', reply_to: 'shop@example.com' }]);
});

it('mails a card at 09:00 of its day in the zone of the site, once; until then its buyer changes for whom and when [ORD-122]', async () => {
  setClock('2026-11-26T12:00:00Z');
  await enter({ giftDay: '2026-12-24' });
  const path = await pay();
  await markAllPaid();
  setClock('2026-11-26T13:00:00Z');
  const shown = await page(path);
  expect(shown).toContain('It will be mailed to Ada Lovelace (ada@example.com) on December 24, 2026.');
  const link = /href="([^"]*\/gift\?card=[0-9a-f]{24})"/.exec(shown)?.[1] ?? '';
  expect(await page(link)).toContain('value="2026-12-24"');
  const wrong = await mary.post(link, { ...GIFT, giftEmail: 'x' });
  expect([wrong.statusCode, wrong.body.includes('Email is not valid.')]).toEqual([400, true]);
  const changed = await mary.post(link, { ...GIFT, giftEmail: 'grace@example.com', giftDay: '2026-12-23' });
  expect([changed.statusCode, changed.headers['location']]).toEqual([303, `${path}?gift=changed`]);
  expect(await page(`${path}?gift=changed`)).toContain('The gift card was changed.');
  setClock('2026-12-23T08:59:59Z');
  expect(await deliverGiftCards(shop.test.services)).toBe(0);
  setClock('2026-12-23T09:00:00Z');
  const rounds = await Promise.all([1, 2, 3].map(() => deliverGiftCards(shop.test.services)));
  expect(rounds.reduce((sum, sent) => sum + sent, 0)).toBe(1);
  expect(await mailsTo('grace@example.com')).toHaveLength(1);
  expect(await mailsTo('ada@example.com')).toHaveLength(0);
  // After a day the page is found by a link that is mailed.
  expect((await mary.visit(link)).headers['location']).toBe('/orders/find');
});

it('a card whose day is changed to none is mailed with that, and then no more [ORD-122]', async () => {
  setClock('2026-11-26T12:00:00Z');
  await enter({ giftDay: '2026-12-24' });
  const path = await pay();
  await markAllPaid();
  const link = /href="([^"]*\/gift\?card=[0-9a-f]{24})"/.exec(await page(path))?.[1] ?? '';
  await mary.post(link, { ...GIFT, giftDay: '' });
  expect(await mailsTo('ada@example.com')).toHaveLength(1);
  expect(await page(path)).toContain('Mailed to Ada Lovelace (ada@example.com) on November 26, 2026.');
  expect((await mary.post(link, { ...GIFT, giftEmail: 'grace@example.com' })).statusCode).toBe(404);
  expect(await mailsTo('grace@example.com')).toHaveLength(0);
});

it('whom it is for can be changed before it is paid, too [ORD-122]', async () => {
  await enter();
  const path = await pay();
  const link = /href="([^"]*\/gift\?card=[0-9a-f]{24})"/.exec(await page(path))?.[1] ?? '';
  await mary.post(link, { ...GIFT, giftEmail: 'grace@example.com' });
  // Those who work on the site see it as it is, before and after it is paid.
  const told = {
    name: 'Ada Lovelace',
    email: 'grace@example.com',
    sender: 'Mary',
    message: 'Happy birthday',
  };
  expect((await firstOrder()).gifts).toMatchObject([
    { ...told, card: null, pieces: 1, day: null, sentAt: null },
  ]);
  await markAllPaid();
  expect((await firstOrder()).gifts).toMatchObject([
    { ...told, card: { last4: expect.any(String) as string }, sentAt: expect.any(String) as string },
  ]);
  expect(await mailsTo('grace@example.com')).toHaveLength(1);
  expect(await mailsTo('ada@example.com')).toHaveLength(0);
});

const giftsOfLines = async () =>
  (
    await shop.test.services.db
      .selectFrom('order_lines')
      .select('gift')
      .where('site_id', '=', shop.site.siteId)
      .execute()
  ).map(({ gift }) => gift);

it('forgets whom a card is for 30 days after the order when it was never paid, and never before [CONT-149, ORD-154]', async () => {
  const { test } = shop;
  await enter();
  const order = await pay();
  test.clock.advance(15 * 86_400_000);
  await tidyOrders(test.services);
  expect((await firstOrder()).state).toBe('canceled');
  // Nor is it one of the pages after something was bought.
  const canceled = await page(order);
  expect(canceled).toContain('data-page-type="checkout"');
  expect(canceled).toContain('Order canceled');
  expect(await giftsOfLines()).toMatchObject([{ email: 'ada@example.com' }]);
  test.clock.advance(14 * 86_400_000);
  await tidyOrders(test.services);
  expect(await giftsOfLines()).toMatchObject([{ email: 'ada@example.com' }]);
  test.clock.advance(2 * 86_400_000);
  await tidyOrders(test.services);
  expect(await giftsOfLines()).toEqual([null]);
});

it('keeps whom a card is for as long as its order can be paid [ORD-122, ORD-154]', async () => {
  const { test } = shop;
  await enter();
  await pay();
  await test.services.db
    .updateTable('orders')
    .set({ due_at: null })
    .where('site_id', '=', shop.site.siteId)
    .execute();
  test.clock.advance(40 * 86_400_000);
  await tidyOrders(test.services);
  expect(await giftsOfLines()).toMatchObject([{ email: 'ada@example.com' }]);
});

it('copies and erases whom a card is for that is not paid, with the person themselves or their buyer [CRM-24, CRM-27, ORD-152]', async () => {
  const { db } = shop.test.services;
  const { siteId } = shop.site;
  const person = (email: string) => ({
    siteId,
    contactId: createId<'contact'>(),
    memberId: null,
    emailKeys: [email],
  });
  const erase = (part: PersonalDataPart, email: string) =>
    db.transaction().execute((trx) => part.erase(trx, shop.test.services, person(email)));
  await enter({ giftEmail: 'Ada@example.com' });
  await pay();
  expect(await giftCardData.copy(db, person('ada@example.com'))).toMatchObject([
    { way: 'ordered', name: 'Ada Lovelace', email: 'Ada@example.com' },
  ]);
  expect(await giftCardData.copy(db, person('grace@example.com'))).toEqual([]);
  await erase(giftCardData, 'grace@example.com');
  expect(await giftsOfLines()).toMatchObject([{ email: 'Ada@example.com' }]);
  await erase(giftCardData, 'ada@example.com');
  expect(await giftsOfLines()).toMatchObject([{ name: '', email: '', message: '' }]);
  const { by } = await firstOrder();
  await cancelOrder(shop.test.services, { ...by, isRefunded: false, isRestocked: true, isMailed: false });
  await erase(orderData, 'mary@example.com');
  expect(await giftsOfLines()).toEqual([null]);
});

const REFUND = { lines: [], hasDelivery: false, reason: '', isRestocked: false, isMailed: false };

it('copies and erases whom a card in a cart is for; its buyer is asked for somebody again [CRM-24, CRM-27]', async () => {
  const { db } = shop.test.services;
  const { siteId } = shop.site;
  const person = { siteId, contactId: createId<'contact'>(), memberId: null, emailKeys: ['ada@example.com'] };
  const gifts = async () =>
    (await db.selectFrom('cart_lines').select('gift').where('site_id', '=', siteId).execute()).map(
      ({ gift }) => gift,
    );
  const erase = (emailKeys: string[]) =>
    db.transaction().execute((trx) => cartData.erase(trx, shop.test.services, { ...person, emailKeys }));
  await enter({ giftEmail: 'Ada@example.com' });
  expect(await cartData.copy(db, person)).toMatchObject([
    { title: 'Voucher', gift: { name: 'Ada Lovelace' } },
  ]);
  await erase(['grace@example.com']);
  expect(await gifts()).toMatchObject([{ email: 'Ada@example.com' }]);
  await erase(['ada@example.com']);
  expect(await gifts()).toMatchObject([{ name: '', email: '', message: '', sender: 'Mary' }]);
  await mary.post('/checkout/contact', { email: 'mary@example.com', phone: '' });
  expect(String((await mary.visit('/checkout/payment')).headers['location'])).toContain(
    '/checkout/giftcard?',
  );
});

it('refunding a purchase pays back at most what is left on its card, and takes it off [ORD-125]', async () => {
  await enter();
  await pay();
  await markAllPaid();
  const [card] = await cards();
  if (card === undefined) throw new Error('it was paid');
  const { services } = shop.test;
  const spent = { kind: 'redeemed', amount: -1500, at: new Date(services.now()) } as const;
  await services.db.transaction().execute((trx) => addGiftCardEntry(trx, shop.site.siteId, card.id, spent));
  const { by, refundable } = await firstOrder();
  expect(refundable).toBe(3500);
  await expect(refundOrder(services, { ...by, ...REFUND, amount: 3501 })).rejects.toThrow('$35.00');
  await refundOrder(services, { ...by, ...REFUND, amount: 3000 });
  expect((await cards()).map(({ balance }) => balance)).toEqual([500]);
  const { refunded, refundable: left } = await firstOrder();
  expect([refunded, left]).toEqual([3000, 500]);
});

it('who pays with a card while its purchase is paid back has the money once [ORD-124, ORD-125]', async () => {
  await enter();
  await pay();
  await markAllPaid();
  const [card] = await cards();
  if (card === undefined) throw new Error('it was paid');
  const { services } = shop.test;
  const { by } = await firstOrder();
  const spent = { kind: 'redeemed', amount: -1500, at: new Date(services.now()) } as const;
  let refunding: Promise<unknown> = Promise.resolve();
  await services.db.transaction().execute(async (trx) => {
    await addGiftCardEntry(trx, shop.site.siteId, card.id, spent);
    refunding = refundOrder(services, { ...by, ...REFUND, amount: 5000 }).catch((error: unknown) => error);
    await expect
      .poll(async () => {
        const waiting = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
        return waiting.rows.length;
      })
      .toBeGreaterThan(0);
  });
  expect(await refunding).toMatchObject({ code: 'refund-too-much' });
  expect((await cards()).map(({ balance }) => balance)).toEqual([3500]);
  expect((await firstOrder()).refunded).toBe(0);
});

/** What the provider says of the payment of the only order. */
async function said(state: Partial<PaymentState>): Promise<void> {
  const { by } = await firstOrder();
  const { services } = shop.test;
  const at = new Date(services.now());
  await services.db.transaction().execute(async (trx) => {
    const order = await holdOrder(trx, shop.site.siteId, by.orderId);
    const payment = await trx
      .selectFrom('payments')
      .select(['id', 'status', 'paid'])
      .where('site_id', '=', shop.site.siteId)
      .where('order_id', '=', by.orderId)
      .executeTakeFirstOrThrow();
    const { id, ...now } = payment;
    await applyPaymentState(
      trx,
      shop.site.siteId,
      order,
      id,
      { ...now, ...state },
      { by: { kind: 'system' }, at },
    );
  });
}

const dispute = (state: 'open' | 'won' | 'lost', amount = 5000) => ({
  disputes: [{ providerId: 'dp_1', amount, reason: 'fraudulent', evidenceDue: null, state }],
});

const balances = async () => (await cards()).map(({ balance }) => balance);

it('a dispute that is lost before the cards are made leaves cards that pay nothing and mails none [ORD-82, ORD-125]', async () => {
  await enter();
  await pay();
  const { by, total } = await firstOrder();
  await markPaid(shop.test.services, { ...by, amount: total, day: '2026-11-26', reference: '' });
  await said(dispute('lost'));
  expect(await mailsTo('ada@example.com')).toEqual([]);
  expect(await balances()).toEqual([0]);
  await said(dispute('lost'));
  await shop.test.consumeEvents();
  expect(await balances()).toEqual([0]);
});

it('a refund at the provider before the cards are made comes off them [ORD-125, ORD-164]', async () => {
  await enter({ pieces: '2' });
  await pay();
  const { by, total } = await firstOrder();
  await markPaid(shop.test.services, { ...by, amount: total, day: '2026-11-26', reference: '' });
  await said({ refunds: [{ key: null, providerId: 're_1', amount: 7000, status: 'succeeded' }] });
  await shop.test.consumeEvents();
  expect((await balances()).toSorted((a, b) => a - b)).toEqual([0, 3000]);
});

it('a dispute that is lost takes what is left off the cards, once; one that is won leaves them [ORD-82, ORD-125]', async () => {
  await enter();
  await pay();
  await markAllPaid();
  await said(dispute('open'));
  expect(await balances()).toEqual([5000]);
  await said(dispute('lost', 2000));
  await said(dispute('lost', 2000));
  expect(await balances()).toEqual([3000]);
  expect((await firstOrder()).refundable).toBe(3000);
  await said(dispute('won', 2000));
  expect(await balances()).toEqual([5000]);
});

it('an order that is canceled before its day gives all back, and mails no card [ORD-102, ORD-122, ORD-125]', async () => {
  setClock('2026-11-26T12:00:00Z');
  await enter({ giftDay: '2026-12-24', pieces: '2' });
  const path = await pay();
  await markAllPaid();
  const { by } = await firstOrder();
  await cancelOrder(shop.test.services, { ...by, isRefunded: true, isRestocked: true, isMailed: false });
  expect((await cards()).map(({ balance, ended_at: ended }) => [balance, ended !== null])).toEqual([
    [0, true],
    [0, true],
  ]);
  expect((await firstOrder()).refunded).toBe(10_000);
  expect(await page(path)).toContain('It cannot be used any more.');
  setClock('2026-12-24T10:00:00Z');
  expect(await deliverGiftCards(shop.test.services)).toBe(0);
  expect(await mailsTo('ada@example.com')).toEqual([]);
});
