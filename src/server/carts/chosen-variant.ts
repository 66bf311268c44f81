import { optionField } from '#domain/products/option-field.ts';
import { productRecordsOf } from '#domain/products/product-records.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';
import { listPublished } from '#server/documents/queries.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';

/**
 * The variant that a form means: the one that it names, or the one of the chosen values, which are named by their ids, so
 * that a page from before the options were changed chooses nothing else. Null where there is none.
 */
export async function chosenVariant(
  { services, siteId, posted }: ShopVisit,
  productId: DocumentId,
): Promise<string | null> {
  const named = posted('variant');
  if (named !== '') return isId<'variant'>(named) ? named : null;
  const records = (await listPublished(services.db, siteId, [productId])).get(productId);
  if (records === undefined) return null;
  const { content, options, variants } = productRecordsOf(records);
  if (content.productType === 'digital') return productId;
  const variant = variants.find(({ values }) =>
    options.every(({ id }) => values[id] === posted(optionField(id))),
  );
  return variant?.id ?? null;
}
