import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { createId, type Id } from '#lib/id.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { openAccount, shownAccounts } from '#server/payments/payment-accounts.ts';
import { connectStripe, disconnectStripe } from '#server/payments/stripe/connect-stripe.ts';
import {
  STAND_IN_KEY,
  STAND_IN_LIVE_KEY,
  StripeStandIn,
} from '#server/payments/stripe/testing/stripe-stand-in.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { moveStock } from '#server/products/move-stock.ts';
import { forgetBuyers } from '../forget-buyers.ts';
import { loadOrderPage } from '../load-order-page.ts';
import { orderPaymentFailed } from '../order-happened.ts';
import { placeOrder } from '../place-order.ts';
import { refundOrder } from '../refund-order.ts';
import type { OrderId } from '../tables.ts';
import { SampleCarts } from '../testing/sample-carts.ts';
import { followPayment } from './follow-payment.ts';
import { paidOrder } from './paid-order.ts';
import { takeMessage } from './take-message.ts';

const DAY_MS = 86_400_000;
let test: TestServices;
let stripe: StripeStandIn;
let siteId: SiteId;
let carts: SampleCarts;
let jug: string;
const accountId: AccountId = createId<'account'>();

beforeAll(async () => {
  stripe = await StripeStandIn.start();
  test = await createTestServices({ config: { stripeApiUrl: stripe.url } });
});
afterAll(async () => {
  await test.close();
  await stripe.stop();
});
beforeEach(async () => {
  const site = await buildSite(test.services);
  siteId = site.siteId;
  carts = new SampleCarts(siteId);
  jug = await counted(site.siteDocumentId);
  await connectStripe(test.services, siteId, STAND_IN_LIVE_KEY);
  stripe.calls.length = 0;
  stripe.troubles.length = 0;
});

async function counted(documentId: DocumentId): Promise<string> {
  const variantId = createId<'variant'>();
  const row = { site_id: siteId, variant_id: variantId, document_id: documentId, version: 0 };
  await test.services.db
    .insertInto('variant_stock')
    .values({ ...row, is_unlimited: false, quantity: 0 })
    .execute();
  const movement = { variantId, kind: 'counted', pieces: 3 } as const;
  await moveStock(test.services.db, siteId, [movement], { accountId: null, at: new Date(0) });
  return variantId;
}

/** An order of jugs for 2500 each, committed before Stripe is asked. */
async function reserved(pieces = 2) {
  const cartId = carts.add([{ variantId: jug, title: 'Jug', pieces, price: 2500 }]);
  const request = carts.request(cartId, { provider: 'stripe' });
  const placed = await placeOrder(test.services, request, carts);
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  const paymentId = (await paidOrder(test.services.db, siteId, placed.token))?.paymentId ?? null;
  if (paymentId === null) throw new Error('There is no payment');
  return { orderId: placed.orderId, paymentId, request };
}

async function begun(pieces = 2) {
  const order = await reserved(pieces);
  const followed = await followPayment(test.services, siteId, order.paymentId);
  const sessionId = followed?.payUrl?.split('/').at(-1) ?? '';
  return { ...order, sessionId };
}

async function paid() {
  const order = await begun();
  stripe.pay(order.sessionId, 'pay');
  await followPayment(test.services, siteId, order.paymentId);
  return order;
}

const page = (orderId: OrderId) => loadOrderPage(test.services.db, siteId, orderId);
const row = (orderId: OrderId) =>
  test.services.db
    .selectFrom('orders')
    .select([
      'state',
      'payment_word as payment',
      'shown_number as number',
      'reservation',
      'is_test as isTest',
    ])
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
const left = async () =>
  (
    await test.services.db
      .selectFrom('variant_stock')
      .select('quantity')
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow()
  ).quantity;
const ownSessions = (orderId: OrderId) =>
  [...stripe.ledger.sessions.values()].filter(({ metadata }) => metadata?.['payment']?.startsWith(orderId));
const begins = () => stripe.calls.filter((call) => call.startsWith('POST /v1/checkout/sessions')).length;

async function refund(orderId: OrderId, amount: number) {
  const order = await page(orderId);
  if (order === null) throw new Error('There is no such order');
  const asked = { amount, lines: [], hasDelivery: false, reason: '', isRestocked: false, isMailed: true };
  await refundOrder(test.services, { siteId, orderId, accountId, version: order.version, ...asked });
}

async function told(kind: string, object: object) {
  const account = await openAccount(test.services, siteId, 'stripe');
  const secret = account?.webhookSecret ?? '';
  const { payload, signature } = stripe.message(kind, object, { secret, now: test.clock.now });
  return { body: Buffer.from(payload), signature };
}

it('keeps keys that Stripe accepts alone, sealed, and shows their end [ORD-72]', async () => {
  await expect(connectStripe(test.services, siteId, 'sk_live_wrong00000000')).rejects.toThrow(
    'Stripe did not accept these keys.',
  );
  expect(await shownAccounts(test.services.db, siteId)).toMatchObject([
    { provider: 'stripe', secretEnd: '0001', isLive: true, hasWebhook: true },
  ]);
  stripe.troubles.push('lost-before');
  await expect(connectStripe(test.services, siteId, STAND_IN_KEY)).rejects.toThrow(
    new CallError('stripe-unreachable'),
  );
  const stored = JSON.stringify(
    await test.services.db.selectFrom('payment_accounts').selectAll().where('site_id', '=', siteId).execute(),
  );
  expect(stored).not.toContain(STAND_IN_LIVE_KEY);
  await disconnectStripe(test.services, siteId);
  expect(await shownAccounts(test.services.db, siteId)).toEqual([]);
});

it('reserves before Stripe is asked, and places the order once it is paid [ORD-74, ORD-75, ORD-85, ORD-96, ORD-160]', async () => {
  const { orderId, paymentId } = await reserved();
  expect(stripe.calls).toEqual([]);
  expect(await row(orderId)).toMatchObject({ state: 'awaitingPayment', reservation: 'held', number: null });
  expect(await left()).toBe(1);
  const followed = await followPayment(test.services, siteId, paymentId);
  stripe.pay(followed?.payUrl?.split('/').at(-1) ?? '', 'pay');
  await followPayment(test.services, siteId, paymentId);
  expect(await row(orderId)).toMatchObject({ state: 'pending', payment: 'paid', number: '00001' });
  expect(await page(orderId)).toMatchObject({ paid: 5000, methods: [{ brand: 'visa', last4: '4242' }] });
  expect(await left()).toBe(1);
});

it('takes nothing twice whose answer was lost, and takes it up again by its key [ORD-79, ORD-159, ORD-161, ORD-166]', async () => {
  const { orderId, paymentId, request } = await reserved();
  stripe.troubles.push('lost-after');
  expect(await followPayment(test.services, siteId, paymentId)).toMatchObject({ isUnreachable: true });
  expect((await row(orderId)).state).toBe('awaitingPayment');
  const again = await placeOrder(test.services, request, carts);
  expect(again).toMatchObject({ kind: 'placed', orderId, isAwaiting: true });
  const followed = await followPayment(test.services, siteId, paymentId);
  expect(begins()).toBe(2);
  expect(stripe.ledger.sessions.size).toBeGreaterThan(0);
  expect(ownSessions(orderId)).toHaveLength(1);
  stripe.pay(followed?.payUrl?.split('/').at(-1) ?? '', 'pay');
  test.clock.advance(3 * 60_000);
  await test.runDueJobs();
  expect(await row(orderId)).toMatchObject({ state: 'pending', payment: 'paid' });
});

it('gives back what nobody pays, after ending it at Stripe; what was paid meanwhile is placed [ORD-76, ORD-87]', async () => {
  const unpaid = await begun(1);
  const late = await begun(1);
  stripe.pay(late.sessionId, 'ask-bank');
  test.clock.advance(29 * 60_000);
  stripe.pay(late.sessionId, 'pay');
  test.clock.advance(2 * 60_000);
  await test.runDueJobs();
  expect((await row(unpaid.orderId)).state).toBe('expired');
  expect(stripe.ledger.sessions.get(unpaid.sessionId)?.status).toBe('expired');
  expect((await row(late.orderId)).state).toBe('pending');
  expect(await left()).toBe(2);
});

it('waits while Stripe is away, and while a payment takes its time [ORD-87, ORD-166]', async () => {
  const { orderId, sessionId } = await begun();
  stripe.pay(sessionId, 'delay');
  test.clock.advance(40 * 60_000);
  stripe.troubles.push('down', 'down');
  await test.runDueJobs();
  expect((await row(orderId)).state).toBe('awaitingPayment');
  test.clock.advance(60_000);
  await test.runDueJobs();
  expect(await row(orderId)).toMatchObject({ state: 'awaitingPayment', payment: 'processing' });
  stripe.pay(sessionId, 'fail-later');
  test.clock.advance(60_000);
  await test.runDueJobs();
  expect((await row(orderId)).state).toBe('expired');
  expect(await left()).toBe(3);
});

it('takes an hour without Stripe: keeps what is reserved, and places once what was paid meanwhile [ORD-87, ORD-161, ORD-166]', async () => {
  const seen = await begun();
  // Paid, and neither a message nor the browser says so.
  stripe.pay(seen.sessionId, 'pay');
  stripe.calls.length = 0;
  stripe.isLost = async (_call, when) => when === 'before';
  const unasked = await reserved(1);
  await followPayment(test.services, siteId, unasked.paymentId);
  for (let minute = 0; minute < 60; minute += 1) {
    test.clock.advance(60_000);
    await test.runDueJobs();
    if (minute % 20 === 0) await followPayment(test.services, siteId, seen.paymentId);
  }
  expect([(await row(seen.orderId)).state, (await row(unasked.orderId)).state]).toEqual([
    'awaitingPayment',
    'awaitingPayment',
  ]);
  expect([await left(), stripe.calls.length > 0]).toEqual([0, true]);
  stripe.isLost = async () => false;
  for (let minute = 0; minute < 5; minute += 1) {
    test.clock.advance(60_000);
    await test.runDueJobs();
  }
  expect(await row(seen.orderId)).toMatchObject({ state: 'pending', payment: 'paid' });
  expect(ownSessions(seen.orderId)).toHaveLength(1);
  expect((await row(unasked.orderId)).state).toBe('expired');
  expect(ownSessions(unasked.orderId).filter(({ status }) => status !== 'expired')).toEqual([]);
  expect(await left()).toBe(1);
  const placed = (await page(seen.orderId))?.timeline.filter(({ kind }) => kind === 'placed');
  expect(placed).toHaveLength(1);
});

/** An order whose buyer was told that the payment takes its time. */
async function underWay(pieces = 2) {
  const order = await begun(pieces);
  stripe.pay(order.sessionId, 'delay');
  await followPayment(test.services, siteId, order.paymentId);
  expect(await row(order.orderId)).toMatchObject({ state: 'awaitingPayment', payment: 'processing' });
  return order;
}

async function failLater({ sessionId, paymentId }: Awaited<ReturnType<typeof underWay>>) {
  stripe.pay(sessionId, 'fail-later');
  await followPayment(test.services, siteId, paymentId);
}

/** What has left since to the buyer. */
async function mailed() {
  await test.consumeEvents();
  const mails = await test.services.db
    .deleteFrom('outbox_mails')
    .where('site_id', '=', siteId)
    .where('recipient', '=', 'ada@example.org')
    .returning(['subject', 'text_body as text'])
    .execute();
  return mails;
}

it('mails the buyer once that a payment under way did not come, and leads to the cart or to the shop [ORD-87, ORD-140, ORD-142]', async () => {
  const { title } = await test.services.db
    .selectFrom('sites')
    .select('title')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  const order = await underWay();
  await failLater(order);
  await followPayment(test.services, siteId, order.paymentId);
  expect((await row(order.orderId)).state).toBe('expired');
  const [told, ...more] = await mailed();
  expect([told?.subject, more]).toEqual([`Payment at ${title} failed`, []]);
  for (const said of ['$50.00', 'Nothing was charged', 'is free again', '2 × Jug', 'Go to the shop']) {
    expect(told?.text).toContain(said);
  }
  expect(told?.text).not.toContain('still in your cart');
  // The same is told again, as after a crash.
  const event = {
    siteId,
    subject: order.orderId,
    params: { paymentId: order.paymentId },
    at: new Date(test.clock.now),
  };
  await test.services.db.transaction().execute((trx) => recordEvents(trx, orderPaymentFailed, [event]));
  expect(await mailed()).toEqual([]);

  const kept = await underWay();
  await keepInCart(kept.request.cartId);
  await failLater(kept);
  const [back] = await mailed();
  expect(back?.text).toMatch(/still in your cart[^]*Back to the cart: \S+\/cart\b/);
});

async function keepInCart(id: Id<'cart'>): Promise<void> {
  await test.services.db
    .insertInto('carts')
    .values({
      site_id: siteId,
      id,
      token_hash: Buffer.from(id),
      kind: 'shop',
      version: 1,
      member_id: null,
      currency: 'USD',
      location: null,
      chosen_option_id: null,
      codes: [],
      order_id: null,
      purchased_at: null,
      changed_at: new Date(test.clock.now),
    })
    .execute();
  const line = {
    site_id: siteId,
    cart_id: id,
    id: createId<'cart-line'>(),
    product_id: createId<'document'>(),
    variant_id: jug,
    pieces: 2,
    answers: '[]',
    answers_hash: Buffer.from(id),
    shown_price: 2500,
    shown_title: 'Jug',
  };
  await test.services.db.insertInto('cart_lines').values(line).execute();
}

it('mails of no failed payment who was declined at once, whose money came, or who was erased meanwhile [ORD-87, ORD-140, ORD-153, ORD-162]', async () => {
  const declined = await begun();
  stripe.pay(declined.sessionId, 'refuse-bank');
  await followPayment(test.services, siteId, declined.paymentId);
  expect((await row(declined.orderId)).state).toBe('expired');
  expect(await mailed()).toEqual([]);

  const slow = await underWay(1);
  stripe.pay(slow.sessionId, 'settle');
  await followPayment(test.services, siteId, slow.paymentId);
  expect((await mailed()).map(({ subject }) => subject)).toEqual(['Order 00001 confirmed']);

  const late = await underWay(1);
  await failLater(late);
  stripe.pay(late.sessionId, 'settle');
  await followPayment(test.services, siteId, late.paymentId);
  expect((await mailed()).map(({ subject }) => subject)).toEqual(['Order 00002 confirmed']);

  const erased = await underWay(1);
  await failLater(erased);
  await forgetBuyers(test.services.db, siteId, [erased.orderId]);
  expect(await mailed()).toEqual([]);
});

it('gives nothing back as long as it is not known that the payment has ended [ORD-87, ORD-166]', async () => {
  const { orderId, sessionId } = await begun();
  test.clock.advance(31 * 60_000);
  // Where it stands is answered, that it has ended is not.
  stripe.troubles.push('none', 'down');
  await test.runDueJobs();
  expect((await row(orderId)).state).toBe('awaitingPayment');
  expect(await left()).toBe(1);
  stripe.pay(sessionId, 'pay');
  test.clock.advance(60_000);
  await test.runDueJobs();
  expect(await row(orderId)).toMatchObject({ state: 'pending', payment: 'paid' });
});

it('follows by its key what a message tells of before the answer was stored [ORD-78, ORD-164]', async () => {
  const { orderId, paymentId } = await reserved();
  stripe.troubles.push('lost-after');
  await followPayment(test.services, siteId, paymentId);
  const [made] = ownSessions(orderId);
  if (made === undefined) throw new Error('There is no session');
  stripe.pay(made.id, 'pay');
  const message = await told('checkout.session.completed', made);
  expect(await takeMessage(test.services, siteId, 'stripe', message)).toBe(true);
  await test.runJobs('follow-payment-message');
  expect(await row(orderId)).toMatchObject({ state: 'pending', payment: 'paid' });
});

it('looks for a payment whose key is older than 23 hours, and begins none again [ORD-79, ORD-161]', async () => {
  const [there, never] = [await reserved(1), await reserved(1)];
  stripe.troubles.push('lost-after', 'lost-before');
  for (const { paymentId } of [there, never]) await followPayment(test.services, siteId, paymentId);
  stripe.pay(ownSessions(there.orderId)[0]?.id ?? '', 'pay');
  const before = begins();
  test.clock.advance(23 * 60 * 60_000);
  await test.runDueJobs();
  expect(begins()).toBe(before);
  expect(await row(there.orderId)).toMatchObject({ state: 'pending', payment: 'paid' });
  expect(await row(never.orderId)).toMatchObject({ state: 'expired' });
  expect(await left()).toBe(2);
});

it('makes no refund again by a key older than 23 hours, but asks what became of it [ORD-79, ORD-81]', async () => {
  const made = await paid();
  const never = await begun(1);
  stripe.pay(never.sessionId, 'pay');
  await followPayment(test.services, siteId, never.paymentId);
  // The payment is looked up first.
  stripe.troubles.push('none', 'lost-after');
  await refund(made.orderId, 1000);
  stripe.troubles.push('none', 'lost-before');
  await refund(never.orderId, 700);
  const asked = () => stripe.calls.filter((call) => call.startsWith('POST /v1/refunds')).length;
  expect(asked()).toBe(2);
  test.clock.advance(23 * 60 * 60_000);
  await test.runDueJobs();
  expect(asked()).toBe(2);
  expect(await page(made.orderId)).toMatchObject({
    refunded: 1000,
    refundable: 4000,
    refunds: [{ amount: 1000, status: 'succeeded' }],
  });
  expect(await page(never.orderId)).toMatchObject({
    refunded: 0,
    refundable: 2500,
    refunds: [{ amount: 700, status: 'failed' }],
  });
});

it('places an expired order whose money arrives if its pieces are there, and gives it back whole if not [ORD-98, ORD-162]', async () => {
  const expired = async () => {
    const order = await begun();
    test.clock.advance(31 * 60_000);
    await test.runDueJobs();
    expect((await row(order.orderId)).state).toBe('expired');
    stripe.pay(order.sessionId, 'pay');
    return order;
  };
  const first = await expired();
  await followPayment(test.services, siteId, first.paymentId);
  expect(await row(first.orderId)).toMatchObject({ state: 'pending', payment: 'paid', reservation: 'kept' });
  expect((await page(first.orderId))?.timeline.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
    'paidLate system',
    'paid buyer',
    'placed buyer',
    'expired system',
  ]);
  expect(await left()).toBe(1);
  const second = await begun(1);
  stripe.pay(second.sessionId, 'pay');
  await followPayment(test.services, siteId, second.paymentId);
  await test.services.db
    .updateTable('variant_stock')
    .set({ quantity: 2 })
    .where('site_id', '=', siteId)
    .execute();
  const third = await expired();
  await test.services.db
    .updateTable('variant_stock')
    .set({ quantity: 0 })
    .where('site_id', '=', siteId)
    .execute();
  await followPayment(test.services, siteId, third.paymentId);
  expect(await row(third.orderId)).toMatchObject({ state: 'canceled', payment: 'refunded', number: '00003' });
  expect(stripe.ledger.refunds.at(-1)?.amount).toBe(5000);
  expect(await left()).toBe(0);
});

it('forgets after 30 days who did not pay, and gives back what they pay then [ORD-154, ORD-162]', async () => {
  const { orderId, paymentId, sessionId } = await begun();
  test.clock.advance(31 * 60_000);
  await test.runDueJobs();
  const stored = async () =>
    JSON.stringify(
      await test.services.db
        .selectFrom('orders')
        .select(['state', 'email', 'email_key', 'name', 'name_key', 'phone', 'billing', 'delivery', 'total'])
        .where('site_id', '=', siteId)
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow(),
    );
  test.clock.advance(30 * 86_400_000 - 3_600_000);
  await test.runDueJobs();
  expect(await stored()).toContain('Ada Lovelace');
  test.clock.advance(3_600_000);
  await test.runDueJobs();
  expect(await stored()).not.toMatch(/Ada|Quarry|Hartford|example\.org/i);
  expect(JSON.parse(await stored())).toMatchObject({ state: 'expired', email: 'Erased', total: 5000 });
  stripe.pay(sessionId, 'pay');
  await followPayment(test.services, siteId, paymentId);
  expect(await row(orderId)).toMatchObject({ state: 'canceled', payment: 'refunded' });
  expect(stripe.ledger.refunds.at(-1)?.amount).toBe(5000);
});

it('takes genuine messages once, and asks for the state that there is now; they are kept for 30 days [ORD-78, ORD-154, ORD-164, ORD-165]', async () => {
  const { orderId, sessionId } = await begun();
  stripe.pay(sessionId, 'pay');
  const session = { id: sessionId };
  const completed = await told('checkout.session.completed', session);
  const earlier = await told('payment_intent.processing', {
    payment_intent: stripe.ledger.sessions.get(sessionId)?.payment_intent,
  });
  const forged = {
    ...completed,
    body: Buffer.from(completed.body.toString().replace(sessionId, 'cs_other')),
  };
  expect(await takeMessage(test.services, siteId, 'stripe', forged)).toBe(false);
  const other = await buildSite(test.services);
  expect(await takeMessage(test.services, other.siteId, 'stripe', completed)).toBe(false);
  for (const message of [completed, completed, earlier]) {
    expect(await takeMessage(test.services, siteId, 'stripe', message)).toBe(true);
  }
  const kept = async () => {
    const rows = await test.services.db
      .selectFrom('payment_events')
      .select('kind')
      .where('site_id', '=', siteId)
      .execute();
    return rows.map(({ kind }) => kind).toSorted();
  };
  expect(await kept()).toEqual(['checkout.session.completed', 'payment_intent.processing']);
  await test.runJobs('follow-payment-message');
  const kinds = (await page(orderId))?.timeline.map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(['paid', 'placed']);
  test.clock.advance(299_000);
  expect(await takeMessage(test.services, siteId, 'stripe', completed)).toBe(true);
  test.clock.advance(2_000);
  expect(await takeMessage(test.services, siteId, 'stripe', completed)).toBe(false);
  test.clock.advance(29 * DAY_MS);
  await test.runDueJobs();
  expect(await kept()).toHaveLength(2);
  test.clock.advance(DAY_MS);
  await test.runDueJobs();
  expect(await kept()).toEqual([]);
});

it('keeps messages of kinds that it does not know, of which nothing follows [ORD-78]', async () => {
  const { orderId } = await begun();
  expect(await takeMessage(test.services, siteId, 'stripe', await told('balance.available', {}))).toBe(true);
  await test.runJobs('follow-payment-message');
  const kept = test.services.db.selectFrom('payment_events').select(['kind', 'handled_at as at']);
  expect(await kept.where('site_id', '=', siteId).execute()).toEqual([
    { kind: 'balance.available', at: new Date(test.clock.now) },
  ]);
  expect((await row(orderId)).state).toBe('awaitingPayment');
});

/** Holds the next answer of Stripe that matches back, as it was made, until it is let go. */
function heldAnswer(matches: (call: string) => boolean) {
  const [made, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  stripe.isLost = async (call, when) => {
    if (when === 'before' || !matches(call)) return false;
    stripe.isLost = async () => false;
    made.resolve();
    await letGo.promise;
    return false;
  };
  return { made: made.promise, letGo: letGo.resolve };
}

it('follows an answer of before no more once a newer one was applied [ORD-164]', async () => {
  const { orderId, paymentId, sessionId } = await begun();
  const look = heldAnswer((call) => call.startsWith('GET /v1/checkout/sessions/'));
  const early = followPayment(test.services, siteId, paymentId);
  await look.made;
  stripe.pay(sessionId, 'pay');
  await followPayment(test.services, siteId, paymentId);
  look.letGo();
  expect(await early).toMatchObject({ order: 'pending', status: 'succeeded' });
  expect(await page(orderId)).toMatchObject({ state: 'pending', payment: 'paid' });
  const told = await test.services.db
    .selectFrom('order_events')
    .select('kind')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(['paid', 'placed']);
});

it('says once that a refund was made, whichever answer comes first [ORD-81, ORD-164]', async () => {
  const { orderId, paymentId } = await paid();
  stripe.ledger.refundsEnd.push('pending');
  const asked = heldAnswer((call) => call.startsWith('POST /v1/refunds'));
  const refunding = refund(orderId, 1000);
  await asked.made;
  const made = stripe.ledger.refunds.at(-1);
  if (made === undefined) throw new Error('There is no refund');
  made.status = 'succeeded';
  await followPayment(test.services, siteId, paymentId);
  asked.letGo();
  await refunding;
  expect(await page(orderId)).toMatchObject({ refunded: 1000, refunds: [{ status: 'succeeded' }] });
  test.clock.advance(3 * 60_000);
  await test.runDueJobs();
  const kinds = (await page(orderId))?.timeline.map(({ kind }) => kind);
  expect(kinds?.filter((kind) => kind === 'refunded')).toEqual(['refunded']);
});

it('refunds by a key once, and knows refunds that fail days later or are made at Stripe [ORD-79, ORD-80, ORD-81, ORD-98]', async () => {
  const { orderId, paymentId, sessionId } = await paid();
  await refund(orderId, 1000);
  expect(await page(orderId)).toMatchObject({ payment: 'partlyRefunded', refunded: 1000, refundable: 4000 });
  stripe.ledger.refundsEnd.push('pending');
  await refund(orderId, 500);
  expect(await page(orderId)).toMatchObject({ refunded: 1000, refundable: 3500 });
  const pending = stripe.ledger.refunds.at(-1);
  if (pending === undefined) throw new Error('There is no refund');
  pending.status = 'failed';
  const intent = stripe.ledger.sessions.get(sessionId)?.payment_intent ?? '';
  await takeMessage(
    test.services,
    siteId,
    'stripe',
    await told('refund.failed', { id: pending.id, payment_intent: intent }),
  );
  await test.runJobs('follow-payment-message');
  expect(await page(orderId)).toMatchObject({
    refunded: 1000,
    refundable: 4000,
    timeline: expect.arrayContaining([
      expect.objectContaining({ kind: 'refundFailed', by: 'system', amount: 500 }),
    ]) as unknown,
  });
  stripe.ledger.refunds.push({
    ...pending,
    id: 're_foreign',
    amount: 700,
    status: 'succeeded',
    metadata: {},
  });
  await followPayment(test.services, siteId, paymentId);
  const order = await page(orderId);
  expect(order).toMatchObject({ refunded: 1700, refundable: 3300 });
  expect(order?.refunds.map(({ amount, status }) => `${amount} ${status}`).toSorted()).toEqual([
    '1000 succeeded',
    '500 failed',
    '700 succeeded',
  ]);
  await expect(refund(orderId, 3301)).rejects.toThrow('Only $33.00 can still be refunded.');
});

it('asks again for a refund whose answer was lost, and makes it once [ORD-79, ORD-80]', async () => {
  const { orderId } = await paid();
  const before = stripe.ledger.refunds.length;
  // The payment is looked up first.
  stripe.troubles.push('none', 'lost-after');
  await refund(orderId, 1000);
  expect(await page(orderId)).toMatchObject({
    refunded: 0,
    refundable: 4000,
    refunds: [{ status: 'pending' }],
  });
  test.clock.advance(3 * 60_000);
  await test.runDueJobs();
  expect(await page(orderId)).toMatchObject({ refunded: 1000, refunds: [{ status: 'succeeded' }] });
  expect(stripe.ledger.refunds.length).toBe(before + 1);
  const keys = stripe.calls
    .filter((call) => call.startsWith('POST /v1/refunds'))
    .map((call) => call.split(' ')[2]);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(keys[0]?.startsWith(`${orderId}:refund:`)).toBe(true);
});

it('marks an order disputed, refuses refunds meanwhile, and counts what is lost as refunded, on its day [ORD-82, ORD-148]', async () => {
  const { orderId, paymentId, sessionId } = await paid();
  stripe.ledger.dispute(sessionId, 'needs_response', 1_800_000_000);
  await followPayment(test.services, siteId, paymentId);
  expect(await page(orderId)).toMatchObject({
    payment: 'disputed',
    state: 'pending',
    disputes: [
      { amount: 5000, reason: 'fraudulent', state: 'open', evidenceDue: '2027-01-15T08:00:00.000Z' },
    ],
  });
  await expect(refund(orderId, 100)).rejects.toThrow('This payment is disputed.');
  stripe.ledger.dispute(sessionId, 'lost', 0);
  await followPayment(test.services, siteId, paymentId);
  expect(await page(orderId)).toMatchObject({ payment: 'refunded', refundable: 0 });
  const lostAt = test.clock.now;
  test.clock.advance(48 * 60 * 60_000);
  await followPayment(test.services, siteId, paymentId);
  const { changedAt } = await test.services.db
    .selectFrom('disputes')
    .select('changed_at as changedAt')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  expect(changedAt.getTime()).toBe(lostAt);
  const won = await begun(1);
  stripe.pay(won.sessionId, 'pay');
  await followPayment(test.services, siteId, won.paymentId);
  stripe.ledger.dispute(won.sessionId, 'needs_response', 1_800_000_000);
  await followPayment(test.services, siteId, won.paymentId);
  stripe.ledger.dispute(won.sessionId, 'won', 0);
  await followPayment(test.services, siteId, won.paymentId);
  expect(await page(won.orderId)).toMatchObject({ payment: 'paid' });
  const kinds = (await page(won.orderId))?.timeline.map(({ kind }) => kind);
  expect(kinds?.filter((kind) => kind.startsWith('dispute')).toSorted()).toEqual(
    ['disputed', 'disputeWon'].toSorted(),
  );
});

it('makes test orders of what is paid with keys of Stripe’s test mode [ORD-107]', async () => {
  await connectStripe(test.services, siteId, STAND_IN_KEY);
  const { orderId } = await paid();
  expect(await row(orderId)).toMatchObject({ isTest: true, number: 'T1' });
  expect(await left()).toBe(3);
});
