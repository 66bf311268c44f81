import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { MemberPlanFields } from '#domain/members/member-plan.ts';
import { createId } from '#lib/id.ts';
import { buildShop } from '#server/carts/testing/build-shop.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { savePlan } from '#server/gating/plans.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { openStore } from '#server/store/open-store.ts';
import { renewDue } from '../renewing/renew-due.ts';
import { addSampleSubscription } from '../testing/sample-subscription.ts';
import { earlierPrices } from './earlier-prices.ts';
import { moveToPrice } from './move-to-price.ts';
import { moveToPriceJob } from './move-to-price-job.ts';

let test: TestApp;
let siteId: SiteId;
const accountId: AccountId = createId<'account'>();
const GOLD: MemberPlanFields = {
  name: 'Gold',
  description: '',
  benefits: [],
  image: null,
  areaIds: [],
  visibility: 'public',
  isOpen: true,
  opensAt: null,
  closesAt: null,
  places: null,
  price: { kind: 'recurring', monthly: 2_500, yearly: null, trialDays: null },
};

beforeAll(async () => {
  test = await createTestApp([]);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(Date.parse('2027-01-15T10:00:00Z') - test.services.now());
  ({ siteId } = await buildSite(test.services));
  const opening = { siteId, accountId, at: new Date(test.services.now()) };
  await test.services.db.transaction().execute((trx) => openStore(trx, opening));
});

function line(productId: string, variantId: string, unitPrice: number) {
  return {
    productId,
    variantId,
    kind: 'service',
    title: 'Gold',
    optionText: '',
    sku: '',
    pieces: 1,
    unitPrice,
    isOnSale: false,
    taxClass: 'standard',
    weightGrams: 0,
    image: null,
    categoryIds: [],
    answers: [],
  };
}

type More = Parameters<typeof addSampleSubscription>[2];

/** Begun on 15 January 2027, charged on the 15th of each month. */
async function subscribe(of: string, unitPrice: number, more: More = {}, productId = of) {
  const { id } = await addSampleSubscription(test.services, siteId, {
    kind: 'membership',
    title: 'Gold',
    option_text: '',
    pieces: 1,
    anchor_at: new Date('2027-01-15T10:00:00Z'),
    next_at: new Date('2027-02-15T10:00:00Z'),
    price: JSON.stringify({ lines: [line(productId, of, unitPrice)], delivery: null, discounts: [] }),
    ...more,
  });
  return id;
}

const shown = async () =>
  (await earlierPrices(test.services, siteId)).map(
    ({ title, optionText, period: { value, unit }, amount, count, lowest, highest }) =>
      `${title}${optionText} ${value} ${unit}: ${count} at ${lowest} to ${highest}, now ${amount}`,
  );
const toGold = (planId: string) =>
  ({
    siteId,
    accountId,
    productId: planId,
    variantId: planId,
    unit: 'month',
    value: 1,
    amount: 2_500,
  }) as const;
const newPriceMails = async () => {
  const rows = await test.services.db
    .selectFrom('outbox_mails')
    .select(['recipient', 'text_body as text'])
    .where('site_id', '=', siteId)
    .orderBy('recipient')
    .execute();
  return rows.map(({ recipient, text }) => ({ recipient, text: text.replaceAll('\u{a0}', ' ') }));
};

it('moves all members of a plan to its price of now, each with a mail 30 days before the first charge at it, once [MEMB-56]', async () => {
  const planId = await savePlan(test.services, siteId, null, GOLD);
  const plan = { plan_id: planId };
  await subscribe(planId, 1_000, { ...plan, email: 'ada@example.org' });
  await subscribe(planId, 2_000, { ...plan, email: 'bob@example.org' });
  await subscribe(planId, 2_500, { ...plan, email: 'new@example.org' });
  await subscribe(planId, 1_000, { ...plan, email: 'gone@example.org', state: 'canceled', next_at: null });
  await subscribe(planId, 1_000, { ...plan, email: 'going@example.org', state: 'ending', next_at: null });
  await subscribe(planId, 1_000, { ...plan, email: 'test@example.org', is_test: true });
  await subscribe(planId, 9_000, { ...plan, email: 'year@example.org', period_unit: 'year' });
  expect(await shown()).toEqual(['Gold 1 month: 2 at 1000 to 2000, now 2500']);
  // Until somebody is moved, each pays what was agreed.
  expect(await newPriceMails()).toEqual([]);
  await test.services.jobs.enqueue(moveToPriceJob, toGold(planId));
  await test.runJobs('move-to-price');
  expect(await shown()).toEqual([]);
  const mails = await newPriceMails();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['ada@example.org', 'bob@example.org']);
  for (const { text } of mails) {
    expect(text).toContain('$25.00');
    // 15 February is 31 days away.
    expect(text).toContain('February 15, 2027');
  }
  await moveToPrice(test.services, toGold(planId));
  expect(await newPriceMails()).toHaveLength(2);
  test.clock.advance(31.1 * 86_400_000);
  await renewDue(test.services);
  const charged = await test.services.db
    .selectFrom('orders')
    .select(['email', 'total'])
    .where('site_id', '=', siteId)
    .where('email', 'in', ['ada@example.org', 'bob@example.org', 'new@example.org'])
    .orderBy('email')
    .execute();
  expect(charged.map(({ total }) => total)).toEqual([2_500, 2_500, 2_500]);
});

it('charges the agreed price once more where the next charge is less than 30 days away [MEMB-56, ORD-111]', async () => {
  const planId = await savePlan(test.services, siteId, null, GOLD);
  await subscribe(planId, 1_000, { plan_id: planId });
  test.clock.advance(2 * 86_400_000);
  await moveToPrice(test.services, toGold(planId));
  const [mail] = await newPriceMails();
  expect(mail?.text).toContain('March 15, 2027');
  const totals = async () => {
    const rows = await test.services.db
      .selectFrom('orders')
      .select('total')
      .where('site_id', '=', siteId)
      .orderBy('cycle')
      .execute();
    return rows.map(({ total }) => total);
  };
  test.clock.advance(29.1 * 86_400_000);
  await renewDue(test.services);
  test.clock.advance(28.1 * 86_400_000);
  await renewDue(test.services);
  expect(await totals()).toEqual([1_000, 2_500]);
});

it('offers nobody to be moved whose last charge is less than 30 days away [MEMB-56, ORD-111]', async () => {
  const planId = await savePlan(test.services, siteId, null, GOLD);
  const more = { plan_id: planId };
  await subscribe(planId, 1_000, { ...more, cycles: 2, cycle: 1 });
  await subscribe(planId, 1_000, { ...more, cycles: 3, cycle: 1 });
  await subscribe(planId, 1_000, { ...more, cycles: 0 });
  expect(await shown()).toEqual([expect.stringContaining('3 at 1000 to 1000')]);
  // The last of two charges is on February 15.
  test.clock.advance(2 * 86_400_000);
  expect(await shown()).toEqual([expect.stringContaining('2 at 1000 to 1000')]);
  await moveToPrice(test.services, toGold(planId));
  expect(await newPriceMails()).toHaveLength(2);
  // Of three it is on March 15.
  await subscribe(planId, 1_000, { ...more, cycles: 3, cycle: 1 });
  expect(await shown()).toEqual([expect.stringContaining('1 at 1000 to 1000')]);
  test.clock.advance(28 * 86_400_000);
  expect(await shown()).toEqual([]);
});

it('counts a plan that waits and a price that was told, not what is charged until then [MEMB-55, MEMB-56]', async () => {
  const planId = await savePlan(test.services, siteId, null, GOLD);
  const other = createId();
  const lines = [line(planId, planId, 1_500)];
  const period = { value: 1, unit: 'month' } as const;
  const waits = { lines, plan: { id: planId, title: 'Gold', period } };
  await subscribe(other, 500, { plan_id: planId, pending_change: JSON.stringify(waits) });
  const told = { variantId: planId, unit: 'month', unitPrice: 2_000, from: '2027-02-14T10:00:00Z' } as const;
  await subscribe(planId, 1_000, { plan_id: planId, pending_change: JSON.stringify({ newPrice: told }) });
  expect(await shown()).toEqual(['Gold 1 month: 2 at 1500 to 2000, now 2500']);
});

it('moves who subscribes to a variant of a product, and leaves those of another one [MEMB-56, ORD-111]', async () => {
  const plan = { billingPeriod: { value: 2, unit: 'week' }, numBillingCycles: 0 } as const;
  const [coffee] = await buildShop(test.services, siteId, [
    { title: 'Coffee', prices: [1_200, 2_200], type: 'service', plan },
  ]);
  if (coffee === undefined) throw new Error('there is a product');
  const [small = '', medium = ''] = coffee.variantIds;
  const rhythm = { kind: 'product', period_value: 2, period_unit: 'week' } as const;
  await subscribe(small, 1_000, rhythm, coffee.productId);
  const untouched = await subscribe(medium, 2_000, rhythm, coffee.productId);
  // How often it is charged is not what is sold now.
  await subscribe(small, 1_000, { ...rhythm, period_value: 1 }, coffee.productId);
  expect(await shown()).toEqual([
    'CoffeeMedium 2 week: 1 at 2000 to 2000, now 2200',
    'CoffeeSmall 2 week: 1 at 1000 to 1000, now 1200',
  ]);
  const { productId } = coffee;
  await moveToPrice(test.services, {
    siteId,
    accountId,
    productId,
    variantId: small,
    unit: 'week',
    value: 2,
    amount: 1_200,
  });
  expect(await shown()).toEqual(['CoffeeMedium 2 week: 1 at 2000 to 2000, now 2200']);
  const { pending_change: pending } = await test.services.db
    .selectFrom('subscriptions')
    .select('pending_change')
    .where('id', '=', untouched)
    .executeTakeFirstOrThrow();
  expect(pending).toBeNull();
});
