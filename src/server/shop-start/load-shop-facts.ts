import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { ShopFacts } from '#domain/store/first-steps.ts';
import type { Db } from '#server/platform/database/database.ts';
import { invariant } from '#lib/invariant.ts';
import { readStoreRules } from '#server/store/store-rules.ts';

/** What a site has of a shop, and the address of a product that is live. */
export async function loadShopFacts(
  db: Db,
  siteId: SiteId,
): Promise<ShopFacts & { readonly productPath: string | null }> {
  const [{ settings, shippingOptions }, found] = await Promise.all([
    readStoreRules(db, siteId),
    selectFacts(db, siteId),
  ]);
  const { productPath, ...facts } = found;
  const isTold = settings.takesManualPayment && settings.paymentInstructions.trim() !== '';
  return {
    ...facts,
    hasSeller: settings.sellerName.trim() !== '',
    hasDelivery: shippingOptions.length > 0,
    hasPayment: isTold || facts.hasProvider,
    hasLiveProduct: productPath !== null,
    productPath,
  };
}

interface FoundFacts {
  readonly isSitePublic: boolean;
  readonly hasPricedProduct: boolean;
  readonly isSending: boolean;
  readonly hasOrder: boolean;
  readonly hasProvider: boolean;
  readonly productPath: string | null;
}

async function selectFacts(db: Db, siteId: SiteId): Promise<FoundFacts> {
  const products = sql`product_entries product join content_entries entry on entry.site_id = product.site_id
    and entry.stage = product.stage and entry.document_id = product.document_id
    where product.site_id = ${siteId}`;
  const { rows } = await sql<FoundFacts>`
    select sites.is_public as "isSitePublic",
      exists (select from ${products} and product.stage = 'draft' and product.highest_price > 0) as "hasPricedProduct",
      exists (select from ${products} and product.stage = 'draft' and product.product_type = 'physical') as "isSending",
      exists (select from orders where site_id = ${siteId} and placed_at is not null and kind <> 'donation'
        and channel <> 'by-hand') as "hasOrder",
      exists (select from payment_accounts where site_id = ${siteId}) as "hasProvider",
      (select entry.path from ${products} and product.stage = 'live' and product.highest_price > 0
        order by product.document_id limit 1) as "productPath"
    from sites where id = ${siteId}`.execute(db);
  const [facts] = rows;
  invariant(facts !== undefined, 'a call to a site comes where there is one');
  return facts;
}
