import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/** An order that is a charge of a subscription. */
export interface Charge {
  readonly orderId: OrderId;
  readonly subscriptionId: Id<'subscription'>;
  readonly cycle: number;
  readonly total: number;
  readonly openedAt: Date;
  /** Until when it can be paid. */
  readonly dueAt: Date | null;
  /** It began the subscription. */
  readonly isFirst: boolean;
}

/** The charge that an order is; null for any other order. */
export async function findCharge(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
): Promise<Charge | null> {
  const order = await trx
    .selectFrom('orders')
    .select([
      'subscription_id as subscriptionId',
      'cycle',
      'total',
      'created_at as openedAt',
      'due_at as dueAt',
      'begins',
    ])
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined || order.subscriptionId === null || order.cycle === null) return null;
  const { subscriptionId, cycle, begins, ...facts } = order;
  return { ...facts, orderId, subscriptionId, cycle, isFirst: begins !== null };
}
