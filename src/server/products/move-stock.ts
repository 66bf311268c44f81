import { sql, type OperationNodeSource } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { effectOf, type MovementKind } from '#domain/products/stock-movement.ts';
import type { VariantId } from '#domain/products/variant.ts';
import { createId } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { writeTogether } from '#server/platform/database/write-together.ts';

export interface StockMovement {
  readonly variantId: VariantId;
  readonly kind: MovementKind;
  /** Above zero; of a count what it adds, which may be negative. */
  readonly pieces: number;
}

interface MovedBy {
  readonly accountId: AccountId | null;
  readonly orderId?: string;
  readonly at: Date;
}

/**
 * Moves pieces of variants whose rows the transaction holds: the one place where a quantity changes, so that the sum of
 * what moved is the quantity. Rows are locked before, in the order of their ids (`lockStock`). The database refuses a
 * quantity below zero.
 */
export async function moveStock(
  trx: Db,
  siteId: SiteId,
  movements: readonly StockMovement[],
  by: MovedBy,
): Promise<void> {
  await writeTogether(trx, stockWrites(trx, siteId, movements, by));
}

/** What `moveStock` writes, to be written together with something else. */
export function stockWrites(
  trx: Db,
  siteId: SiteId,
  movements: readonly StockMovement[],
  by: MovedBy,
): readonly OperationNodeSource[] {
  const moved = movements.map((movement) => ({
    ...movement,
    effect: effectOf(movement.kind, movement.pieces),
  }));
  if (moved.length === 0) return [];
  const written = trx.insertInto('stock_movements').values(
    moved.map(({ variantId, kind, pieces, effect }) => ({
      site_id: siteId,
      id: createId<'stock-movement'>(by.at.getTime()),
      variant_id: variantId,
      kind,
      pieces,
      effect,
      order_id: by.orderId ?? null,
      account_id: by.accountId,
      at: by.at,
    })),
  );
  const counted = sql`
    update variant_stock stock set quantity = stock.quantity + moved.effect, version = stock.version + 1
    from (select variant_id, sum(effect)::int as effect
      from unnest(${moved.map(({ variantId }) => variantId)}::char(24)[], ${moved.map(({ effect }) => effect)}::int[])
        as each (variant_id, effect) group by variant_id) as moved
    where stock.site_id = ${siteId} and stock.variant_id = moved.variant_id`;
  return [written, counted];
}

/** Locks the stock of variants in the order of their ids, so that two transactions never wait for each other. */
export async function lockStock(
  trx: Db,
  siteId: SiteId,
  variantIds: readonly VariantId[],
): Promise<ReadonlyMap<VariantId, { readonly isUnlimited: boolean; readonly quantity: number }>> {
  const rows = await trx
    .selectFrom('variant_stock')
    .select(['variant_id as variantId', 'is_unlimited as isUnlimited', 'quantity'])
    .where('site_id', '=', siteId)
    .where('variant_id', 'in', [...variantIds])
    .orderBy('variant_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ variantId, ...stock }) => [variantId, stock]));
}
