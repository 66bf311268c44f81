import { sql, type SqlBool } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Sellable } from '#contract/order-drafts.ts';
import { loadCatalogue } from '#server/carts/load-catalogue.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';

/**
 * What can be written into an order: variants of products that visitors can buy now, by title, SKU or option (ORD-105). Gift
 * cards are not among them, which somebody has to be given by name, nor what is only subscribed to (COMM-44).
 */
export async function findSellable(
  db: Db,
  siteId: SiteId,
  { search, page, pageSize }: { readonly search: string; readonly page: number; readonly pageSize: number },
): Promise<{ readonly found: Sellable[]; readonly hasMore: boolean }> {
  let query = db
    .selectFrom('product_entries as product')
    .innerJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'product.site_id')
        .onRef('entry.stage', '=', 'product.stage')
        .onRef('entry.document_id', '=', 'product.document_id'),
    )
    .leftJoin('product_variants as variant', (join) =>
      join
        .onRef('variant.site_id', '=', 'product.site_id')
        .onRef('variant.stage', '=', 'product.stage')
        .onRef('variant.document_id', '=', 'product.document_id'),
    )
    .select(['product.document_id as productId', 'variant.variant_id as variantId'])
    .where('product.site_id', '=', siteId)
    .where('product.stage', '=', 'live')
    .where('product.product_type', '!=', 'gift-card')
    .where('product.plan', 'is', null)
    .where('entry.workflow_state', '=', 'published')
    .where((where) =>
      where.or([where('variant.variant_id', 'is not', null), where('product.product_type', '=', 'digital')]),
    );
  for (const pattern of searchPatterns(search)) {
    query = query.where(
      sql<SqlBool>`(entry.search_text like ${pattern} or variant.sku_key like ${pattern}
        or lower(variant.option_text) like ${pattern})`,
    );
  }
  const rows = await query
    .orderBy(sql`lower(entry.title)`)
    .orderBy('product.document_id')
    .orderBy('variant.variant_id')
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute();
  const wanted = rows
    .slice(0, pageSize)
    .map(({ productId, variantId }) => ({ productId, variantId: variantId ?? productId }));
  const catalogue = await loadCatalogue(db, siteId, wanted);
  const found = wanted.flatMap(({ variantId }) => {
    const facts = catalogue.get(variantId);
    if (facts === undefined) return [];
    const { productId, title, optionText, sku, unitPrice, stock, type } = facts;
    return [
      {
        productId,
        variantId,
        title,
        optionText,
        sku,
        price: unitPrice,
        left: stock.isUnlimited ? null : stock.quantity,
        isSent: type === 'physical',
      },
    ];
  });
  return { found, hasMore: rows.length > pageSize };
}
