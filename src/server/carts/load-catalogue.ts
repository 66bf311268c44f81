import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { NOTHING_WITHHELD, type Withheld } from '#domain/gating/withheld-documents.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { toCents } from '#domain/money/cents.ts';
import { MAX_LINE_PIECES } from '#domain/products/product-limits.ts';
import type { StoreProductType } from '#domain/products/product-types.ts';
import type { SubscriptionPlan } from '#domain/subscriptions/subscription-plan.ts';
import { UNLIMITED } from '#domain/products/stock.ts';
import { isListed } from '#server/content-entries/is-listed.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CatalogueFacts } from './catalogue-line.ts';

interface Row {
  readonly product_id: DocumentId;
  readonly variant_id: string;
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
 * What visitors can buy of these variants now, by their ids, in one query however many there are (ORD-09). What is not on
 * a published page of a store is not in it.
 * @param withheld what whoever asks does not get
 */
export async function loadCatalogue(
  db: Db,
  siteId: SiteId,
  wanted: readonly { readonly productId: DocumentId; readonly variantId: string }[],
  withheld: Withheld = NOTHING_WITHHELD,
): Promise<ReadonlyMap<string, CatalogueFacts>> {
  if (wanted.length === 0) return new Map();
  // Each table is looked into for each variant: that they may be joined in any order takes longer to plan than to read.
  // The ids stand behind selects of their own, so that a plan does not depend on how many they are, and is kept.
  const { rows } = await sql<Row>`
    select wanted.product_id, wanted.variant_id, entry.title, entry.path, entry.image, entry.categories,
      variant.option_text, variant.sku, product.product_type, product.most_per_order, product.plan,
      product.tax_class, variant.weight_grams, variant.extra_delivery,
      coalesce(variant.current_price, product.lowest_price) as price,
      coalesce(variant.on_sale, product.on_sale = 'all') as is_on_sale,
      stock.is_unlimited, stock.quantity
    from unnest((select ${wanted.map(({ productId }) => productId)}::char(24)[]),
      (select ${wanted.map(({ variantId }) => variantId)}::char(24)[])) as wanted (product_id, variant_id)
    cross join lateral (select * from content_entries where site_id = ${siteId} and stage = 'live'
      and document_id = wanted.product_id offset 0) entry
    cross join lateral (select is_enabled from content_entries where site_id = ${siteId} and stage = 'live'
      and document_id = entry.collection_id offset 0) collection
    cross join lateral (select * from product_entries where site_id = ${siteId} and stage = 'live'
      and document_id = wanted.product_id offset 0) product
    left join lateral (select * from product_variants where site_id = ${siteId} and stage = 'live'
      and document_id = wanted.product_id and variant_id = wanted.variant_id offset 0) variant on true
    left join lateral (select * from variant_stock where site_id = ${siteId}
      and variant_id = wanted.variant_id offset 0) stock on true
    where ${isListed(withheld)} and entry.workflow_state = 'published' and collection.is_enabled
      and (variant.variant_id is not null
        or (product.product_type = 'digital' and wanted.variant_id = wanted.product_id))`.execute(db);
  return new Map(rows.map((row) => [row.variant_id, factsOf(row)]));
}

/** Gift cards and digital goods are never counted (COMM-32, COMM-33). */
function factsOf(row: Row): CatalogueFacts {
  const isCounted = row.product_type === 'physical' || row.product_type === 'service';
  return {
    productId: row.product_id,
    variantId: row.variant_id,
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
