import type { SiteId } from '#domain/documents/record.ts';
import type { SubscriptionTerms } from '#domain/subscriptions/subscription-terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { StoredCart } from './stored-cart.ts';

/** A cart with other terms, as a new version of it: what was seen before is not ordered any more (ORD-26). */
export async function renewTerms(
  db: Db,
  siteId: SiteId,
  cart: StoredCart,
  begins: SubscriptionTerms,
): Promise<StoredCart> {
  const version = cart.version + 1;
  await db
    .updateTable('carts')
    .set({ begins: JSON.stringify(begins), version })
    .where('site_id', '=', siteId)
    .where('id', '=', cart.id)
    .where('version', '=', cart.version)
    .where('purchased_at', 'is', null)
    .execute();
  return { ...cart, begins, version };
}
