import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createId, type Id } from '#lib/id.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor } from '#server/documents/testing/sign-in-contributor.ts';
import { chasePayments } from '#server/orders/paying/chase-payments.ts';
import { connectStripe } from '#server/payments/stripe/connect-stripe.ts';
import { STAND_IN_LIVE_KEY, StripeStandIn } from '#server/payments/stripe/testing/stripe-stand-in.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { openStore } from '#server/store/open-store.ts';
import { cancelSubscription } from '../managing/cancel-subscription.ts';
import { changeMethod } from '../managing/change-method.ts';
import { pauseSubscription } from '../managing/pause-subscription.ts';
import { resumeSubscription } from '../managing/resume-subscription.ts';
import { takeBackCancellation } from '../managing/take-back-cancellation.ts';
import { addSampleSubscription } from '../testing/sample-subscription.ts';
import { renewDue } from './renew-due.ts';
import { tryAgain } from './try-again.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
let stripe: StripeStandIn;
let site: BuiltSite;

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
  const anna = await signInContributor(test.app, test.services, site, 'Anna');
  const made = { siteId: site.siteId, accountId: anna.accountId, at: new Date(test.clock.now) };
  await test.services.db.transaction().execute((trx) => openStore(trx, made));
  await connectStripe(test.services, site.siteId, STAND_IN_LIVE_KEY);
});

/** The same numbers each time. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

const SEEDS = (process.env.SEEDS ?? '7').split(',').map(Number);
it.each(SEEDS)(
  '%i charges each period once at most, whatever its buyer and several workers do at once while answers are lost [ORD-79, ORD-110, ORD-113]',
  async (seed) => {
    const { services } = test;
    const { siteId } = site;
    const { db } = services;
    const next = numbersFrom(seed);
    const customerId = `cus_${createId()}`;
    const good = stripe.ledger.kept.keep(customerId, '4242424242424242');
    const declined = stripe.ledger.kept.keep(customerId, '4000000000000341');
    const ids: Id<'subscription'>[] = [];
    for (let count = 0; count < 8; count += 1) {
      const { id } = await addSampleSubscription(services, siteId, {
        provider: 'stripe',
        customer_id: customerId,
        method_id: count % 2 === 0 ? good : declined,
        period_unit: 'week',
        next_at: new Date('2027-02-07T10:00:00Z'),
      });
      ids.push(id);
    }
    const faults: unknown[] = [];
    const calm = (work: Promise<unknown>) =>
      work.catch((error: unknown) => {
        if (!(error instanceof CallError)) faults.push(error);
      });
    const acts = [
      () => renewDue(services),
      () => test.consumeEvents(),
      () => chasePayments(services),
      ...ids.flatMap((subscriptionId) => {
        const change = { siteId, subscriptionId, version: null, by: { kind: 'buyer' } } as const;
        const method = { brand: 'visa', last4: '4242', expires: '' };
        return [
          () => renewDue(services),
          () => tryAgain(services, siteId, subscriptionId),
          () => pauseSubscription(services, change),
          () => resumeSubscription(services, change),
          () =>
            next(8) === 0
              ? cancelSubscription(services, { ...change, isAtOnce: false, isRefunded: false })
              : resumeSubscription(services, change),
          () => takeBackCancellation(services, change),
          () =>
            changeMethod(services, {
              ...change,
              provider: 'stripe',
              kept: { customerId, methodId: next(3) === 0 ? declined : good, method },
            }),
        ];
      }),
    ];
    for (let round = 0; round < 60; round += 1) {
      if (next(3) === 0)
        stripe.troubles.push((['lost-before', 'lost-after', 'down'] as const)[next(3)] ?? 'none');
      await Promise.all(
        Array.from({ length: 12 }, () => {
          const act = acts[next(acts.length)] ?? acts[0];
          return calm(act?.() ?? Promise.resolve());
        }),
      );
      test.clock.advance(next(3) * DAY_MS + 1000);
    }
    stripe.troubles.length = 0;
    test.clock.advance(DAY_MS);
    await chasePayments(services);
    await test.consumeEvents();
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'subscription_id as of', 'cycle', 'state', 'total', 'paid', 'refunded'])
      .where('site_id', '=', siteId)
      .execute();
    const payments = await db
      .selectFrom('payments')
      .select(['order_id as orderId', 'paid', 'status'])
      .where('site_id', '=', siteId)
      .execute();
    const taken = [...stripe.ledger.intents.values()]
      .filter((i) => i.customer === customerId)
      .reduce((sum, intent) => sum + intent.amount_received, 0);
    expect(faults).toEqual([]);
    expect(orders.length).toBeGreaterThan(5);
    for (const { id, total, paid, state } of orders) {
      const paying = payments.filter(({ orderId, paid: part }) => orderId === id && part > 0);
      expect(paying.length).toBeLessThanOrEqual(1);
      expect([0, total]).toContain(paid);
      expect(['awaitingPayment', 'expired'].includes(state) && paid > 0).toBe(false);
    }
    expect(taken).toBe(orders.reduce((sum, { paid }) => sum + paid, 0));
  },
);
