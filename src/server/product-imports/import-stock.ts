import type { FiledContent } from '#domain/product-files/filed-product.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { UNLIMITED } from '#domain/products/stock.ts';
import type { VariantId } from '#domain/products/variant.ts';
import type { Db } from '#server/platform/database/database.ts';
import { lockStock, moveStock } from '#server/products/move-stock.ts';

export interface StockFigure {
  readonly documentId: DocumentId;
  readonly variantId: VariantId;
  /** Null: unlimited. */
  readonly quantity: number | null;
}

/**
 * Sets the figures of variants as a file says them, each as a movement of its own kind (ORD-88).
 * @returns what each was before
 */
export async function importStock(
  trx: Db,
  siteId: SiteId,
  figures: readonly StockFigure[],
  by: { readonly accountId: AccountId | null; readonly at: Date },
): Promise<ReadonlyMap<VariantId, number | null>> {
  if (figures.length === 0) return new Map();
  await trx
    .insertInto('variant_stock')
    .values(
      figures.map(({ documentId, variantId }) => ({
        site_id: siteId,
        variant_id: variantId,
        document_id: documentId,
        is_unlimited: true,
        quantity: 0,
        version: 0,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const ids = figures.map(({ variantId }) => variantId);
  const before = await lockStock(trx, siteId, ids);
  const stockOf = (id: VariantId) => before.get(id) ?? UNLIMITED;
  for (const isUnlimited of [true, false]) {
    const changed = figures.filter(
      ({ variantId, quantity }) =>
        (quantity === null) === isUnlimited && stockOf(variantId).isUnlimited !== isUnlimited,
    );
    if (changed.length === 0) continue;
    await trx
      .updateTable('variant_stock')
      .set({ is_unlimited: isUnlimited })
      .where('site_id', '=', siteId)
      .where(
        'variant_id',
        'in',
        changed.map(({ variantId }) => variantId),
      )
      .execute();
  }
  const movements = figures.flatMap(({ variantId, quantity }) => {
    const pieces = quantity === null ? 0 : quantity - stockOf(variantId).quantity;
    return pieces === 0 ? [] : [{ variantId, kind: 'imported', pieces } as const];
  });
  await moveStock(trx, siteId, movements, by);
  return new Map(ids.map((id) => [id, stockOf(id).isUnlimited ? null : stockOf(id).quantity]));
}

/** The figures of a product that are to be set; gift cards and digital goods are always unlimited (COMM-32, COMM-33). */
export function figuresOf(
  documentId: DocumentId,
  { type }: FiledContent,
  stock: ReadonlyMap<VariantId, number | null>,
  isWanted: (quantity: number | null, variantId: string) => boolean,
): readonly StockFigure[] {
  if (type === 'gift-card' || type === 'digital') return [];
  return [...stock].flatMap(([variantId, quantity]) =>
    isWanted(quantity, variantId) ? [{ documentId, variantId, quantity }] : [],
  );
}
