import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { ProductSummary } from '#domain/products/product-summary.ts';
import type { Stock } from '#domain/products/stock.ts';
import type { Stage } from '#server/content-entries/content-entry.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The stock of the variants of a product that somebody counted, by their ids. */
export async function loadStock(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<ReadonlyMap<string, Stock>> {
  const rows = await db
    .selectFrom('variant_stock')
    .select(['variant_id as variantId', 'is_unlimited as isUnlimited', 'quantity'])
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .execute();
  return new Map(rows.map(({ variantId, ...stock }) => [variantId, stock]));
}

/** What lists say of products, in one query however many there are. */
export async function loadSummaries(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  documentIds: readonly DocumentId[],
  currency: CurrencyCode,
): Promise<ReadonlyMap<DocumentId, ProductSummary>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_entries as product')
    .select([
      'product.document_id as documentId',
      'product.lowest_price as lowest',
      'product.highest_price as highest',
      'product.original_price as original',
      'product.on_sale as onSale',
      isSoldOut().as('isSoldOut'),
    ])
    .where('product.site_id', '=', siteId)
    .where('product.stage', '=', stage)
    .where('product.document_id', 'in', [...documentIds])
    .execute();
  return new Map(
    rows.map(({ documentId, isSoldOut: isGone, ...prices }) => [
      documentId,
      { currency, prices, isSoldOut: isGone },
    ]),
  );
}

/** None of its variants is in stock; what has no figure is unlimited, and so are gift cards and digital goods (COMM-31 to COMM-33). */
function isSoldOut() {
  return sql<boolean>`product.product_type in ('physical', 'service')
    and exists (select from product_variants variant where variant.site_id = product.site_id
      and variant.stage = product.stage and variant.document_id = product.document_id)
    and not exists (select from product_variants variant
      left join variant_stock stock on stock.site_id = variant.site_id and stock.variant_id = variant.variant_id
      where variant.site_id = product.site_id and variant.stage = product.stage
        and variant.document_id = product.document_id
        and (stock.variant_id is null or stock.is_unlimited or stock.quantity > 0))`;
}
