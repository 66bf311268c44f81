import type { SiteId } from '#domain/documents/record.ts';
import { hashToken, isToken } from '#server/accounts/session-token.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadOrder, type StoredOrder } from './queries.ts';

/** What the page of an order shows to whoever has its address; null where no order has it (ORD-38). */
export async function orderByToken(db: Db, siteId: SiteId, token: string): Promise<StoredOrder | null> {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row === undefined ? null : loadOrder(db, siteId, row.id, 'all');
}
