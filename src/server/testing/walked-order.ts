import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { markPaid } from '#server/orders/mark-paid.ts';
import { fulfilOrder } from '#server/orders/fulfil-order.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import { loadOrder } from '#server/orders/queries.ts';
import type { OrderId, OrderLineId } from '#server/orders/tables.ts';
import { SAMPLE_ADDRESS, SampleCarts } from '#server/orders/testing/sample-carts.ts';
import type { Services } from '#server/platform/services.ts';
import { addDonations, DONATION_ROWS } from './walked-donations.ts';
import { addGiftCards, GIFT_CARD_ROWS } from './walked-gift-cards.ts';
import { addSubscriptions, SUBSCRIPTION_ROWS } from './walked-subscriptions.ts';

export const ORDER_ROWS = [
  'order',
  'newOrder',
  'newOrderLine',
  'cancelableOrder',
  'pickupOrder',
  'sentOrder',
  'parcel',
  'trackedOrder',
  'trackedParcel',
  'paidOrder',
  'testOrder',
  'partOrder',
  'partOrderLine',
  'paymentDifference',
  'withdrawal',
  'productReview',
  ...DONATION_ROWS,
  ...GIFT_CARD_ROWS,
  ...SUBSCRIPTION_ROWS,
] as const;
type OrderRow = (typeof ORDER_ROWS)[number];

/** Orders in each of the states that a call needs: new ones, and two of which a piece was sent. */
export async function addOrders(
  services: Services,
  siteId: SiteId,
  accountId: AccountId,
  name: string,
): Promise<Readonly<Record<OrderRow, string>>> {
  const order = () => addOrder(services, siteId, name);
  const send = ({ orderId, lineId }: Awaited<ReturnType<typeof order>>) =>
    fulfilOrder(services, {
      siteId,
      orderId,
      accountId,
      version: 0,
      lines: [{ lineId, pieces: 1 }],
      carrier: name,
      tracking: '',
      url: '',
      isMailed: false,
    });
  const [read, fresh, cancelable, sent, tracked, paid, part] = [
    await order(),
    await order(),
    await order(),
    await order(),
    await order(),
    await order(),
    await order(),
  ];
  const money = { amount: 200, day: '2026-11-26', reference: name };
  await markPaid(services, { siteId, orderId: paid.orderId, accountId, version: 0, ...money });
  await send(part);
  const tried = await order();
  await services.db
    .updateTable('orders')
    .set({ is_test: true })
    .where('site_id', '=', siteId)
    .where('id', '=', tried.orderId)
    .execute();
  const pickup = await order();
  await services.db
    .updateTable('orders')
    .set({ delivery_option: JSON.stringify({ name, isPickup: true }) })
    .where('site_id', '=', siteId)
    .where('id', '=', pickup.orderId)
    .execute();
  const differenceId = createId<'payment-difference'>();
  await services.db
    .insertInto('payment_differences')
    .values({
      site_id: siteId,
      id: differenceId,
      provider: 'stripe',
      kind: 'payment',
      subject: name,
      order_id: paid.orderId,
      provider_id: name,
      currency: 'USD',
      here: 200,
      there: 100,
      found_at: new Date(services.now()),
      settled_at: null,
      account_id: null,
    })
    .execute();
  const withdrawalId = createId<'withdrawal'>();
  const at = new Date(services.now());
  await services.db
    .insertInto('withdrawals')
    .values({ site_id: siteId, order_id: read.orderId, id: withdrawalId, at })
    .execute();
  const reviewId = createId<'product-review'>();
  await services.db
    .insertInto('product_reviews')
    .values({
      site_id: siteId,
      id: reviewId,
      order_id: sent.orderId,
      product_id: createId<'document'>(),
      product_title: name,
      email_key: '',
      rating: 5,
      name,
      text: name,
      state: 'pending',
      created_at: new Date(services.now()),
    })
    .execute();
  return {
    productReview: reviewId,
    ...(await addDonations(services, siteId, accountId, name)),
    ...(await addGiftCards(services, siteId, paid.orderId, name)),
    ...(await addSubscriptions(services, siteId, name)),
    withdrawal: withdrawalId,
    paymentDifference: differenceId,
    testOrder: tried.orderId,
    paidOrder: paid.orderId,
    partOrder: part.orderId,
    partOrderLine: part.lineId,
    pickupOrder: pickup.orderId,
    order: read.orderId,
    newOrder: fresh.orderId,
    newOrderLine: fresh.lineId,
    cancelableOrder: cancelable.orderId,
    sentOrder: sent.orderId,
    parcel: await send(sent),
    trackedOrder: tracked.orderId,
    trackedParcel: await send(tracked),
  };
}

async function addOrder(
  services: Services,
  siteId: SiteId,
  name: string,
): Promise<{ readonly orderId: OrderId; readonly lineId: OrderLineId }> {
  const carts = new SampleCarts(siteId);
  const cartId = carts.add([{ variantId: createId(), title: name, pieces: 2, price: 100 }]);
  const request = carts.request(cartId, { billing: { ...SAMPLE_ADDRESS, name } });
  const placed = await placeOrder(services, request, carts);
  if (placed.kind !== 'placed') throw new Error(`The order was not placed: ${placed.kind}`);
  const { orderId } = placed;
  const lineId = (await loadOrder(services.db, siteId, orderId))?.lines[0]?.id;
  if (lineId === undefined) throw new Error('The order has no line');
  return { orderId, lineId };
}
