import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The orders of a subscription that have a number, the latest first (ORD-111). */
export async function chargesOf(db: Db, siteId: SiteId, subscriptionId: Id<'subscription'>, most: number) {
  const rows = await db
    .selectFrom('orders')
    .select([
      'id',
      'shown_number as number',
      'cycle',
      'placed_at as placedAt',
      'state',
      'payment_word as payment',
      'total',
      'currency',
    ])
    .where('site_id', '=', siteId)
    .where('subscription_id', '=', subscriptionId)
    .where('placed_at', 'is not', null)
    .orderBy('cycle', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ number, cycle, placedAt, ...order }) =>
    // All three are given when it is placed.
    number === null || cycle === null || placedAt === null ? [] : [{ ...order, number, cycle, placedAt }],
  );
}
