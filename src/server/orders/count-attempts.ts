import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/** How often somebody tried to pay for a cart at a provider: each try that failed left an order that expired (ORD-77). */
export async function countAttempts(db: Db, siteId: SiteId, cartId: Id<'cart'>): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('state', '=', 'expired')
    .executeTakeFirstOrThrow();
  return Number(count);
}
