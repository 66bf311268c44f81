import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { CatalogueFacts } from '#server/carts/catalogue-line.ts';
import { loadCatalogue } from '#server/carts/load-catalogue.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadStoreSettings } from '#server/store/queries.ts';

/** More than a product has. */
const MOST = 250;

/**
 * The variants of a product as they can be bought now, in their order; none of one that is not sold any more, nor once
 * the shop has another currency than was agreed.
 */
export async function variantsToChoose(
  db: Db,
  siteId: SiteId,
  productId: DocumentId,
  currency: CurrencyCode,
): Promise<readonly CatalogueFacts[]> {
  if ((await loadStoreSettings(db, siteId)).currency !== currency) return [];
  const rows = await db
    .selectFrom('product_variants')
    .select('variant_id as variantId')
    .where('site_id', '=', siteId)
    .where('stage', '=', 'live')
    .where('document_id', '=', productId)
    .orderBy('order_key')
    .orderBy('variant_id')
    .limit(MOST)
    .execute();
  // A digital product has none; what is sold of it has its own id.
  const wanted = rows.length === 0 ? [{ variantId: productId as string }] : rows;
  const facts = await loadCatalogue(
    db,
    siteId,
    wanted.map(({ variantId }) => ({ productId, variantId })),
  );
  return wanted.flatMap(({ variantId }) => facts.get(variantId) ?? []);
}
