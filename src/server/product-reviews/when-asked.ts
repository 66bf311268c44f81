import type { SiteId } from '#domain/documents/record.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { Db } from '#server/platform/database/database.ts';

/** When the buyer of an order was asked for reviews; null where that was not. */
export async function whenAsked(db: Db, siteId: SiteId, orderId: OrderId): Promise<Date | null> {
  const request = await db
    .selectFrom('review_requests')
    .select('mailed_at as mailedAt')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return request?.mailedAt ?? null;
}
