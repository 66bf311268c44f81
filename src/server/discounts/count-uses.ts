import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The uses that an order held count, now that it is paid (ORD-53). */
export async function countUses(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: Id<'order'>,
): Promise<void> {
  await trx
    .updateTable('discount_uses')
    .set({ state: 'counted' })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .execute();
}
