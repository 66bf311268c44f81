import type { SiteId } from '#domain/documents/record.ts';
import { isInStock, piecesLeft, type Stock } from '#domain/products/stock.ts';
import { isId } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Transaction } from 'kysely';
import { lockStock, moveStock, type StockMovement } from '#server/products/move-stock.ts';
import type { OrderId } from './tables.ts';

export interface WantedLine {
  readonly id: string;
  readonly variantId: string;
  readonly title: string;
  readonly pieces: number;
}

/** A line of which there are not enough, with what is left (ORD-85). */
export interface ShortLine {
  readonly id: string;
  readonly title: string;
  readonly left: number;
}

export interface HeldStock {
  readonly short: readonly ShortLine[];
  /** What is reserved of variants that are counted. */
  readonly movements: readonly StockMovement[];
  /** Whether pages say another thing of something from here on: that it is sold out, or how few are left. */
  readonly isShown: boolean;
}

/**
 * Holds the stock of some lines and says what is to be reserved, or which of them are short: all pieces or none
 * (ORD-85, ORD-86). Lines of one variant share its stock, the earlier one first. `lowStock` is from how many pieces on pages
 * say how many are left (ORD-90).
 */
export async function holdStock(
  trx: Transaction<Database>,
  siteId: SiteId,
  lines: readonly WantedLine[],
  lowStock: number | null,
): Promise<HeldStock> {
  const ids = [...new Set(lines.map(({ variantId }) => variantId))].filter((id) => isId<'variant'>(id));
  const stock: ReadonlyMap<string, Stock> = ids.length === 0 ? new Map() : await lockStock(trx, siteId, ids);
  const taken = new Map<string, number>();
  const short: ShortLine[] = [];
  for (const { id, variantId, title, pieces } of lines.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const there = stock.get(variantId);
    if (there === undefined || there.isUnlimited) continue;
    const before = taken.get(variantId) ?? 0;
    taken.set(variantId, before + pieces);
    const left = Math.max(0, there.quantity - before);
    if (pieces > left) short.push({ id, title, left });
  }
  const movements = ids.flatMap((variantId) => {
    const pieces = taken.get(variantId);
    return pieces === undefined ? [] : [{ variantId, kind: 'reserved', pieces } as const];
  });
  const isShown = movements.some(({ variantId, pieces }) => {
    const before = { isUnlimited: false, quantity: stock.get(variantId)?.quantity ?? 0 };
    const after = { ...before, quantity: before.quantity - pieces };
    return !isInStock(after) || piecesLeft(before, lowStock) !== piecesLeft(after, lowStock);
  });
  return { short, movements, isShown };
}

/** What becomes of the pieces that an order has reserved: they are sold, or come back. */
export async function settleStock(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  kind: 'sold' | 'released' | 'canceled',
  at: Date,
): Promise<void> {
  const reserved = await heldPieces(trx, siteId, orderId);
  if (reserved.length === 0) return;
  await lockStock(
    trx,
    siteId,
    reserved.map(({ variantId }) => variantId),
  );
  const movements = reserved.map(({ variantId, pieces }) => ({ variantId, kind, pieces }));
  await moveStock(trx, siteId, movements, { accountId: null, orderId, at });
}

/** The pieces that an order has taken of variants that are counted, without those that came back. */
export async function heldPieces(trx: Transaction<Database>, siteId: SiteId, orderId: OrderId) {
  const rows = await trx
    .selectFrom('stock_movements')
    .select(['variant_id as variantId', 'kind', 'pieces'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('kind', '!=', 'sold')
    .execute();
  return [...Map.groupBy(rows, ({ variantId }) => variantId)]
    .map(([variantId, moved]) => ({
      variantId,
      pieces: moved.reduce((sum, { kind, pieces }) => sum + (kind === 'reserved' ? pieces : -pieces), 0),
    }))
    .filter(({ pieces }) => pieces > 0)
    .toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1));
}
