import { sql } from 'kysely';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { isInStock, piecesLeft, UNLIMITED, type Stock } from '#domain/products/stock.ts';
import type { VariantId } from '#domain/products/variant.ts';
import { shownLowStock } from '#domain/store/store-settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { lockStock, moveStock, type StockMovement } from './move-stock.ts';

/** The owner's figure for one variant. */
interface StockCount {
  readonly variantId: VariantId;
  /** The quantity that was shown when the new one was typed; null: unlimited. */
  readonly shown: number | null;
  /** Null: unlimited. */
  readonly typed: number | null;
}

interface StockCounts {
  readonly siteId: SiteId;
  /** The product whose variants they are; of any where it is not said. */
  readonly documentId?: DocumentId;
  readonly counts: readonly StockCount[];
  readonly accountId: AccountId;
  readonly at: Date;
}

/**
 * The owner's figures for variants, at once and without a publish (ORD-84): all of them or none. What was sold since a
 * figure was shown stays sold: of 5 shown, 2 sold and 8 typed 6 are left, and never fewer than none (ORD-89). Where a
 * variant is named twice its last figure counts. Throws `not-found` where one is no variant of the product, or of the site.
 */
export async function countStock(trx: Db, given: StockCounts): Promise<ReadonlyMap<VariantId, Stock>> {
  const { siteId, accountId, at } = given;
  const counts = new Map(given.counts.map((count) => [count.variantId, count]));
  const ids = [...counts.keys()].toSorted();
  const documents = await documentsOf(trx, given, ids);
  await trx
    .insertInto('variant_stock')
    .values(
      [...documents].map(([variantId, foundIn]) => ({
        site_id: siteId,
        variant_id: variantId,
        document_id: foundIn,
        is_unlimited: true,
        quantity: 0,
        version: 0,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const locked = await lockStock(trx, siteId, ids);
  const lowStock = shownLowStock(await loadStoreSettings(trx, siteId));
  const after = new Map<VariantId, Stock>();
  const [moved, switched]: [StockMovement[], VariantId[]] = [[], []];
  let isShown = false;
  for (const [variantId, count] of counts) {
    const before = locked.get(variantId) ?? UNLIMITED;
    const counted = countedFrom(before, count);
    after.set(variantId, counted);
    if (before.isUnlimited !== counted.isUnlimited) switched.push(variantId);
    const pieces = counted.quantity - before.quantity;
    if (pieces !== 0) moved.push({ variantId, kind: 'counted', pieces });
    isShown ||=
      isInStock(before) !== isInStock(counted) ||
      piecesLeft(before, lowStock) !== piecesLeft(counted, lowStock);
  }
  if (switched.length > 0) {
    await trx
      .updateTable('variant_stock')
      .set({ is_unlimited: sql<boolean>`not is_unlimited` })
      .where('site_id', '=', siteId)
      .where('variant_id', 'in', switched)
      .execute();
  }
  await moveStock(trx, siteId, moved, { accountId, at });
  const { lowStockFrom } = await loadStoreSettings(trx, siteId);
  const plenty = [...after].filter(([, { quantity }]) => quantity > lowStockFrom).map(([id]) => id);
  if (plenty.length > 0) {
    // When they are few again, that is told again (ORD-90).
    await trx
      .updateTable('variant_stock')
      .set({ is_low_told: false })
      .where('site_id', '=', siteId)
      .where('variant_id', 'in', plenty)
      .where('is_low_told', '=', true)
      .execute();
  }
  // Pages say whether something can be had, and where little of it is left: they are made anew where that changed.
  if (isShown) await bumpRevision(trx, siteId);
  return after;
}

function countedFrom(before: Stock, { shown, typed }: StockCount): Stock {
  if (typed === null) return { isUnlimited: true, quantity: before.quantity };
  // Pieces of an unlimited variant were not counted: the figure counts from none.
  const base = before.isUnlimited ? before.quantity : (shown ?? before.quantity);
  return { isUnlimited: false, quantity: Math.max(0, before.quantity + typed - base) };
}

/** The products that drafts have the variants in. */
async function documentsOf(
  trx: Db,
  { siteId, documentId }: StockCounts,
  ids: readonly VariantId[],
): Promise<ReadonlyMap<VariantId, DocumentId>> {
  let query = trx
    .selectFrom('product_variants')
    .select(['variant_id as variantId', 'document_id as documentId'])
    .where('site_id', '=', siteId)
    .where('stage', '=', 'draft')
    .where('variant_id', 'in', [...ids])
    .orderBy('variant_id');
  if (documentId !== undefined) query = query.where('document_id', '=', documentId);
  const found = new Map((await query.execute()).map((row) => [row.variantId, row.documentId]));
  if (found.size < ids.length) throw new CallError('not-found');
  return found;
}
