import type { SiteId } from '#domain/documents/record.ts';
import { hashToken, isToken } from '#server/accounts/session-token.ts';
import type { Db } from '#server/platform/database/database.ts';

/** An order by the secret of its page, placed or not, with its latest payment; null where there is none such. */
export async function paidOrder(db: Db, siteId: SiteId, token: string) {
  if (!isToken(token)) return null;
  const order = await db
    .selectFrom('orders')
    .leftJoin('payments', (join) =>
      join.onRef('payments.site_id', '=', 'orders.site_id').onRef('payments.order_id', '=', 'orders.id'),
    )
    .select([
      'orders.id',
      'orders.state',
      'orders.placed_at as placedAt',
      'orders.subscription_id as subscriptionId',
      'orders.begins',
      'payments.id as paymentId',
      'payments.status as paymentStatus',
    ])
    .where('orders.site_id', '=', siteId)
    .where('orders.token_hash', '=', hashToken(token))
    .orderBy('payments.attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order ?? null;
}
