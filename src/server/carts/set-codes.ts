import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { lockCart } from './lock-cart.ts';
import type { CartId } from './tables.ts';
import { touchCart } from './touch-cart.ts';

/** The codes of a cart from now on, as they were typed (ORD-51). */
export async function setCodes(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  cartId: CartId,
  codes: readonly string[],
): Promise<'open' | 'purchased' | 'none'> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const state = await lockCart(trx, siteId, cartId, at);
    if (state === 'open') await touchCart(trx, siteId, cartId, at, { codes: [...codes] });
    return state;
  });
}
