import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { isInStock, UNLIMITED, type Stock } from '#domain/products/stock.ts';
import type { VariantId } from '#domain/products/variant.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { lockStock, moveStock } from './move-stock.ts';

export interface StockCount {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  readonly variantId: VariantId;
  /** The quantity that was shown when the new one was typed; null: unlimited. */
  readonly shown: number | null;
  /** Null: unlimited. */
  readonly typed: number | null;
  readonly accountId: AccountId;
  readonly at: Date;
}

/**
 * The owner's figure for a variant, at once and without a publish (ORD-84). What was sold since the figure was shown
 * stays sold: of 5 shown, 2 sold and 8 typed 6 are left, and never fewer than none (ORD-89). Throws `not-found` for a
 * variant that is none of the product's.
 */
export async function countStock(trx: Db, count: StockCount): Promise<Stock> {
  const { siteId, documentId, variantId, shown, typed, accountId, at } = count;
  const variant = await trx
    .selectFrom('product_variants')
    .select('variant_id')
    .where('site_id', '=', siteId)
    .where('stage', '=', 'draft')
    .where('document_id', '=', documentId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst();
  if (variant === undefined) throw new CallError('not-found');
  await trx
    .insertInto('variant_stock')
    .values({
      site_id: siteId,
      variant_id: variantId,
      document_id: documentId,
      is_unlimited: true,
      quantity: 0,
      version: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const before = (await lockStock(trx, siteId, [variantId])).get(variantId) ?? UNLIMITED;
  const isUnlimited = typed === null;
  // Pieces of an unlimited variant were not counted: the figure counts from none.
  const base = before.isUnlimited ? before.quantity : (shown ?? before.quantity);
  const quantity = isUnlimited ? before.quantity : Math.max(0, before.quantity + typed - base);
  if (before.isUnlimited !== isUnlimited) {
    await trx
      .updateTable('variant_stock')
      .set({ is_unlimited: isUnlimited })
      .where('site_id', '=', siteId)
      .where('variant_id', '=', variantId)
      .execute();
  }
  if (quantity !== before.quantity) {
    const counted = { variantId, kind: 'counted', pieces: quantity - before.quantity } as const;
    await moveStock(trx, siteId, [counted], { accountId, at });
  }
  const after = { isUnlimited, quantity };
  // Pages say whether something can be had, so they are made anew where that changed.
  if (isInStock(before) !== isInStock(after)) await bumpRevision(trx, siteId);
  return after;
}
