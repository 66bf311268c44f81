import { sql } from 'kysely';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { categoryNames } from '#domain/products/category-names.ts';
import { categoriesOf } from '#domain/products/category-tree.ts';
import type { Category } from '#domain/products/category.ts';
import type { Stage } from '#server/content-entries/content-entry.ts';
import { labelKey } from '#server/content-entries/label-key.ts';
import { listPublished, loadRecords } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';

interface NamedProduct {
  readonly documentId: DocumentId;
  readonly own: readonly string[];
  readonly ids: readonly string[];
}

/** Writes the names of the categories of a product where lists, discounts and searches read them. */
export async function projectCategoriesOf(
  trx: Db,
  siteId: SiteId,
  stage: Stage,
  collectionId: DocumentId | null,
  product: NamedProduct,
): Promise<void> {
  // Names of its own stand there already.
  if (product.ids.length === 0 || collectionId === null) return;
  const records =
    stage === 'draft'
      ? await loadRecords(trx, siteId, collectionId)
      : ((await listPublished(trx, siteId, [collectionId])).get(collectionId) ?? {});
  await writeNames(trx, siteId, stage, [product], knownIn(records));
}

/** The same for all products of a store page after its categories changed; they are loaded where a product names one. */
export async function projectCategories(
  trx: Db,
  siteId: SiteId,
  stage: Stage,
  collectionId: DocumentId,
  records: () => Promise<DocumentRecords>,
): Promise<void> {
  const rows = await trx
    .selectFrom('product_entries as product')
    .innerJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'product.site_id')
        .onRef('entry.stage', '=', 'product.stage')
        .onRef('entry.document_id', '=', 'product.document_id'),
    )
    .select([
      'product.document_id as documentId',
      'product.own_categories as own',
      'product.category_ids as ids',
    ])
    .where('entry.site_id', '=', siteId)
    .where('entry.stage', '=', stage)
    .where('entry.collection_id', '=', collectionId)
    .where('product.site_id', '=', siteId)
    .where('product.stage', '=', stage)
    .where(sql<boolean>`product.category_ids <> '{}'`)
    .execute();
  if (rows.length === 0) return;
  const products = rows.map(({ own, ...row }) => ({ ...row, own: own ?? [] }));
  await writeNames(trx, siteId, stage, products, knownIn(await records()));
}

function knownIn(records: DocumentRecords): ReadonlyMap<string, Category> {
  return new Map(categoriesOf(Object.values(records)).map((category) => [category.id, category]));
}

async function writeNames(
  trx: Db,
  siteId: SiteId,
  stage: Stage,
  products: readonly NamedProduct[],
  known: ReadonlyMap<string, Category>,
): Promise<void> {
  const named = products.map(({ documentId, own, ids }) => {
    const categories = categoryNames(own, ids, known);
    return { documentId, categories, keys: categories.map(labelKey) };
  });
  await sql`
    update content_entries entry set categories = named.categories, category_keys = named.keys
    from (select each ->> 'documentId' as document_id,
        array(select jsonb_array_elements_text(each -> 'categories')) as categories,
        array(select jsonb_array_elements_text(each -> 'keys')) as keys
      from jsonb_array_elements(${JSON.stringify(named)}::jsonb) as each) as named
    where entry.site_id = ${siteId} and entry.stage = ${stage} and entry.document_id = named.document_id
      and entry.categories <> named.categories`.execute(trx);
}
