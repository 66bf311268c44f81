import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SiteId } from '#domain/documents/record.ts';
import { NOTHING_WITHHELD } from '#domain/gating/withheld-documents.ts';
import { createId } from '#lib/id.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import { addToCart } from '#server/carts/add-to-cart.ts';
import { priceStoredCart } from '#server/carts/price-stored-cart.ts';
import { setCodes } from '#server/carts/set-codes.ts';
import type { CartId } from '#server/carts/tables.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { createDiscount } from '#server/discounts/save-discount.ts';
import { sampleDiscount } from '#server/discounts/testing/sample-discount.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { connectStripe } from '#server/payments/stripe/connect-stripe.ts';
import { STAND_IN_LIVE_KEY, StripeStandIn } from '#server/payments/stripe/testing/stripe-stand-in.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { placeOrder } from '../place-order.ts';
import type { OrderId } from '../tables.ts';
import { SAMPLE_ADDRESS } from '../testing/sample-carts.ts';
import { followPayment } from './follow-payment.ts';
import { paidOrder } from './paid-order.ts';

let test: TestServices;
let stripe: StripeStandIn;
let siteId: SiteId;
let jug: BuiltProduct;

beforeAll(async () => {
  stripe = await StripeStandIn.start();
  test = await createTestServices({ config: { stripeApiUrl: stripe.url } });
});
afterAll(async () => {
  await test.close();
  await stripe.stop();
});
beforeEach(async () => {
  ({ siteId } = await buildSite(test.services));
  const built = await buildShop(test.services, siteId, [{ title: 'Jug', prices: [5000], type: 'service' }]);
  [jug] = built as [BuiltProduct];
  await connectStripe(test.services, siteId, STAND_IN_LIVE_KEY);
});

async function putIn(cartId: CartId | null): Promise<CartId> {
  const newTokenHash = hashToken(createToken());
  const holder = { siteId, cartId, memberId: null, newTokenHash, withheld: NOTHING_WITHHELD };
  const item = { productId: jug.productId, variantId: jug.variantIds[0] ?? ('' as never), answers: [] };
  const added = await addToCart(test.services, holder, [{ item, pieces: 1, as: 'more' }]);
  return added.cartId ?? ('' as never);
}

/** A guest's cart with a jug and a code that takes 500 off. */
async function cartWith(code: string): Promise<CartId> {
  const cartId = await putIn(null);
  await setCodes(test.services, siteId, cartId, [code]);
  return cartId;
}

async function order(
  cartId: CartId,
  expectedTotal: number,
  provider: 'manual' | 'stripe' | 'test' = 'stripe',
) {
  const { version } = await test.services.db
    .selectFrom('carts')
    .select('version')
    .where('site_id', '=', siteId)
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow();
  const placed = await placeOrder(test.services, {
    siteId,
    cartId,
    cartVersion: version,
    expectedTotal,
    submissionKey: createId(),
    contact: { email: 'ada@example.org', phone: '', language: 'en', networkAddress: null },
    delivery: null,
    billing: SAMPLE_ADDRESS,
    note: '',
    consents: [],
    provider,
    tester: provider === 'test' ? createId<'account'>() : null,
    memberId: null,
  });
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  const paymentId = (await paidOrder(test.services.db, siteId, placed.token))?.paymentId ?? ('' as never);
  if (provider !== 'stripe') return { orderId: placed.orderId, paymentId, sessionId: '' };
  const followed = await followPayment(test.services, siteId, paymentId);
  return { orderId: placed.orderId, paymentId, sessionId: followed?.payUrl?.split('/').at(-1) ?? '' };
}

async function expired(cartId: CartId) {
  const awaited = await order(cartId, 4500);
  test.clock.advance(31 * 60_000);
  await test.runDueJobs();
  expect((await row(awaited.orderId)).state).toBe('expired');
  return awaited;
}

const row = (orderId: OrderId) =>
  test.services.db
    .selectFrom('orders')
    .select(['state', 'payment_word as payment'])
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
const uses = async () =>
  (
    await test.services.db
      .selectFrom('discounts')
      .select('uses')
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow()
  ).uses;

async function useOnce(code: string): Promise<void> {
  const fields = { ...sampleDiscount(code, code), useLimit: 1 };
  await createDiscount(test.services, { siteId, triggers: ['code', 'automatic'], fields });
}

async function totalOf(cartId: CartId) {
  const customer = { email: 'bea@example.org' };
  const found = await priceStoredCart(test.services.db, siteId, cartId, { now: test.clock.now, customer });
  return found?.priced.grandTotalCents;
}

it('holds the use of a code while a payment is awaited, and gives it back when it expires [ORD-53, ORD-87]', async () => {
  await useOnce('LAST');
  const other = await cartWith('LAST');
  const awaited = await order(await cartWith('LAST'), 4500);
  expect([await uses(), await totalOf(other)]).toEqual([1, 5000]);
  test.clock.advance(31 * 60_000);
  await test.runDueJobs();
  expect((await row(awaited.orderId)).state).toBe('expired');
  expect([await uses(), await totalOf(other)]).toEqual([0, 4500]);
});

it('takes no use of a code for a test order, and makes nobody a contact by it [ORD-107]', async () => {
  await useOnce('LAST');
  const { orderId } = await order(await cartWith('LAST'), 4500, 'test');
  const { isTest } = await test.services.db
    .selectFrom('orders')
    .select('is_test as isTest')
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const people = await test.services.db
    .selectFrom('contacts')
    .select('id')
    .where('site_id', '=', siteId)
    .execute();
  expect([isTest, await uses(), people]).toEqual([true, 0, []]);
});

it('takes the use of a code again for money that comes late, and gives the money back where it is gone [ORD-53, ORD-162]', async () => {
  await useOnce('LAST');
  const first = await expired(await cartWith('LAST'));
  stripe.pay(first.sessionId, 'pay');
  await followPayment(test.services, siteId, first.paymentId);
  expect(await row(first.orderId)).toEqual({ state: 'pending', payment: 'paid' });
  expect(await uses()).toBe(1);
  await test.services.db.deleteFrom('discounts').where('site_id', '=', siteId).execute();
  await useOnce('ONE');
  const second = await expired(await cartWith('ONE'));
  const between = await order(await cartWith('ONE'), 4500, 'manual');
  stripe.pay(second.sessionId, 'pay');
  await followPayment(test.services, siteId, second.paymentId);
  expect(await row(second.orderId)).toEqual({ state: 'canceled', payment: 'refunded' });
  expect(stripe.ledger.refunds.at(-1)?.amount).toBe(4500);
  expect((await row(between.orderId)).state).toBe('received');
  expect(await uses()).toBe(1);
});

it('closes the cart that was paid, unless something was put into it meanwhile [ORD-07, ORD-87]', async () => {
  const isOpen = async (cartId: CartId) => {
    const { purchasedAt } = await test.services.db
      .selectFrom('carts')
      .select('purchased_at as purchasedAt')
      .where('site_id', '=', siteId)
      .where('id', '=', cartId)
      .executeTakeFirstOrThrow();
    return purchasedAt === null;
  };
  const [same, changed] = [await putIn(null), await putIn(null)];
  const orders = [await order(same, 5000), await order(changed, 5000)];
  await putIn(changed);
  for (const { paymentId, sessionId } of orders) {
    stripe.pay(sessionId, 'pay');
    await followPayment(test.services, siteId, paymentId);
  }
  for (const { orderId } of orders) expect((await row(orderId)).payment).toBe('paid');
  expect([await isOpen(same), await isOpen(changed)]).toEqual([false, true]);
});
