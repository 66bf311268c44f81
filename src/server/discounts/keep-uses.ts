import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { codeKey } from '#domain/pricing/discount-conditions.ts';
import type { PricedCart } from '#domain/pricing/price-cart.ts';
import { isId, type Id } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Counts a use of each discount that an order has, from those on that its transaction has held (ORD-53). An order that is
 * placed counts at once; one whose payment is awaited holds the use.
 */
export async function keepUses(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: Id<'order'>,
  applied: PricedCart['appliedDiscounts'],
  state: 'held' | 'counted',
): Promise<void> {
  // In the order in which everybody holds them.
  for (const { id, code } of applied.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!isId<'discount'>(id)) continue;
    await trx
      .updateTable('discounts')
      .set((eb) => ({ uses: eb('uses', '+', 1) }))
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
    await trx
      .insertInto('discount_uses')
      .values({ site_id: siteId, discount_id: id, order_id: orderId, state })
      .execute();
    if (code === null) continue;
    await trx
      .updateTable('discount_codes')
      .set({ order_id: orderId })
      .where('site_id', '=', siteId)
      .where('discount_id', '=', id)
      .where('code_key', '=', codeKey(code))
      .where('is_single_use', '=', true)
      .execute();
  }
}
