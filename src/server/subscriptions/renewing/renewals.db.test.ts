import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createId, type Id } from '#lib/id.ts';
import { buildSite, change, setting, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { chasePayments } from '#server/orders/paying/chase-payments.ts';
import { tidyOrders } from '#server/orders/tidy-orders.ts';
import { connectStripe, disconnectStripe } from '#server/payments/stripe/connect-stripe.ts';
import { STAND_IN_LIVE_KEY, StripeStandIn } from '#server/payments/stripe/testing/stripe-stand-in.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { moveStock } from '#server/products/move-stock.ts';
import { openStore } from '#server/store/open-store.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { removeCustomers } from '#server/payments/remove-customers.ts';
import { subscriptionData } from '#server/subscriptions/personal-data.ts';
import { addSampleSubscription } from '../testing/sample-subscription.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { announcePrice } from './announce-price.ts';
import { cancelSubscription } from '../managing/cancel-subscription.ts';
import { resumeSubscription } from '../managing/resume-subscription.ts';
import { openCharge } from './open-charge.ts';
import { renewDue } from './renew-due.ts';
import { renewSubscription } from './renew-subscription.ts';
import { remindOfRenewals } from './remind-of-renewals.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

let test: TestApp;
let stripe: StripeStandIn;
let site: BuiltSite;
let anna: Contributor;
let store: DocumentId;

beforeAll(async () => {
  stripe = await StripeStandIn.start();
  test = await createTestApp([], { config: { stripeApiUrl: stripe.url } });
  stripe.ledger.now = () => test.clock.now;
});
afterAll(async () => {
  await test.close();
  await stripe.stop();
});
beforeEach(async () => {
  test.clock.now = Date.parse('2027-01-31T10:00:00Z');
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
  const made = { siteId: site.siteId, accountId: anna.accountId, at: new Date(test.clock.now) };
  store = await test.services.db.transaction().execute((trx) => openStore(trx, made));
  await connectStripe(test.services, site.siteId, STAND_IN_LIVE_KEY);
  stripe.calls.length = 0;
  stripe.troubles.length = 0;
  // Those of the tests before: all sites are looked at.
  await test.services.db.updateTable('subscriptions').set({ state: 'canceled' }).execute();
});

type Row = Parameters<typeof addSampleSubscription>[2];
type SubscriptionId = Id<'subscription'>;

/** Two bags of coffee for 1200 each, every month from 31 January, by a card that is kept. */
async function subscribed(number = '4242424242424242', more: Row = {}): Promise<SubscriptionId> {
  const customerId = `cus_${createId()}`;
  const { id } = await addSampleSubscription(test.services, site.siteId, {
    provider: 'stripe',
    customer_id: customerId,
    method_id: stripe.ledger.kept.keep(customerId, number),
    next_at: new Date('2027-02-28T10:00:00Z'),
    ...more,
  });
  return id;
}

const at = (text: string) => {
  test.clock.now = Date.parse(text);
};
const look = async () => {
  await renewDue(test.services);
  test.clock.advance(1000);
  await test.consumeEvents();
};
const row = (id: SubscriptionId) =>
  test.services.db
    .selectFrom('subscriptions')
    .select([
      'state',
      'cycle',
      'next_at as nextAt',
      'ends_at as endsAt',
      'next_try_at as nextTryAt',
      'tries',
      'price',
      'pieces',
    ])
    .where('site_id', '=', site.siteId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const orders = (id: SubscriptionId) =>
  test.services.db
    .selectFrom('orders')
    .select([
      'id',
      'cycle',
      'state',
      'payment_word as payment',
      'shown_number as number',
      'total',
      'tax',
      'reservation',
    ])
    .where('site_id', '=', site.siteId)
    .where('subscription_id', '=', id)
    .orderBy('cycle')
    .execute();
const events = async (id: SubscriptionId) => {
  const rows = await test.services.db
    .selectFrom('subscription_events')
    .select(['kind', 'data'])
    .where('site_id', '=', site.siteId)
    .where('subscription_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, data }) =>
    kind === 'skipped' ? `skipped ${JSON.stringify(data['cycle'])}` : kind,
  );
};
async function keptBy(id: SubscriptionId): Promise<{ readonly customerId: string }> {
  const { customerId } = await test.services.db
    .selectFrom('subscriptions')
    .select('customer_id as customerId')
    .where('site_id', '=', site.siteId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { customerId: customerId ?? '' };
}

async function keep(id: SubscriptionId, methodId: string): Promise<void> {
  await test.services.db
    .updateTable('subscriptions')
    .set({ method_id: methodId })
    .where('site_id', '=', site.siteId)
    .where('id', '=', id)
    .execute();
}

const charges = () => stripe.calls.filter((call) => call.startsWith('POST /v1/payment_intents ')).length;
const mails = () =>
  test.services.db
    .selectFrom('outbox_mails')
    .select(['recipient as to', 'subject', 'text_body as text'])
    .where('site_id', '=', site.siteId)
    .orderBy('id')
    .execute();
const subjects = async (to = 'ada@example.org') =>
  (await mails()).filter((mail) => mail.to === to).map(({ subject }) => subject);
const owner = () => `${anna.accountId}@example.com`;
const set = (name: string, value: unknown) =>
  change(test.services, site.siteId, store, [setting(name, value as never)]);

async function counted(quantity: number): Promise<Id<'variant'>> {
  const variantId = createId<'variant'>();
  await test.services.db
    .insertInto('variant_stock')
    .values({
      site_id: site.siteId,
      variant_id: variantId,
      document_id: site.siteDocumentId,
      version: 0,
      is_unlimited: false,
      quantity: 0,
    })
    .execute();
  await count(variantId, quantity);
  return variantId;
}

async function count(variantId: Id<'variant'>, pieces: number): Promise<void> {
  const movement = { variantId, kind: 'counted', pieces } as const;
  await moveStock(test.services.db, site.siteId, [movement], { accountId: null, at: new Date(0) });
}

const left = async (variantId: Id<'variant'>) =>
  (
    await test.services.db
      .selectFrom('variant_stock')
      .select('quantity')
      .where('site_id', '=', site.siteId)
      .where('variant_id', '=', variantId)
      .executeTakeFirstOrThrow()
  ).quantity;

/** The agreed line of the sample, of a variant that is counted. */
function agreed(variantId: string) {
  const line = {
    productId: createId(),
    variantId,
    kind: 'physical',
    title: 'Coffee',
    optionText: 'Whole beans',
    sku: 'COFFEE',
    pieces: 2,
    unitPrice: 1_200,
    isOnSale: false,
    taxClass: 'standard',
    weightGrams: 500,
    image: null,
    categoryIds: [],
    answers: [],
  };
  return { price: JSON.stringify({ lines: [line], delivery: 500, discounts: [] }), variant_id: variantId };
}

it('charges what is due, at the agreed price, with an order and a number of its own [ORD-108, ORD-110, ORD-111]', async () => {
  const id = await subscribed();
  at('2027-02-28T09:59:00Z');
  await look();
  expect(await orders(id)).toEqual([]);
  at('2027-02-28T10:00:30Z');
  await look();
  expect(await orders(id)).toMatchObject([
    { cycle: 2, state: 'pending', payment: 'paid', number: '00001', total: 2400 },
  ]);
  expect(await row(id)).toMatchObject({
    state: 'active',
    cycle: 2,
    nextAt: new Date('2027-03-31T10:00:00Z'),
    nextTryAt: null,
  });
  expect(await events(id)).toEqual(['renewed', 'paid']);
  expect(await subjects()).toEqual(['Order 00001 confirmed']);
  // Each of its mails leads to where it is canceled (ORD-116).
  const confirmed = (await mails()).find(({ to }) => to === 'ada@example.org');
  expect(confirmed?.text).toMatch(/\/checkout\/subscription\/[\w-]{43}/);
  at('2027-03-31T10:00:00Z');
  await look();
  expect((await orders(id)).map(({ cycle, number }) => [cycle, number])).toEqual([
    [2, '00001'],
    [3, '00002'],
  ]);
  expect(charges()).toBe(2);
});

it('gives one order and one charge a cycle: with two workers, again, and after answers that were lost [ORD-110, ORD-163]', async () => {
  const id = await subscribed();
  at('2027-02-28T10:00:30Z');
  const taken = stripe.ledger.taken;
  stripe.troubles.push('lost-after');
  await Promise.all([
    renewSubscription(test.services, site.siteId, id),
    renewSubscription(test.services, site.siteId, id),
  ]);
  expect(await orders(id)).toMatchObject([{ cycle: 2, state: 'awaitingPayment' }]);
  await look();
  test.clock.advance(3 * MINUTE_MS);
  // What was not answered is asked for again by the same key.
  await chasePayments(test.services);
  await look();
  expect(await orders(id)).toMatchObject([{ cycle: 2, state: 'pending', payment: 'paid' }]);
  expect(stripe.ledger.taken - taken).toBe(2400);
  expect(await events(id)).toEqual(['renewed', 'paid']);
});

it('asks, after a day without an answer, whether it was charged before it is tried again [ORD-79, ORD-110, ORD-112]', async () => {
  const taken = await subscribed();
  const never = await subscribed(undefined, { next_at: new Date('2027-02-28T10:00:01Z') });
  at('2027-02-28T10:00:01Z');
  stripe.troubles.push('lost-after', 'lost-before');
  await look();
  expect(charges()).toBe(2);
  at('2027-03-01T12:00:00Z');
  // Where nobody can be asked nothing is concluded.
  stripe.troubles.push('down', 'down', 'down', 'down');
  await chasePayments(test.services);
  stripe.troubles.length = 0;
  await test.consumeEvents();
  expect([(await row(taken)).state, (await row(never)).state]).toEqual(['active', 'active']);
  await chasePayments(test.services);
  await test.consumeEvents();
  expect(await orders(taken)).toMatchObject([{ state: 'pending', payment: 'paid' }]);
  expect(await row(never)).toMatchObject({ state: 'pastDue', tries: 1 });
  at('2027-03-03T10:00:01Z');
  await look();
  expect(await orders(never)).toMatchObject([{ state: 'pending', payment: 'paid' }]);
  expect(charges()).toBe(3);
});

it('keeps what is canceled while it is charged for the period that is paid then, and ends it where it is not [ORD-112, ORD-116]', async () => {
  const paid = await subscribed();
  const declined = await subscribed('4000000000000341', { next_at: new Date('2027-02-28T10:00:01Z') });
  at('2027-02-28T10:00:01Z');
  stripe.troubles.push('lost-after', 'lost-before');
  await look();
  for (const subscriptionId of [paid, declined]) {
    const change = { siteId: site.siteId, subscriptionId, version: null, by: { kind: 'buyer' } } as const;
    await cancelSubscription(test.services, { ...change, isAtOnce: false, isRefunded: false });
  }
  test.clock.advance(3 * MINUTE_MS);
  await chasePayments(test.services);
  await test.consumeEvents();
  await chasePayments(test.services);
  await test.consumeEvents();
  expect(await row(paid)).toMatchObject({ state: 'ending', endsAt: new Date('2027-03-31T10:00:00Z') });
  expect(await orders(paid)).toMatchObject([{ state: 'pending', payment: 'paid' }]);
  expect(await row(declined)).toMatchObject({ state: 'canceled' });
  expect(await orders(declined)).toMatchObject([{ state: 'expired' }]);
});

it('charges once what was committed before its process was killed [ORD-110, ORD-163]', async () => {
  const id = await subscribed();
  at('2027-02-28T10:00:30Z');
  const taken = stripe.ledger.taken;
  // All is written, and nobody asks the provider any more.
  await test.services.db.transaction().execute((trx) => openCharge(trx, test.services, site.siteId, id));
  await look();
  expect(charges()).toBe(0);
  test.clock.advance(3 * MINUTE_MS);
  await chasePayments(test.services);
  await look();
  await chasePayments(test.services);
  await look();
  expect(await orders(id)).toMatchObject([{ cycle: 2, state: 'pending', payment: 'paid' }]);
  expect(stripe.ledger.taken - taken).toBe(2400);
  expect(await subjects()).toEqual(['Order 00001 confirmed']);
});

it('takes the discounts that still count, the tax of that day and the delivery that was agreed [ORD-55, ORD-111]', async () => {
  await change(test.services, site.siteId, store, [
    {
      op: 'put',
      record: {
        id: createId(),
        type: 'tax-rule',
        order: 'a',
        name: 'Sales tax',
        places: { countries: ['US'], regions: [], postalCodes: [], isRestOfWorld: false },
        rates: { standard: 100_000 },
        covers: ['physical'],
        firstDay: '2027-03-01',
      },
    } as never,
  ]);
  const { price } = agreed(createId());
  const discount = {
    id: createId(),
    title: 'Spring',
    code: 'SPRING',
    createdAt: 0,
    startsAt: 0,
    endsAt: 1,
    isPaused: true,
    usesLeft: 0,
    isExclusive: false,
    effect: { on: 'order', kind: 'amount', amount: 400 },
    conditions: { ...NO_CONDITIONS, minimumPieces: 50 },
  };
  const id = await subscribed(undefined, {
    price: JSON.stringify({ ...JSON.parse(price), discounts: [{ discount, left: 1 }] }),
    delivery: JSON.stringify(ADDRESS),
    delivery_option: JSON.stringify({ id: createId(), name: 'Post', isPickup: false }),
  });
  at('2027-02-28T10:00:00Z');
  await look();
  at('2027-03-31T10:00:00Z');
  await look();
  // 2400 − 400 + 500, then without the discount, with a tenth of 2400.
  expect((await orders(id)).map(({ total, tax }) => [total, tax])).toEqual([
    [2500, 0],
    [3140, 240],
  ]);
});

it('completes a plan after n charges, when the period of the last is over [ORD-109]', async () => {
  const id = await subscribed(undefined, { cycles: 2 });
  at('2027-02-28T10:00:00Z');
  await look();
  expect(await row(id)).toMatchObject({
    state: 'active',
    nextAt: null,
    endsAt: new Date('2027-03-31T10:00:00Z'),
  });
  at('2027-03-31T10:00:00Z');
  await look();
  expect(await row(id)).toMatchObject({ state: 'completed' });
  expect(await orders(id)).toHaveLength(1);
  at('2028-03-31T10:00:00Z');
  await look();
  expect(await orders(id)).toHaveLength(1);
});

it('tries a declined card again after 1, 3, 5 and 7 days, tells both, and cancels after 14 [ORD-112]', async () => {
  const variantId = await counted(5);
  const id = await subscribed('4000000000000341', agreed(variantId));
  at('2027-02-28T10:00:00Z');
  await look();
  expect(await row(id)).toMatchObject({
    state: 'pastDue',
    nextTryAt: new Date('2027-03-01T10:00:00Z'),
    tries: 1,
  });
  expect(await orders(id)).toMatchObject([
    { state: 'awaitingPayment', reservation: 'released', number: null },
  ]);
  expect(await left(variantId)).toBe(5);
  expect(await subjects()).toEqual(['Payment for Coffee failed']);
  expect(await subjects(owner())).toEqual(['Subscription to Coffee: payment failed']);
  for (const day of ['2027-03-01', '2027-03-03', '2027-03-05', '2027-03-07']) {
    at(`${day}T09:59:00Z`);
    await look();
    at(`${day}T10:00:00Z`);
    await look();
  }
  expect(charges()).toBe(5);
  expect(await row(id)).toMatchObject({ state: 'pastDue', nextTryAt: null, tries: 5 });
  expect(await subjects()).toHaveLength(5);
  expect((await mails()).filter(({ to }) => to === 'ada@example.org').at(-1)?.text).toContain(
    'March 14, 2027',
  );
  expect(await subjects(owner())).toHaveLength(2);
  at('2027-03-14T10:00:00Z');
  await chasePayments(test.services);
  await look();
  expect(await orders(id)).toMatchObject([{ cycle: 2, state: 'expired' }]);
  expect(await row(id)).toMatchObject({ state: 'canceled', nextAt: null });
  expect((await subjects()).at(-1)).toBe('Your subscription to Coffee has ended');
  expect((await subjects(owner())).at(-1)).toBe('Subscription to Coffee: ended');
  at('2027-06-01T10:00:00Z');
  await look();
  expect(charges()).toBe(5);
});

it('pauses one that is not paid where the owner wants that [ORD-112, ORD-115]', async () => {
  await set('unpaidSubscriptions', 'pause');
  const id = await subscribed('4000000000000341');
  at('2027-02-28T10:00:00Z');
  await look();
  at('2027-03-14T10:00:00Z');
  await chasePayments(test.services);
  await look();
  expect(await row(id)).toMatchObject({
    state: 'paused',
    nextAt: null,
    endsAt: new Date('2028-03-14T10:00:01Z'),
  });
  expect((await subjects()).at(-1)).toBe('Your subscription to Coffee is paused');
  at('2028-03-14T10:00:01Z');
  await look();
  expect(await row(id)).toMatchObject({ state: 'canceled' });
});

it('charges at once what goes on after it was paused for want of payment, and counts from then [ORD-112, ORD-115]', async () => {
  await set('unpaidSubscriptions', 'pause');
  const id = await subscribed('4000000000000341');
  at('2027-02-28T10:00:00Z');
  await look();
  at('2027-03-14T10:00:00Z');
  await chasePayments(test.services);
  await look();
  const { customerId } = await keptBy(id);
  await keep(id, stripe.ledger.kept.keep(customerId, '4242424242424242'));
  // What was never paid covers no time, though its period still runs.
  at('2027-03-20T08:00:00Z');
  const change = { siteId: site.siteId, subscriptionId: id, version: null, by: { kind: 'buyer' } } as const;
  await resumeSubscription(test.services, change);
  await look();
  expect((await orders(id)).map(({ cycle, state }) => [cycle, state])).toEqual([
    [2, 'expired'],
    [3, 'pending'],
  ]);
  expect(await row(id)).toMatchObject({ state: 'active', nextAt: new Date('2027-04-20T08:00:00Z') });
});

it('goes on with the same dates once a later try is paid [ORD-112]', async () => {
  const variantId = await counted(5);
  const id = await subscribed('4000000000000341', agreed(variantId));
  at('2027-02-28T10:00:00Z');
  await look();
  const { customerId } = await keptBy(id);
  await keep(id, stripe.ledger.kept.keep(customerId, '4242424242424242'));
  at('2027-03-01T10:00:00Z');
  await look();
  expect(await orders(id)).toMatchObject([
    { cycle: 2, state: 'pending', payment: 'paid', reservation: 'kept' },
  ]);
  expect(await left(variantId)).toBe(3);
  expect(await row(id)).toMatchObject({
    state: 'active',
    nextAt: new Date('2027-03-31T10:00:00Z'),
    nextTryAt: null,
    tries: 0,
  });
  expect(await events(id)).toEqual(['renewed', 'chargeFailed', 'paid']);
});

it('counts a bank that asks as a failed try, and mails the link to confirm [ORD-113]', async () => {
  const id = await subscribed('4000002500003155');
  at('2027-02-28T10:00:00Z');
  await look();
  expect(await row(id)).toMatchObject({ state: 'pastDue' });
  const mail = (await mails()).find(({ to }) => to === 'ada@example.org');
  expect(mail?.subject).toBe('Please confirm the payment for Coffee');
  expect(mail?.text).toMatch(/\/checkout\/balance\/[\w-]+/);
  expect(mail?.text).toMatch(/\/checkout\/subscription\/[\w-]+/);
});

it('fails at once without a way to pay, or with no account to ask, and never charges [ORD-112]', async () => {
  const none = await subscribed(undefined, { method_id: null });
  at('2027-02-28T10:00:00Z');
  await look();
  expect(await row(none)).toMatchObject({ state: 'pastDue', nextTryAt: new Date('2027-03-01T10:00:00Z') });
  await disconnectStripe(test.services, site.siteId);
  at('2027-03-14T10:00:00Z');
  await look();
  await chasePayments(test.services);
  await look();
  expect(await row(none)).toMatchObject({ state: 'canceled' });
  expect(charges()).toBe(0);
});

it('charges nothing without pieces, tries daily for 14 days, and tells both once [ORD-118]', async () => {
  const variantId = await counted(1);
  const id = await subscribed(undefined, agreed(variantId));
  at('2027-02-28T10:00:00Z');
  await look();
  expect(await row(id)).toMatchObject({
    state: 'active',
    cycle: 1,
    nextTryAt: new Date('2027-03-01T10:00:00Z'),
  });
  for (let day = 1; day <= 5; day += 1) {
    test.clock.advance(DAY_MS);
    await look();
  }
  expect(await orders(id)).toEqual([]);
  expect([await subjects(), await subjects(owner())]).toEqual([
    ['Coffee is not in stock'],
    ['Subscription to Coffee: not in stock'],
  ]);
  await count(variantId, 4);
  test.clock.advance(DAY_MS);
  await look();
  expect(await orders(id)).toMatchObject([{ cycle: 2, state: 'pending' }]);
  // The dates stay as they were.
  expect(await row(id)).toMatchObject({ nextAt: new Date('2027-03-31T10:00:00Z'), nextTryAt: null });
  at('2027-03-31T10:00:00Z');
  await count(variantId, -3);
  for (let day = 0; day <= 14; day += 1) {
    await look();
    test.clock.advance(DAY_MS);
  }
  expect(await row(id)).toMatchObject({
    state: 'active',
    cycle: 3,
    nextAt: new Date('2027-04-30T10:00:00Z'),
  });
  expect((await events(id)).slice(-2)).toEqual(['noStock', 'skipped 3']);
  expect(charges()).toBe(1);
});

it('charges once after a rest of the site, and tells its owner what was skipped [ORD-29, ORD-118]', async () => {
  const id = await subscribed();
  await set('isPaused', true);
  at('2027-05-02T10:00:00Z');
  await look();
  expect(await orders(id)).toEqual([]);
  await set('isPaused', false);
  await look();
  expect(await orders(id)).toMatchObject([{ cycle: 4, state: 'pending' }]);
  expect(await events(id)).toEqual(['skipped 2', 'skipped 3', 'renewed', 'paid']);
  expect(await row(id)).toMatchObject({ nextAt: new Date('2027-05-31T10:00:00Z') });
  expect((await mails()).find(({ to }) => to === owner())?.text).toContain('2 renewals');
});

it('charges and tries nothing while the site is without subscriptions, and once when it has them again [CONT-228, ORD-118]', async () => {
  const due = await subscribed();
  const declined = await subscribed('4000000000000341');
  const switchedOff = (numbers: readonly number[]) =>
    test.services.db
      .updateTable('sites')
      .set({ features_off: [...numbers] })
      .where('id', '=', site.siteId)
      .execute();
  at('2027-02-28T10:00:00Z');
  await switchedOff([5]);
  await look();
  expect([await orders(due), await orders(declined), charges()]).toEqual([[], [], 0]);
  await switchedOff([]);
  await look();
  expect(await row(declined)).toMatchObject({ state: 'pastDue' });
  expect(charges()).toBe(2);
  await switchedOff([5]);
  at('2027-03-02T10:00:00Z');
  await look();
  expect(charges()).toBe(2);
  await switchedOff([]);
  await look();
  expect(charges()).toBe(3);
});

it('gives up nothing that is past due while the site is without subscriptions, and tries it once more then [CONT-228, ORD-112]', async () => {
  const id = await subscribed('4000000000000341');
  const switchedOff = (numbers: readonly number[]) =>
    test.services.db
      .updateTable('sites')
      .set({ features_off: [...numbers] })
      .where('id', '=', site.siteId)
      .execute();
  const chased = async () => {
    await look();
    await chasePayments(test.services);
    await test.consumeEvents();
  };
  at('2027-02-28T10:00:00Z');
  await look();
  expect(await row(id)).toMatchObject({ state: 'pastDue' });
  await switchedOff([5]);
  // 14 days are over long ago.
  for (const day of ['2027-03-10', '2027-03-20', '2027-04-10']) {
    at(`${day}T10:00:00Z`);
    await chased();
  }
  expect(await row(id)).toMatchObject({ state: 'pastDue' });
  expect(charges()).toBe(1);
  await switchedOff([]);
  await chased();
  expect(charges()).toBe(2);
  expect(await row(id)).toMatchObject({ state: 'pastDue' });
  at('2027-04-11T11:00:00Z');
  await chased();
  expect(charges()).toBe(2);
  expect(await row(id)).toMatchObject({ state: 'canceled' });
});

it('sends an invoice where the seller is paid otherwise, and ends what is not paid in its days [ORD-70, ORD-112]', async () => {
  const id = await subscribed(undefined, { provider: 'manual', customer_id: null, method_id: null });
  at('2027-02-28T10:00:00Z');
  await look();
  expect(await orders(id)).toMatchObject([
    { cycle: 2, state: 'received', payment: 'unpaid', number: '00001' },
  ]);
  expect(await subjects()).toEqual(['Order 00001 received']);
  at('2027-03-14T10:00:00Z');
  await tidyOrders(test.services);
  await look();
  expect(await orders(id)).toMatchObject([{ cycle: 2, state: 'canceled' }]);
  expect(await row(id)).toMatchObject({ state: 'canceled' });
  expect(charges()).toBe(0);
});

it('ends what was canceled when what is paid is over, and what rests after its time [ORD-115, ORD-116]', async () => {
  const ending = await subscribed(undefined, {
    state: 'ending',
    next_at: null,
    ends_at: new Date('2027-02-28T10:00:00Z'),
  });
  at('2027-02-28T09:59:59Z');
  await look();
  expect(await row(ending)).toMatchObject({ state: 'ending' });
  at('2027-02-28T10:00:00Z');
  await look();
  expect(await row(ending)).toMatchObject({ state: 'canceled' });
  expect(await orders(ending)).toEqual([]);
});

it('charges a new price from the first renewal on that is 30 days away, and mails it now [ORD-111]', async () => {
  const id = await subscribed();
  at('2027-02-10T10:00:00Z');
  const change = { siteId: site.siteId, subscriptionId: id, version: null, unit: 1500 } as const;
  await announcePrice(test.services, { ...change, by: { kind: 'person', accountId: anna.accountId } });
  const mail = (await mails()).find(({ to }) => to === 'ada@example.org');
  expect(mail?.subject).toBe('New price for Coffee');
  expect(mail?.text).toContain(
    'From the renewal on March 31, 2027 on, your subscription to Coffee at Test costs $30.00 in place of $24.00.',
  );
  for (const day of ['2027-02-28', '2027-03-31', '2027-04-30']) {
    at(`${day}T10:00:00Z`);
    await look();
  }
  expect((await orders(id)).map(({ total }) => total)).toEqual([2400, 3000, 3000]);
  expect(await events(id)).toContain('priceChanged');
  const last = await subscribed(undefined, { cycles: 1, next_at: null });
  await expect(
    announcePrice(test.services, { ...change, subscriptionId: last, by: { kind: 'buyer' } }),
  ).rejects.toThrow(new CallError('subscription-state'));
});

it('reminds 14 days before a charge of a year or more, once, and of shorter ones where the owner wants it [ORD-111]', async () => {
  const yearly = await subscribed(undefined, {
    period_unit: 'year',
    next_at: new Date('2028-01-31T10:00:00Z'),
  });
  const monthly = await subscribed();
  at('2027-02-20T10:00:00Z');
  await remindOfRenewals(test.services);
  expect(await subjects()).toEqual([]);
  at('2028-01-17T09:59:00Z');
  await look();
  await remindOfRenewals(test.services);
  const before = (await subjects()).length;
  at('2028-01-17T10:00:00Z');
  await remindOfRenewals(test.services);
  await remindOfRenewals(test.services);
  expect((await subjects()).slice(before)).toEqual(['Coffee renews on January 31, 2028']);
  expect(await events(yearly)).toEqual(['reminded']);
  await set('remindsOfShortPeriods', true);
  await set('renewalReminderDays', 3);
  at('2028-01-28T10:00:00Z');
  await remindOfRenewals(test.services);
  expect((await subjects()).length).toBe(before + 2);
  expect((await events(monthly)).at(-1)).toBe('reminded');
});

const NO_CONDITIONS = {
  minimumSubtotal: null,
  minimumPieces: null,
  productIds: null,
  categoryIds: null,
  isForMembers: false,
  emails: null,
  isForFirstOrder: false,
  countries: null,
  leavesOutSales: false,
};
const ADDRESS = {
  name: 'Ada Lovelace',
  company: '',
  line1: '1 Quarry Lane',
  line2: '',
  city: 'Hartford',
  region: 'CT',
  postalCode: '06101',
  country: 'US',
};

it('ends where who pays is erased, charges nothing more, and goes at the provider once it answers [CRM-24, ORD-153]', async () => {
  const id = await subscribed();
  const other = await subscribed(undefined, { email_key: 'bea@example.org', email: 'bea@example.org' });
  const { customerId } = await keptBy(id);
  const person = { siteId: site.siteId, contactId: createId<'contact'>(), emailKeys: ['ada@example.org'] };
  await test.services.db.transaction().execute((trx) => subscriptionData.erase(trx, test.services, person));
  at('2027-02-28T10:00:00Z');
  stripe.calls.length = 0;
  await look();
  expect(await row(id)).toMatchObject({ state: 'canceled', nextAt: null });
  expect(await orders(id)).toEqual([]);
  // Who was not erased goes on.
  expect([(await row(other)).state, (await orders(other)).length]).toEqual(['active', 1]);
  const removals = () => stripe.calls.filter((call) => call.startsWith('DELETE /v1/customers/'));
  stripe.troubles.push('down');
  await removeCustomers(test.services);
  await removeCustomers(test.services);
  await removeCustomers(test.services);
  const path = `DELETE /v1/customers/${customerId}`;
  expect(removals()).toEqual([path, path]);
});

it('says three days before a trial ends what is charged then, one day before a short one, once [MEMB-52]', async () => {
  const tried = (begun: string, ends: string, more: Row = {}) =>
    subscribed(undefined, {
      kind: 'membership',
      title: 'Gold',
      created_at: new Date(begun),
      cycle: 0,
      anchor_at: new Date(ends),
      next_at: new Date(ends),
      trial_ends_at: new Date(ends),
      ...more,
    });
  const long = await tried('2027-01-31T10:00:00Z', '2027-02-14T10:00:00Z');
  const short = await tried('2027-02-11T10:00:00Z', '2027-02-14T10:00:00Z', { title: 'Silver' });
  // Of a year the reminder of 14 days would come with the trial itself.
  await tried('2027-01-31T10:00:00Z', '2027-02-14T10:00:00Z', { title: 'Club', period_unit: 'year' });
  // Nothing is charged of what was canceled.
  await tried('2027-01-31T10:00:00Z', '2027-02-14T10:00:00Z', { title: 'Bronze', state: 'ending' });
  const sentAt = async (moment: string) => {
    at(moment);
    const before = (await subjects()).length;
    await remindOfRenewals(test.services);
    await remindOfRenewals(test.services);
    return (await subjects()).slice(before).toSorted();
  };
  expect(await sentAt('2027-02-11T09:59:00Z')).toEqual([]);
  expect(await sentAt('2027-02-11T10:00:00Z')).toEqual([
    'Your trial of Club ends on February 14, 2027',
    'Your trial of Gold ends on February 14, 2027',
  ]);
  expect(await events(long)).toEqual(['reminded']);
  expect(await sentAt('2027-02-13T09:59:00Z')).toEqual([]);
  expect(await sentAt('2027-02-13T10:00:00Z')).toEqual(['Your trial of Silver ends on February 14, 2027']);
  expect(await events(short)).toEqual(['reminded']);
  // The charges that follow are renewals.
  at('2027-02-14T10:00:00Z');
  await look();
  expect(await sentAt('2027-03-12T10:00:00Z')).toEqual([]);
});
