import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { cancelHeldOrder } from './cancel-order.ts';
import { forgetBuyers } from './forget-buyers.ts';
import { holdAnyOrder, holdOrder } from './hold-order.ts';
import type { OrderId } from './tables.ts';

const BATCH = 100;
/** As long network addresses of buyers are kept, and whom a gift card was for that was never paid (ORD-154). */
const KEPT_MS = 30 * 86_400_000;

/**
 * Cancels orders that were not paid in time, whose stock comes back and of which both are told (ORD-70); takes network
 * addresses, who began orders that were never paid, and whom gift cards of such were for away after 30 days (ORD-154), and
 * receipts of who was erased once the law asks for them no longer (ORD-153).
 */
export async function tidyOrders(services: Services): Promise<void> {
  const { db } = services;
  const now = new Date(services.now());
  for (;;) {
    const due = await db
      .selectFrom('orders')
      .select(['site_id as siteId', 'id as orderId'])
      .where('due_at', '<=', now)
      // Of those that wait for a payment its provider is asked first.
      .where('state', '!=', 'awaitingPayment')
      .orderBy('due_at')
      .limit(BATCH)
      .execute();
    for (const order of due) await cancelUnpaid(services, order);
    if (due.length < BATCH) break;
  }
  const old = new Date(now.getTime() - KEPT_MS);
  await db
    .updateTable('orders')
    .set({ network_address: null })
    .where('network_address', 'is not', null)
    .where('created_at', '<', old)
    .execute();
  // Money that comes later still makes a card, whose buyer says anew whom it is for.
  await sql`update order_lines set gift = null
    where gift is not null and (select orders.state in ('canceled', 'expired') and orders.created_at < ${old}
      from orders where orders.site_id = order_lines.site_id and orders.id = order_lines.order_id)`.execute(
    db,
  );
  await forgetUnpaidBuyers(services, old);
  await db
    .updateTable('orders')
    .set({ receipt: null, receipt_until: null })
    .where('receipt_until', '<=', now)
    .execute();
}

/** What was begun in the checkout and never paid is kept as long as a checkout is (ORD-154). Renewals are of subscribers. */
async function forgetUnpaidBuyers({ db }: Services, before: Date): Promise<void> {
  for (;;) {
    const old = await db
      .selectFrom('orders')
      .select(['site_id as siteId', 'id as orderId'])
      .where('state', '=', 'expired')
      .where('subscription_id', 'is', null)
      .where('email_key', '<>', '')
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(BATCH)
      .execute();
    for (const { siteId, orderId } of old) await forgetUnpaidBuyer(db, siteId, orderId);
    if (old.length < BATCH) return;
  }
}

async function forgetUnpaidBuyer(db: Services['db'], siteId: SiteId, orderId: OrderId): Promise<void> {
  await retryTransaction(db, async (trx) => {
    const { state } = await holdAnyOrder(trx, siteId, orderId);
    // Its money may have come this moment.
    if (state === 'expired') await forgetBuyers(trx, siteId, [orderId]);
  });
}

async function cancelUnpaid(
  services: Services,
  { siteId, orderId }: { readonly siteId: SiteId; readonly orderId: OrderId },
): Promise<void> {
  await retryTransaction(services.db, async (trx) => {
    const order = await holdOrder(trx, siteId, orderId, 'all');
    const at = new Date(services.now());
    if (order.state === 'received') {
      const by = { kind: 'system' } as const;
      const options = { isRefunded: true, isRestocked: true, isMailed: true, isUnpaid: true };
      await cancelHeldOrder(trx, siteId, order, { ...options, by, at });
      return;
    }
    await trx
      .updateTable('orders')
      .set({ due_at: null })
      .where('site_id', '=', siteId)
      .where('id', '=', orderId)
      .execute();
  });
}
