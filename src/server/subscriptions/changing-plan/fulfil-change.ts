import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { fulfilByItself } from '#server/orders/fulfil-by-itself.ts';
import { holdAnyOrder } from '#server/orders/hold-order.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * The order of a change of plan counts as sent now that the change has taken effect (ORD-101). The transaction holds the
 * subscription, as locks are taken.
 */
export async function fulfilChange(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  at: Date,
): Promise<void> {
  const order = await holdAnyOrder(trx, siteId, orderId);
  if (order.state !== 'pending') return;
  await fulfilByItself(trx, siteId, { ...order, isOfPlan: true }, at);
}
