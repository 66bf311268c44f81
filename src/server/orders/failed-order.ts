import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { OrdersAsked } from '#domain/orders/order-kind.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import type { Database } from '#server/platform/database/database.ts';
import { loadExpiredOrder } from './queries.ts';
import type { OrderId } from './tables.ts';

const paymentIdSchema = idSchema<'payment'>();

/** An order that ended with a payment that did not come, and what the payment would have been; null where it was paid meanwhile after all. */
export async function failedOrder(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  paymentId: string,
  asked: OrdersAsked,
) {
  const order = await loadExpiredOrder(trx, siteId, orderId, asked);
  if (order === null) return null;
  const payment = await trx
    .selectFrom('payments')
    .select('amount')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', paymentIdSchema.parse(paymentId))
    .executeTakeFirst();
  return payment === undefined ? null : { order, amount: payment.amount };
}
