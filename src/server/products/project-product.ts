import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { planOf } from '#domain/products/product-content.ts';
import { productRecordsOf } from '#domain/products/product-records.ts';
import { currentPrice, priceRange } from '#domain/products/product-summary.ts';
import { shownVariants } from '#domain/products/shown-product.ts';
import { isId } from '#lib/id.ts';
import type { JsonValue } from '#lib/json.ts';
import type { VariantId } from '#domain/products/variant.ts';
import type { Stage } from '#server/content-entries/content-entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import { projectCategoriesOf } from './project-categories.ts';

/**
 * What lists and searches need of a product, in the transaction of its change or its publish. Variants that are new have
 * no figure of stock: they are unlimited until somebody counts them.
 */
export async function projectProduct(
  trx: Db,
  siteId: SiteId,
  stage: Stage,
  documentId: DocumentId,
  records: DocumentRecords,
): Promise<void> {
  const listed = await trx
    .selectFrom('content_entries')
    .select('collection_id as collectionId')
    .where('site_id', '=', siteId)
    .where('stage', '=', stage)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  if (listed === undefined) return;
  const product = productRecordsOf(records);
  const shown = shownVariants(documentId, product, new Map());
  const { lowest, highest, original, onSale } = priceRange(shown);
  const settings = records['settings'];
  const title = settings?.['title'];
  const own = textsIn(settings?.['categories']);
  const ids = textsIn(settings?.['categoryIds']).filter((id) => isId<'record'>(id));
  const row = {
    product_type: product.content.productType,
    lowest_price: lowest,
    highest_price: highest,
    original_price: original,
    on_sale: onSale,
    tax_class: product.content.taxClass,
    most_per_order: product.content.mostPerOrder,
    plan: jsonOrNull(planOf(product.content)),
    own_categories: own,
    category_ids: ids,
    brand: product.content.brand.trim(),
    image_paths: product.images.map(({ image }) => image.path),
    sort_name: typeof title === 'string' ? title.toLowerCase() : '',
  };
  const key = { site_id: siteId, stage, document_id: documentId };
  await trx
    .insertInto('product_entries')
    .values({ ...key, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'stage', 'document_id']).doUpdateSet(row))
    .execute();
  await projectCategoriesOf(trx, siteId, stage, listed.collectionId, { documentId, own, ids });
  await trx
    .deleteFrom('product_variants')
    .where('site_id', '=', siteId)
    .where('stage', '=', stage)
    .where('document_id', '=', documentId)
    .execute();
  if (product.content.productType === 'digital' || product.variants.length === 0) return;
  await trx
    .insertInto('product_variants')
    .values(
      product.variants.map((variant) => ({
        ...key,
        variant_id: variant.id satisfies VariantId,
        order_key: variant.order,
        sku: variant.sku,
        sku_key: variant.sku.toLowerCase(),
        option_values: JSON.stringify(
          product.options.map(({ id, name, values }) => [
            name,
            values.find((value) => value.id === variant.values[id])?.name ?? '',
          ]),
        ),
        option_text: product.options
          .map(({ id, values }) => values.find((value) => value.id === variant.values[id])?.name ?? '')
          .join(' / '),
        price: variant.price,
        sale_price: variant.salePrice,
        on_sale: variant.onSale,
        current_price: currentPrice(variant),
        weight_grams: variant.weightGrams,
        extra_delivery: variant.extraDelivery,
      })),
    )
    .execute();
}

function jsonOrNull(value: JsonValue): string | null {
  return value === null ? null : JSON.stringify(value);
}

function textsIn(list: JsonValue | undefined): string[] {
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}
