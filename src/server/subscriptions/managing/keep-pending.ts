import type { Transaction } from 'kysely';
import type { PendingChange } from '#domain/orders/pending-change.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { HeldSubscription } from '../hold-subscription.ts';

/** Writes what counts from the next renewal on, in the place of what waited before (ORD-117). */
export async function keepPending(
  trx: Transaction<Database>,
  { site_id: siteId, id, version }: HeldSubscription,
  pending: PendingChange,
): Promise<void> {
  const isNothing = Object.keys(pending).length === 0;
  await trx
    .updateTable('subscriptions')
    .set({ pending_change: isNothing ? null : JSON.stringify(pending), version: version + 1 })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}
