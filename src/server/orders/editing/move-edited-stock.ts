import type { Transaction } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { shownLowStock } from '#domain/store/store-settings.ts';
import { isId } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { lockStock, moveStock, type StockMovement } from '#server/products/move-stock.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import type { HeldOrder } from '../hold-order.ts';
import { heldPieces, holdStock } from '../hold-stock.ts';
import { availabilityChanged } from '../order-happened.ts';

/** A variant of which an order has more pieces now, or fewer (below 0). */
export interface VariantChange {
  readonly variantId: string;
  readonly title: string;
  readonly pieces: number;
}

/**
 * Reserves what an edit adds and puts back what it takes out, all of it or nothing; what is added to an order that is paid is
 * sold at once (ORD-85, ORD-88, ORD-100). All stock that it is about is locked before, in one order. Answers what the order
 * has reserved from here on. Throws `draft-short`.
 */
export async function moveEditedStock(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  changes: readonly VariantChange[],
  { accountId, at }: { readonly accountId: AccountId; readonly at: Date },
): Promise<HeldOrder['reservation']> {
  const ids = changes.map(({ variantId }) => variantId).filter((id) => isId<'variant'>(id));
  if (order.isTest || ids.length === 0) return order.reservation;
  await lockStock(trx, siteId, ids);
  const added = changes.filter(({ pieces }) => pieces > 0);
  const held = await holdStock(
    trx,
    siteId,
    added.map((change) => ({ id: change.variantId, ...change })),
    shownLowStock(await loadStoreSettings(trx, siteId)),
  );
  const [short] = held.short;
  if (short !== undefined) throw new CallError('draft-short', { title: short.title, left: short.left });
  const isNew = order.reservation === 'none' && held.movements.length > 0;
  const reservation = isNew ? (order.state === 'received' ? 'held' : 'kept') : order.reservation;
  const isSold = reservation === 'kept';
  const before = new Map(
    (await heldPieces(trx, siteId, order.id)).map((each) => [each.variantId, each.pieces]),
  );
  const back = changes.flatMap(({ variantId, pieces }): readonly StockMovement[] => {
    if (!isId<'variant'>(variantId)) return [];
    const count = Math.min(before.get(variantId) ?? 0, -pieces);
    return count > 0 ? [{ variantId, kind: isSold ? 'canceled' : 'released', pieces: count }] : [];
  });
  const sold = isSold ? held.movements.map((each) => ({ ...each, kind: 'sold' as const })) : [];
  await moveStock(trx, siteId, [...held.movements, ...sold, ...back], { accountId, orderId: order.id, at });
  if (held.isShown || back.length > 0) {
    await recordEvents(trx, availabilityChanged, [{ siteId, subject: order.id, params: {}, at }]);
  }
  return reservation;
}
