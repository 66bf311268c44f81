import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { OPEN_STATUSES } from '#server/payments/payment-provider.ts';
import type { PaymentId } from '#server/payments/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import type { HeldOrder } from './hold-order.ts';
import { settleStock } from './hold-stock.ts';
import { availabilityChanged, renewalFailed } from './order-happened.ts';

/**
 * A renewal whose attempt has failed goes on waiting: until the next one it holds no pieces (ORD-112). The same told again
 * is told once more, and known by its payment. The transaction holds the order.
 */
export async function settleFailedRenewal(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  { paymentId, at }: { readonly paymentId: PaymentId | null; readonly at: Date },
): Promise<void> {
  const { open } = await trx
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .where('status', 'in', [...OPEN_STATUSES])
    .executeTakeFirstOrThrow();
  // What an attempt that is under way holds stays held.
  if (order.reservation === 'held' && Number(open) === 0) {
    await trx
      .updateTable('orders')
      .set({ reservation: 'released', version: order.version + 1 })
      .where('site_id', '=', siteId)
      .where('id', '=', order.id)
      .execute();
    await settleStock(trx, siteId, order.id, 'released', at);
    await recordEvents(trx, availabilityChanged, [{ siteId, subject: order.id, params: {}, at }]);
  }
  if (paymentId === null) return;
  await recordEvents(trx, renewalFailed, [{ siteId, subject: order.id, params: { paymentId }, at }]);
}
