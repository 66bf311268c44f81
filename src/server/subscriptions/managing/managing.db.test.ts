import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { SUBSCRIPTION_STATES, type SubscriptionState } from '#domain/subscriptions/subscription-states.ts';
import { createId, type Id } from '#lib/id.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { BUYER_MAILS } from '#server/orders/buyer-mails.ts';
import { mailPost } from '#server/orders/mail-post.ts';
import { markPaid } from '#server/orders/mark-paid.ts';
import { subscriptionBegun } from '#server/orders/order-happened.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import { loadOrder } from '#server/orders/queries.ts';
import { SAMPLE_ADDRESS, SampleCarts } from '#server/orders/testing/sample-carts.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { renderMail } from '#server/platform/mail/render-mail.tsx';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { addSampleSubscription } from '../testing/sample-subscription.ts';
import { announcePrice } from '../renewing/announce-price.ts';
import { renewSubscription } from '../renewing/renew-subscription.ts';
import { savePlan } from '#server/gating/plans.ts';
import { changeAddress } from './change-address.ts';
import { changeLines } from './change-lines.ts';
import { changePlan } from './change-plan.ts';
import { choicesOf } from './choices-of.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { selectSubscriptions } from './list-subscriptions.ts';
import { loadSubscription } from './load-subscription.ts';
import { pauseSubscription } from './pause-subscription.ts';
import { resumeSubscription } from './resume-subscription.ts';
import { takeBackCancellation } from './take-back-cancellation.ts';

let test: TestApp;
let siteId: SiteId;
const accountId: AccountId = createId<'account'>();
const ALL = ['product', 'membership', 'donation'] as const;

beforeAll(async () => {
  test = await createTestApp([]);
});
afterAll(() => test.close());
beforeEach(async () => {
  siteId = (await buildSite(test.services)).siteId;
});

async function added(more: Parameters<typeof addSampleSubscription>[2] = {}) {
  const { id } = await addSampleSubscription(test.services, siteId, {
    anchor_at: new Date('2026-01-31T09:00:00Z'),
    next_at: new Date('2026-02-28T09:00:00Z'),
    ...more,
  });
  return id;
}

async function of(id: Id<'subscription'>) {
  const found = await loadSubscription(test.services.db, siteId, id, ALL, test.services.now());
  if (found === null) throw new Error('There is no such subscription');
  return found;
}

const byBuyer = (subscriptionId: Id<'subscription'>) => ({
  siteId,
  subscriptionId,
  version: null,
  by: { kind: 'buyer' } as const,
});

function setClock(text: string): void {
  test.clock.advance(Date.parse(text) - test.services.now());
}

it('is ending until the paid period is over, and can be taken back until then [ORD-114, ORD-116, COMM-53]', async () => {
  setClock('2026-02-10T12:00:00Z');
  const id = await added();
  await cancelSubscription(test.services, { ...byBuyer(id), isAtOnce: false, isRefunded: false });
  expect(await of(id)).toMatchObject({ state: 'ending', endsAt: '2026-02-28T09:00:00.000Z', nextAt: null });
  setClock('2026-02-28T08:59:59Z');
  await takeBackCancellation(test.services, byBuyer(id));
  expect(await of(id)).toMatchObject({ state: 'active', endsAt: null, nextAt: '2026-02-28T09:00:00.000Z' });
  const kinds = (await of(id)).timeline.map(({ kind, by }) => `${kind} ${by}`);
  expect(kinds).toEqual(['takenBack buyer', 'ending buyer']);
});

it('takes no cancellation back once what was paid is over [ORD-116]', async () => {
  setClock('2026-03-10T12:00:00Z');
  const id = await added({ anchor_at: new Date('2026-03-01T09:00:00Z') });
  await cancelSubscription(test.services, { ...byBuyer(id), isAtOnce: false, isRefunded: false });
  setClock('2026-04-01T09:00:00Z');
  await expect(takeBackCancellation(test.services, byBuyer(id))).rejects.toMatchObject({
    code: 'subscription-state',
  });
});

it('refuses by call each of the moves that are not legal [ORD-114]', async () => {
  setClock('2026-05-10T12:00:00Z');
  const calls = {
    ending: (id: Id<'subscription'>) =>
      cancelSubscription(test.services, { ...byBuyer(id), isAtOnce: false, isRefunded: false }),
    canceled: (id: Id<'subscription'>) =>
      cancelSubscription(test.services, { ...byBuyer(id), isAtOnce: true, isRefunded: false }),
    paused: (id: Id<'subscription'>) => pauseSubscription(test.services, byBuyer(id)),
    resumed: (id: Id<'subscription'>) => resumeSubscription(test.services, byBuyer(id)),
    takenBack: (id: Id<'subscription'>) => takeBackCancellation(test.services, byBuyer(id)),
  };
  const done: string[] = [];
  const refused = new Set<string>();
  for (const state of SUBSCRIPTION_STATES) {
    for (const [name, call] of Object.entries(calls)) {
      const id = await added({ state, anchor_at: new Date('2026-05-01T09:00:00Z') });
      const failed = await call(id).then(
        () => null,
        (error: unknown) => error,
      );
      if (failed === null) done.push(`${state} ${name} → ${(await of(id)).state}`);
      else refused.add(failed instanceof CallError ? failed.code : 'another error');
    }
  }
  expect(done).toEqual([
    'active ending → ending',
    'active canceled → canceled',
    'active paused → paused',
    'pastDue ending → canceled',
    'pastDue canceled → canceled',
    'pastDue paused → paused',
    'paused ending → canceled',
    'paused canceled → canceled',
    'paused resumed → active',
    'ending canceled → canceled',
    'ending takenBack → active',
  ] satisfies `${SubscriptionState} ${string}`[]);
  expect([...refused]).toEqual(['subscription-state']);
});

it('keeps the dates of a pause within what is paid, and counts them anew after it [ORD-115]', async () => {
  setClock('2026-06-10T12:00:00Z');
  const short = await added({ anchor_at: new Date('2026-06-01T09:00:00Z') });
  const long = await added({ anchor_at: new Date('2026-06-01T09:00:00Z') });
  await pauseSubscription(test.services, byBuyer(short));
  await pauseSubscription(test.services, byBuyer(long));
  expect(await of(long)).toMatchObject({ state: 'paused', nextAt: null, endsAt: '2027-06-10T12:00:00.000Z' });
  setClock('2026-06-20T12:00:00Z');
  await resumeSubscription(test.services, byBuyer(short));
  expect(await of(short)).toMatchObject({
    state: 'active',
    nextAt: '2026-07-01T09:00:00.000Z',
    endsAt: null,
    pausedAt: null,
  });
  setClock('2026-08-15T16:00:00Z');
  await resumeSubscription(test.services, byBuyer(long));
  // It is charged at once, and the dates are counted from then.
  expect(await of(long)).toMatchObject({
    state: 'active',
    nextAt: '2026-09-15T16:00:00.000Z',
    charges: [{ cycle: 2, total: 2_400 }],
  });
});

it('ends at once with the last charge given back where the owner says so, and a mail says it [ORD-116, ORD-80]', async () => {
  setClock('2026-09-10T12:00:00Z');
  const id = await added({ anchor_at: new Date('2026-09-01T09:00:00Z') });
  const orderId = await charged(id);
  const money = { amount: 2_400, day: '2026-09-01', reference: '' };
  await markPaid(test.services, { siteId, orderId, version: 0, accountId, ...money });
  const { version, refundable } = await of(id);
  expect(refundable).toBe(2_400);
  const by = { kind: 'person', accountId } as const;
  const change = { siteId, subscriptionId: id, version, by, isAtOnce: true, isRefunded: true };
  await cancelSubscription(test.services, change);
  await expect(cancelSubscription(test.services, change)).rejects.toMatchObject({
    code: 'subscription-changed',
  });
  expect(await of(id)).toMatchObject({ state: 'canceled', refundable: 0, nextAt: null });
  await test.consumeEvents();
  const [mail] = await test.services.db
    .selectFrom('outbox_mails')
    .select(['subject', 'text_body as text', 'recipient'])
    .where('site_id', '=', siteId)
    .where('subject', 'like', 'Your subscription has ended%')
    .execute();
  expect(mail).toMatchObject({
    subject: 'Your subscription has ended: Coffee',
    recipient: 'ada@example.org',
  });
  expect(mail?.text).toContain('$24.00 are on their way back to you.');
});

const NEW_PLAN = {
  description: '',
  benefits: [],
  visibility: 'public',
  isOpen: true,
  opensAt: null,
  closesAt: null,
  places: null,
  image: null,
  areaIds: [],
} as const;

function agreedPrice(variantId: string, pieces = 2): string {
  const line = {
    productId: createId(),
    variantId,
    kind: 'service',
    title: 'Coffee',
    optionText: 'Whole beans',
    sku: '',
    pieces,
    unitPrice: 1_200,
    isOnSale: false,
    taxClass: 'standard',
    weightGrams: 0,
    image: null,
    categoryIds: [],
    answers: [],
  };
  return JSON.stringify({ lines: [line], delivery: null, discounts: [] });
}

/** An order that is the charge of a cycle of a subscription, on invoice. */
async function charged(id: Id<'subscription'>, cycle = 1) {
  const carts = new SampleCarts(siteId);
  const cartId = carts.add([{ variantId: createId(), title: 'Coffee', pieces: 2, price: 1_200 }]);
  const placed = await placeOrder(test.services, carts.request(cartId), carts);
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  await test.services.db
    .updateTable('orders')
    .set({ subscription_id: id, cycle })
    .where('site_id', '=', siteId)
    .where('id', '=', placed.orderId)
    .execute();
  return placed.orderId;
}

it('ends at once where the period that runs is not paid, and asks for its invoice no more [ORD-116]', async () => {
  setClock('2026-09-20T12:00:00Z');
  const anchor_at = new Date('2026-09-01T09:00:00Z');
  const id = await added({ anchor_at });
  const orderId = await charged(id);
  expect(await of(id)).toMatchObject({ state: 'active', isPaid: false });
  await cancelSubscription(test.services, { ...byBuyer(id), isAtOnce: false, isRefunded: false });
  expect(await of(id)).toMatchObject({ state: 'canceled', nextAt: null, charges: [{ state: 'canceled' }] });
  const other = await added({ anchor_at });
  const paid = await charged(other);
  const money = { amount: 2_400, day: '2026-09-20', reference: '' };
  await markPaid(test.services, { siteId, orderId: paid, version: 0, accountId, ...money });
  expect(await of(other)).toMatchObject({ isPaid: true });
  await cancelSubscription(test.services, { ...byBuyer(other), isAtOnce: false, isRefunded: false });
  expect(await of(other)).toMatchObject({
    state: 'ending',
    charges: [{ state: 'pending', payment: 'paid' }],
  });
  expect(orderId).not.toBe(paid);
});

it('leads from each mail about a charge to the page of its subscription [ORD-116]', async () => {
  setClock('2026-09-21T12:00:00Z');
  const id = await added();
  const orderId = await charged(id);
  const [order, { token_sealed: sealed }] = await Promise.all([
    loadOrder(test.services.db, siteId, orderId),
    test.services.db
      .selectFrom('subscriptions')
      .select('token_sealed')
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  ]);
  if (order === null) throw new Error('There is no such order');
  const { subscriptionLink } = await mailPost(test.services.db, test.services, siteId, order);
  const token = test.services.cipher.open(sealed, sealContext('subscriptions', [siteId, id]));
  expect(subscriptionLink.endsWith(`/checkout/subscription/${token}`)).toBe(true);
  const kinds = [
    'received',
    'confirmed',
    'changed',
    'balanceDue',
    'readyForPickup',
    'fulfilled',
    'piecesCanceled',
    'canceled',
    'refunded',
  ] as const;
  for (const kind of kinds) {
    const mail = BUYER_MAILS[kind];
    const params = { ...(mail.sample as object), subscriptionLink };
    expect(renderMail(mail, params as never, 'en').text, kind).toContain(subscriptionLink);
  }
});

it('lists subscriptions by their state, and by the beginning of an email, a name or a title [COMM-53]', async () => {
  const coffee = await added({
    name: 'Émile Zola',
    email: 'emile@example.org',
    email_key: 'emile@example.org',
  });
  const tea = await added({ state: 'paused', title: 'Tea' });
  const gift = await added({ kind: 'donation', title: 'Trees' });
  const found = async (filter: { state?: SubscriptionState; search?: string; kinds?: typeof ALL }) => {
    const query = { kinds: ALL, ...filter, page: 1, pageSize: 50 };
    const { subscriptions } = await selectSubscriptions(test.services.db, siteId, query);
    return subscriptions.map(({ id }) => id).toSorted();
  };
  expect(await found({})).toEqual([coffee, tea, gift].toSorted());
  expect(await found({ state: 'paused' })).toEqual([tea]);
  expect(await found({ search: 'émile' })).toEqual([coffee]);
  expect(await found({ search: 'EMILE@' })).toEqual([coffee]);
  expect(await found({ search: 'tre' })).toEqual([gift]);
  const orders = { kinds: ['product', 'membership'] as const, page: 1, pageSize: 50 };
  const { total } = await selectSubscriptions(test.services.db, siteId, orders);
  expect(total).toBe(2);
});

it('leads whoever begins one to its page by a mail of its own, but not a donor, whose receipt does [COMM-53, ORD-116]', async () => {
  setClock('2026-10-01T12:00:00Z');
  const next_at = new Date('2026-11-01T09:00:00Z');
  const id = await added({ next_at });
  const gift = await added({ kind: 'donation', title: 'Trees', email: 'donor@example.org', next_at });
  const at = new Date(test.services.now());
  const begun = [id, gift].map((subject) => ({ siteId, subject, params: { orderId: createId() }, at }));
  await test.services.db.transaction().execute((trx) => recordEvents(trx, subscriptionBegun, begun));
  await test.consumeEvents();
  const mails = await test.services.db
    .selectFrom('outbox_mails')
    .select(['recipient', 'subject', 'text_body as text'])
    .where('site_id', '=', siteId)
    .execute();
  expect(mails).toMatchObject([
    { recipient: 'ada@example.org', subject: 'Your subscription has begun: Coffee' },
  ]);
  expect(mails[0]?.text).toContain('The next charge is on November 1, 2026.');
  expect(mails[0]?.text).toMatch(/\/checkout\/subscription\/[\w-]{43}/);
});

it('changes pieces and address for the owner from the next renewal on, and the subscriber is told [ORD-117]', async () => {
  setClock('2026-10-05T12:00:00Z');
  const variantId = createId();
  const delivery = JSON.stringify(SAMPLE_ADDRESS);
  const id = await added({
    product_id: createId<'document'>(),
    variant_id: variantId,
    delivery,
    anchor_at: new Date('2026-10-01T09:00:00Z'),
    next_at: new Date('2026-11-01T09:00:00Z'),
    price: agreedPrice(variantId),
  });
  const by = { kind: 'person', accountId } as const;
  const change = async () => ({ siteId, subscriptionId: id, version: (await of(id)).version, by });
  expect(await changeLines(test.services, { ...(await change()), pieces: 3, variantId })).toEqual({
    kind: 'done',
  });
  const address = { ...SAMPLE_ADDRESS, line1: '9 New Lane' };
  await changeAddress(test.services, { ...(await change()), address });
  expect(await of(id)).toMatchObject({
    pieces: 2,
    delivery: { line1: '1 Quarry Lane' },
    pending: { lines: { pieces: 3, unit: 1_200 }, delivery: { line1: '9 New Lane' } },
  });
  const old = { siteId, subscriptionId: id, version: 0, by };
  await expect(changeLines(test.services, { ...old, pieces: 1, variantId })).rejects.toMatchObject({
    code: 'subscription-changed',
  });
  const mails = await test.services.db
    .selectFrom('outbox_mails')
    .select(['recipient', 'subject', 'text_body as text'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  expect(mails.map(({ recipient, subject }) => `${recipient}: ${subject}`)).toEqual([
    'ada@example.org: Your subscription was changed: Coffee',
    'ada@example.org: Your subscription was changed: Coffee',
  ]);
  // Both of one moment.
  const texts = mails.map(({ text }) => text).join();
  expect(texts).toContain('3 × Coffee (Whole beans) · $36.00 every month');
  expect(texts).toContain('9 New Lane');
  setClock('2026-11-01T09:00:00Z');
  await renewSubscription(test.services, siteId, id);
  expect(await of(id)).toMatchObject({
    pieces: 3,
    delivery: { line1: '9 New Lane' },
    charges: [{ cycle: 2, total: 3_600 }],
    pending: { lines: null, delivery: null, plan: null, newPrice: null },
  });
});

it('moves a member to another plan at its price from the next renewal on, without a part-charge [ORD-117]', async () => {
  setClock('2026-10-05T12:00:00Z');
  const fields = { ...NEW_PLAN, price: { kind: 'recurring', monthly: 500, yearly: 5_000, trialDays: null } };
  const [basic, gold] = [
    await savePlan(test.services, siteId, null, { ...fields, name: 'Basic' } as never),
    await savePlan(test.services, siteId, null, { ...fields, name: 'Gold' } as never),
  ];
  const id = await added({
    kind: 'membership',
    plan_id: basic,
    pieces: 1,
    title: 'Basic',
    option_text: '',
    anchor_at: new Date('2026-10-01T09:00:00Z'),
    next_at: new Date('2026-11-01T09:00:00Z'),
    price: agreedPrice(basic, 1),
  });
  const by = { kind: 'person', accountId } as const;
  const change = async () => ({ siteId, subscriptionId: id, version: (await of(id)).version, by });
  const choices = await choicesOf(test.services.db, siteId, id, ALL);
  expect(choices?.plans.map(({ title, unit, amount }) => `${title} ${unit} ${amount}`)).toEqual([
    'Basic month 500',
    'Basic year 5000',
    'Gold month 500',
    'Gold year 5000',
  ]);
  await announcePrice(test.services, { ...(await change()), unit: 2_000 });
  await changePlan(test.services, { ...(await change()), planId: gold, unit: 'year' });
  expect((await of(id)).charges).toEqual([]);
  setClock('2026-11-01T09:00:00Z');
  await renewSubscription(test.services, siteId, id);
  const after = await of(id);
  expect(after).toMatchObject({ title: 'Gold', planId: gold, period: { value: 1, unit: 'year' } });
  expect(after).toMatchObject({ nextAt: '2027-11-01T09:00:00.000Z', charges: [{ cycle: 2, total: 5_000 }] });
  // What was told of the former plan does not count for this one.
  setClock('2027-11-01T09:00:00Z');
  await renewSubscription(test.services, siteId, id);
  expect((await of(id)).charges).toMatchObject([{ total: 5_000 }, { total: 5_000 }]);
  const foreign = { ...(await change()), planId: createId<'member-plan'>(), unit: 'month' } as const;
  await expect(changePlan(test.services, foreign)).rejects.toMatchObject({ code: 'subscription-choice' });
});
