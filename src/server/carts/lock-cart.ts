import { CART_LIFE_MS } from '#domain/carts/cart-limits.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CartId } from './tables.ts';

/** Holds a cart until the transaction ends: whether it can still be changed (ORD-07). Carts are locked before all else. */
export async function lockCart(
  trx: Db,
  siteId: SiteId,
  cartId: CartId,
  now: number,
): Promise<'open' | 'purchased' | 'none'> {
  const cart = await trx
    .selectFrom('carts')
    .select(['purchased_at', 'changed_at'])
    .where('site_id', '=', siteId)
    .where('id', '=', cartId)
    .forUpdate()
    .executeTakeFirst();
  if (cart === undefined || cart.changed_at.getTime() <= now - CART_LIFE_MS) return 'none';
  return cart.purchased_at === null ? 'open' : 'purchased';
}
