import { sql } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { PaymentComparison } from '#contract/payments.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

/** How far a list is counted beyond the page that is shown. */
const COUNTED_BEYOND = 1_000;

/** When a site was compared with its providers, and a page of what differed: what is open first, then the newest. */
export async function loadComparison(
  db: Db,
  siteId: SiteId,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<PaymentComparison> {
  const offset = (page - 1) * pageSize;
  const ofSite = db.selectFrom('payment_differences as difference').where('difference.site_id', '=', siteId);
  const [compared, rows, { open }] = await Promise.all([
    db
      .selectFrom('payment_comparisons')
      .select(['provider', 'tried_at as triedAt', 'compared_at as comparedAt'])
      .where('site_id', '=', siteId)
      .orderBy('provider')
      .execute(),
    ofSite
      .leftJoin('orders', (join) =>
        join
          .onRef('orders.site_id', '=', 'difference.site_id')
          .onRef('orders.id', '=', 'difference.order_id')
          .on('orders.site_id', '=', siteId),
      )
      .select([
        'difference.id',
        'difference.provider',
        'difference.kind',
        'difference.order_id as orderId',
        'orders.shown_number as number',
        'difference.provider_id as providerId',
        'difference.currency',
        'difference.here',
        'difference.there',
        'difference.found_at as foundAt',
        'difference.settled_at as settledAt',
        'difference.account_id as accountId',
      ])
      .orderBy(sql`difference.settled_at is null`, 'desc')
      .orderBy('difference.found_at', 'desc')
      .orderBy('difference.id', 'desc')
      .limit(pageSize + COUNTED_BEYOND + 1)
      .offset(offset)
      .execute(),
    ofSite
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('difference.settled_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    compared: compared.map(({ provider, triedAt, comparedAt }) => ({
      provider,
      triedAt: triedAt.toISOString(),
      comparedAt: comparedAt?.toISOString() ?? null,
    })),
    differences: rows
      .slice(0, pageSize)
      .map(({ orderId, number, foundAt, settledAt, accountId, ...row }) => ({
        ...row,
        order: orderId === null || number === null ? null : { id: orderId, number },
        foundAt: foundAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
        isSettledByHand: accountId !== null,
      })),
    open,
    total: offset + Math.min(rows.length, pageSize + COUNTED_BEYOND),
    hasMore: rows.length > pageSize + COUNTED_BEYOND,
  };
}

/** Notes that somebody has dealt with a difference; false where there is none such that is open. */
export async function settleDifference(
  db: Db,
  siteId: SiteId,
  id: Id<'payment-difference'>,
  { accountId, at }: { readonly accountId: AccountId; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_differences')
    .set({ settled_at: at, account_id: accountId })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The differences of the whole installation that nobody has dealt with. */
export async function countOpenDifferences(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom('payment_differences')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}
