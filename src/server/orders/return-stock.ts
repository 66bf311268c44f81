import type { Transaction } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { RefundedLines } from '#server/payments/tables.ts';
import { lockStock, moveStock } from '#server/products/move-stock.ts';
import { heldPieces } from './hold-stock.ts';
import type { OrderId } from './tables.ts';

interface Returned {
  readonly lines: RefundedLines;
  readonly kind: 'returned' | 'canceled';
  readonly accountId: AccountId;
  readonly at: Date;
}

/**
 * Puts pieces of an order that the transaction holds back into stock: of variants that are counted, and no more of them
 * than the order still has. Answers whether any came back.
 */
export async function returnStock(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  { lines, kind, accountId, at }: Returned,
): Promise<boolean> {
  const chosen = new Map(lines.map(({ lineId, pieces }) => [lineId, pieces]));
  const variants = await trx
    .selectFrom('order_lines')
    .select(['id', 'variant_id as variantId'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
  const wanted = new Map<string, number>();
  for (const { id, variantId } of variants) {
    wanted.set(variantId, (wanted.get(variantId) ?? 0) + (chosen.get(id) ?? 0));
  }
  const movements = (await heldPieces(trx, siteId, orderId)).flatMap(({ variantId, pieces: held }) => {
    const pieces = Math.min(held, wanted.get(variantId) ?? 0);
    return pieces > 0 ? [{ variantId, kind, pieces }] : [];
  });
  if (movements.length === 0) return false;
  await lockStock(
    trx,
    siteId,
    movements.map(({ variantId }) => variantId),
  );
  await moveStock(trx, siteId, movements, { accountId, orderId, at });
  return true;
}
