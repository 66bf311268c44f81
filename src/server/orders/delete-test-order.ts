import type { SiteId } from '#domain/documents/record.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { OrderId } from './tables.ts';

/** Deletes a test order with all that is about it; others are never deleted (ORD-107). Throws `not-found`. */
export async function deleteTestOrder({ db }: Services, siteId: SiteId, orderId: OrderId): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('orders')
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .where('is_test', '=', true)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new CallError('not-found');
}
