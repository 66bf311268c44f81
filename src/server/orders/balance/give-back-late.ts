import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Database } from '#server/platform/database/database.ts';
import { beginRefund, refundableOf } from '../begin-refund.ts';
import type { HeldOrder } from '../hold-order.ts';

/**
 * Money for what was open of an order that was canceled while its buyer was paying goes back by itself, as that of an order
 * whose pieces are gone (ORD-162). The transaction holds the order.
 */
export async function giveBackLate(
  trx: Transaction<Database>,
  siteId: SiteId,
  before: HeldOrder,
  now: HeldOrder,
  at: Date,
): Promise<void> {
  if (before.state !== 'canceled' || now.paid <= before.paid) return;
  const amount = Math.min(now.paid - before.paid, await refundableOf(trx, siteId, now.id));
  if (amount === 0) return;
  const by = { kind: 'system' } as const;
  await beginRefund(trx, siteId, now, {
    amount,
    lines: [],
    hasDelivery: false,
    reason: '',
    isMailed: true,
    by,
    at,
  });
}
