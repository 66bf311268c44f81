import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Gives back the uses of an order that the transaction holds, which expired or was canceled before anything of it was
 * sent: a code of one use can be used again (ORD-53). Doing it again changes nothing.
 */
export async function giveBackUses(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: Id<'order'>,
): Promise<void> {
  const used = await trx
    .selectFrom('discount_uses')
    .select('discount_id as id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('state', '!=', 'given-back')
    // In the order in which everybody holds them.
    .orderBy('discount_id')
    .execute();
  for (const { id } of used) {
    await trx
      .updateTable('discounts')
      .set((eb) => ({ uses: eb('uses', '-', 1) }))
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
  }
  if (used.length === 0) return;
  await trx
    .updateTable('discount_uses')
    .set({ state: 'given-back' })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
  await trx
    .updateTable('discount_codes')
    .set({ order_id: null })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
}
