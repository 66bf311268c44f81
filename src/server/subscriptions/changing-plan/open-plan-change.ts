import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import type { SecretCipher } from '#server/platform/secrets/secret-cipher.ts';

/** The order of a change of plan that waits for its payment, by the secret of its page; null where none does (MEMB-55). */
export async function openPlanChange(
  db: Db,
  cipher: SecretCipher,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
): Promise<{ readonly orderId: OrderId; readonly token: string; readonly isAwaiting: boolean } | null> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'state', 'token_sealed as sealed'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`begins -> 'changes' ->> 'subscriptionId' = ${subscriptionId}`)
    .where('state', 'in', ['awaitingPayment', 'received'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (order === undefined) return null;
  const token = cipher.open(order.sealed, sealContext('orders', [siteId, order.id]));
  return { orderId: order.id, token, isAwaiting: order.state === 'awaitingPayment' };
}
