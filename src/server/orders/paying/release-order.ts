import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { CallOutside } from '#server/platform/network/call-outside.ts';
import type { Services } from '#server/platform/services.ts';
import type { OrderId } from '../tables.ts';
import { followPayment, type FollowedTo } from './follow-payment.ts';

/**
 * Ends the payment of an order that waits for it, and gives back what it held; one that turns out to be paid is placed
 * instead (ORD-87). Null where the order waits for none.
 */
export async function releaseOrder(
  services: Services,
  siteId: SiteId,
  orderId: OrderId,
  callProvider = services.callService,
): Promise<FollowedTo | null> {
  const payment = await services.db
    .selectFrom('payments')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return payment === undefined
    ? null
    : followPayment(services, siteId, payment.id, { isEnding: true, callProvider });
}

/** The same of the order that a cart waits for, whose buyer is back: they go on with the cart (ORD-87). */
export async function releaseCart(
  services: Services,
  siteId: SiteId,
  cartId: Id<'cart'>,
  callProvider: CallOutside,
): Promise<void> {
  const order = await services.db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('state', '=', 'awaitingPayment')
    .executeTakeFirst();
  if (order !== undefined) await releaseOrder(services, siteId, order.id, callProvider);
}

/** The same of what a member pays in another checkout for a plan that they are about to pay for in this one. */
export async function releasePlan(
  services: Services,
  siteId: SiteId,
  { planId, memberId }: { readonly planId: Id<'member-plan'>; readonly memberId: Id<'member'> },
  callProvider: CallOutside,
): Promise<void> {
  const orders = await services.db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('begins', 'is not', null)
    .where(sql<boolean>`begins -> 'terms' ->> 'planId' = ${planId}`)
    .where('state', 'in', ['awaitingPayment', 'received'])
    .where('state', '=', 'awaitingPayment')
    .where('member_id', '=', memberId)
    .execute();
  for (const { id } of orders) await releaseOrder(services, siteId, id, callProvider);
}
