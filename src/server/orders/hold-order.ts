import { sql, type Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { selfFulfilledKinds } from '#domain/orders/self-fulfilled-kinds.ts';
import { isAsked, type OrdersAsked } from '#domain/orders/order-kind.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { OrderId } from './tables.ts';

/** An order that the transaction holds until it ends; `not-found` where the site has none such, or it was never placed. */
export async function holdOrder(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  asked: OrdersAsked = 'orders',
) {
  const order = await holdAnyOrder(trx, siteId, orderId);
  if (order.placedAt === null || !isAsked(order.kind, asked)) throw new CallError('not-found');
  return order;
}

/**
 * The same with those whose payment is awaited, and those that expired. `unsent` are its pieces that nobody sends and that
 * do not count as sent yet (ORD-101).
 */
export async function holdAnyOrder(trx: Transaction<Database>, siteId: SiteId, orderId: OrderId) {
  const order = await trx
    .selectFrom('orders')
    .select([
      'id',
      'state',
      'reservation',
      'currency',
      'total',
      'tax',
      'paid',
      'refunded',
      'gift_paid as giftPaid',
      'returned',
      'version',
      'kind',
      'is_test as isTest',
      'cart_id as cartId',
      'cart_version as cartVersion',
      'placed_at as placedAt',
      'due_at as dueAt',
      'subscription_id as subscriptionId',
      'begins',
      'member_id as memberId',
      'email',
      // A change of plan can come too late for its money: it counts as sent when it takes effect.
      sql<boolean>`coalesce(begins->'terms'->>'kind' = 'membership' and begins->'changes' is null, false)
        or exists (select 1 from subscriptions subscription where subscription.site_id = orders.site_id
          and subscription.id = orders.subscription_id and subscription.kind = 'membership')`.as('isOfPlan'),
    ])
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new CallError('not-found');
  const { fulfilled, unsent } = await trx
    .selectFrom('order_lines')
    .select(({ fn, eb }) => [
      fn.sum<string | null>('fulfilled').as('fulfilled'),
      fn
        .sum<string | null>(eb(eb('pieces', '-', eb.ref('canceled')), '-', eb.ref('fulfilled')))
        .filterWhere('kind', 'in', [...selfFulfilledKinds(order.isOfPlan)])
        .as('unsent'),
    ])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { ...order, fulfilled: Number(fulfilled), unsent: Number(unsent) };
}

export type HeldOrder = Awaited<ReturnType<typeof holdOrder>>;
