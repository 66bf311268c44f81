import type { Transaction } from 'kysely';
import { canBecome } from '#domain/orders/order-states.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { cancelHeldOrder } from '#server/orders/cancel-order.ts';
import { holdAnyOrder } from '#server/orders/hold-order.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

const SYSTEM = { kind: 'system' } as const;

/**
 * Gives up the order of a change of plan that cannot be had any more: its member and the owner are told, and what was paid goes
 * back whole, unless a bank asks it back already (MEMB-55, ORD-162). One that is given up stays as it is. The transaction
 * holds the subscription, as locks are taken.
 */
export async function giveUpChange(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  { why, at }: { readonly why: 'unpaid' | 'late'; readonly at: Date },
): Promise<void> {
  const order = await holdAnyOrder(trx, siteId, orderId);
  const isOpen = why === 'unpaid' ? order.state === 'received' : canBecome(order.state, 'canceled');
  if (!isOpen) return;
  const disputed = await trx
    .selectFrom('disputes')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  const options = { isRefunded: disputed === undefined, isRestocked: true, isMailed: true } as const;
  const reason = { isUnpaid: why === 'unpaid', isLate: why === 'late' };
  await cancelHeldOrder(trx, siteId, order, { ...options, ...reason, by: SYSTEM, at });
}
