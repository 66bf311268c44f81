import type { Transaction } from 'kysely';
import { selfFulfilledKinds } from '#domain/orders/self-fulfilled-kinds.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Database } from '#server/platform/database/database.ts';
import { addOrderEvent } from './add-order-event.ts';
import { followFulfilment } from './fulfil-order.ts';
import type { HeldOrder } from './hold-order.ts';

/** What nobody sends of a paid order counts as sent: digital goods, donations and plans (ORD-101). Answers what the order is then. */
export async function fulfilByItself(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  at: Date,
): Promise<HeldOrder> {
  await trx
    .updateTable('order_lines')
    .set((line) => ({ fulfilled: line('pieces', '-', line.ref('canceled')) }))
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .where('kind', 'in', [...selfFulfilledKinds(order.isOfPlan)])
    .execute();
  const state = await followFulfilment(trx, siteId, order);
  // That a donation was given, or a plan paid, is all that there is to tell.
  if (order.kind !== 'donation' && !order.isOfPlan)
    await addOrderEvent(trx, siteId, order.id, { kind: 'fulfilled', by: { kind: 'system' }, at });
  return {
    ...order,
    state,
    version: order.version + 1,
    fulfilled: order.fulfilled + order.unsent,
    unsent: 0,
  };
}
