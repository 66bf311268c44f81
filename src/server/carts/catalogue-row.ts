import { sql, type RawBuilder } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { toCents } from '#domain/money/cents.ts';
import { MAX_LINE_PIECES } from '#domain/products/product-limits.ts';
import type { StoreProductType } from '#domain/products/product-types.ts';
import type { SubscriptionPlan } from '#domain/subscriptions/subscription-plan.ts';
import { UNLIMITED } from '#domain/products/stock.ts';
import { isListed } from '#server/content-entries/is-listed.ts';
import type { CatalogueFacts } from './catalogue-line.ts';

/** What `catalogueOf` answers of a variant, with its ids. */
export interface CatalogueRow {
  readonly productId: DocumentId;
  readonly variantId: string;
  readonly title: string;
  readonly path: string;
  readonly image: ImageValue | null;
  readonly option_text: string | null;
  readonly sku: string | null;
  readonly product_type: StoreProductType;
  readonly categories: readonly string[];
  readonly price: number;
  readonly is_on_sale: boolean;
  readonly tax_class: string;
  readonly weight_grams: number | null;
  readonly extra_delivery: number | null;
  readonly most_per_order: number | null;
  readonly plan: SubscriptionPlan | null;
  readonly is_unlimited: boolean | null;
  readonly quantity: number | null;
}

/**
 * What the live catalogue says of one variant: a row, or none, for each row of `wanted`, which has `product_id` and
 * `variant_id`. Each table is looked into by itself: that they may be joined in any order takes longer to plan than to read.
 */
export function catalogueOf(
  wanted: 'wanted' | 'line',
  siteId: SiteId,
  withheld: Withheld,
): RawBuilder<unknown> {
  const product = sql.ref(`${wanted}.product_id`);
  const variant = sql.ref(`${wanted}.variant_id`);
  return sql`
    select entry.title, entry.path, entry.image, entry.categories,
      variant.option_text, variant.sku, product.product_type, product.most_per_order, product.plan,
      product.tax_class, variant.weight_grams, variant.extra_delivery,
      coalesce(variant.current_price, product.lowest_price) as price,
      coalesce(variant.on_sale, product.on_sale = 'all') as is_on_sale,
      stock.is_unlimited, stock.quantity
    from (select * from content_entries where site_id = ${siteId} and stage = 'live'
      and document_id = ${product} offset 0) entry
    cross join lateral (select is_enabled from content_entries where site_id = ${siteId} and stage = 'live'
      and document_id = entry.collection_id offset 0) collection
    cross join lateral (select * from product_entries where site_id = ${siteId} and stage = 'live'
      and document_id = ${product} offset 0) product
    left join lateral (select * from product_variants where site_id = ${siteId} and stage = 'live'
      and document_id = ${product} and variant_id = ${variant} offset 0) variant on true
    left join lateral (select * from variant_stock where site_id = ${siteId}
      and variant_id = ${variant} offset 0) stock on true
    where ${isListed(withheld)} and entry.workflow_state = 'published' and collection.is_enabled
      and (variant.variant_id is not null or (product.product_type = 'digital' and ${variant} = ${product}))`;
}

/** Gift cards and digital goods are never counted (COMM-32, COMM-33). */
export function factsOf(row: CatalogueRow): CatalogueFacts {
  const isCounted = row.product_type === 'physical' || row.product_type === 'service';
  return {
    productId: row.productId,
    variantId: row.variantId,
    title: row.title,
    path: row.path,
    image: row.image,
    optionText: row.option_text ?? '',
    sku: row.sku ?? '',
    type: row.product_type,
    categories: row.categories,
    unitPrice: toCents(row.price),
    isOnSale: row.is_on_sale,
    taxClass: row.tax_class,
    weightGrams: row.weight_grams ?? 0,
    extraDelivery: toCents(row.extra_delivery ?? 0),
    plan: row.plan,
    most: row.most_per_order ?? MAX_LINE_PIECES,
    stock:
      isCounted && row.is_unlimited !== null
        ? { isUnlimited: row.is_unlimited, quantity: row.quantity ?? 0 }
        : UNLIMITED,
  };
}
