import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { OrderId } from './tables.ts';

/** What was sent of some orders and can be followed, the oldest parcel first (ORD-144). */
export async function parcelsOfOrders(db: Db, siteId: SiteId, orderIds: readonly OrderId[]) {
  if (orderIds.length === 0) return [];
  const parcels = await db
    .selectFrom('fulfilments')
    .select(['order_id as orderId', 'carrier', 'tracking', 'url'])
    .where('site_id', '=', siteId)
    .where('order_id', 'in', [...orderIds])
    .where('undone_at', 'is', null)
    .orderBy('id')
    .execute();
  return parcels
    .map(({ orderId, carrier, tracking, url }) => ({
      orderId,
      text: [carrier, tracking].filter((part) => part !== '').join(' '),
      url,
    }))
    .filter(({ text, url }) => text !== '' || url !== '');
}
