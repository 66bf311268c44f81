import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * The subscriptions that a new price can be told of: what donors give is theirs to say, of what ends no charge follows, and a
 * test is charged by nobody (MEMB-56, ORD-111).
 */
export function movable(db: Db, siteId: SiteId, currency: CurrencyCode) {
  return db
    .selectFrom('subscriptions')
    .where('site_id', '=', siteId)
    .where('kind', 'in', ['product', 'membership'])
    .where('state', 'in', ['active', 'pastDue', 'paused'])
    .where((where) => where.or([where('cycles', '=', 0), where('cycle', '<', where.ref('cycles'))]))
    .where('is_test', '=', false)
    .where('currency', '=', currency);
}
