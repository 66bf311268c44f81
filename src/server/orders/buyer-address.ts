import type { Db } from '#server/platform/database/database.ts';
import type { StoredOrder } from './queries.ts';

/** Where mails about an order go: of a test order to its contributor, whatever was entered (ORD-107). */
export async function buyerAddress(db: Db, order: StoredOrder): Promise<string> {
  if (!order.isTest || order.testAccountId === null) return order.email;
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', order.testAccountId)
    .executeTakeFirst();
  return account?.email ?? '';
}
