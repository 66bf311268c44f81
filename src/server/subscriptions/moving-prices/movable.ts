import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { newPriceFrom } from '#domain/subscriptions/price-change.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * The subscriptions that a new price can be told of: what donors give is theirs to say, of what ends no charge follows, nor of
 * what is charged for the last time before the price counts, and a test is charged by nobody (MEMB-56, ORD-111).
 */
export function movable(db: Db, siteId: SiteId, currency: CurrencyCode, now: number) {
  const from = new Date(newPriceFrom(now, 'UTC'));
  const lastAt = sql<Date>`anchor_at + (cycles - anchor_cycle) * period_value * ('1 ' || period_unit)::interval`;
  return db
    .selectFrom('subscriptions')
    .where('site_id', '=', siteId)
    .where('kind', 'in', ['product', 'membership'])
    .where('state', 'in', ['active', 'pastDue', 'paused'])
    .where((where) =>
      where.or([
        where('cycles', '=', 0),
        where.and([where('cycle', '<', where.ref('cycles')), where(lastAt, '>=', from)]),
      ]),
    )
    .where('is_test', '=', false)
    .where('currency', '=', currency);
}
