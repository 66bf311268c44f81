import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What the charge before says of those that follow; null where there was none, after a trial. */
export async function chargeBefore(db: Db, siteId: SiteId, subscriptionId: Id<'subscription'>) {
  const order = await db
    .selectFrom('orders')
    .select([
      'tax_included as taxIncluded',
      'is_anonymous as isAnonymous',
      'test_account_id as testAccountId',
    ])
    .where('site_id', '=', siteId)
    .where('subscription_id', '=', subscriptionId)
    .orderBy('cycle', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order ?? null;
}
