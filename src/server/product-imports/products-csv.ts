import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { filedContentOf } from '#domain/product-files/filed-content-of.ts';
import { productRows, PRODUCT_FILE_HEADER } from '#domain/product-files/write-products.ts';
import { loadRecordsOf } from '#server/documents/queries.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { bodyHtml } from './body-html.ts';
import { loadStockOf } from './known-products.ts';

const BATCH = 100;

/**
 * The products of a site as they are drafted, batch by batch, as CSV: an import of it changes nothing, and Squarespace
 * takes it, too. Cells that a spreadsheet would run as a formula are marked as text (CRM-19).
 * @param collectionId of one store page; null for all
 */
export async function* productsCsv(
  { db, config }: Pick<Services, 'db' | 'config'>,
  site: { readonly siteId: SiteId; readonly identifier: string },
  collectionId: DocumentId | null,
): AsyncGenerator<string> {
  const { siteId, identifier } = site;
  const { currency } = await loadStoreSettings(db, siteId);
  const urlOf = (path: string) => publicUrl(config, identifier, path);
  yield beginCsv([PRODUCT_FILE_HEADER]);
  for (let after: DocumentId | null = null; ;) {
    const batch = await listProductsAfter(db, siteId, collectionId, after);
    const last = batch.at(-1);
    if (last === undefined) return;
    const ids = batch.map(({ documentId }) => documentId);
    const [records, stock] = await Promise.all([
      loadRecordsOf(db, siteId, ids),
      loadStockOf(db, siteId, ids),
    ]);
    yield writeCsv(
      batch.flatMap(({ documentId, page }) => {
        const product = { records: records.get(documentId) ?? {}, stock: stock.get(documentId) ?? new Map() };
        const content = filedContentOf(documentId, product, urlOf);
        const description = bodyHtml(product.records);
        return productRows({ id: documentId, page, content: { ...content, description } }, currency);
      }),
    );
    after = last.documentId;
  }
}

/** Products in the order of their ids, with the addresses of their store pages. */
function listProductsAfter(
  db: Db,
  siteId: SiteId,
  collectionId: DocumentId | null,
  after: DocumentId | null,
) {
  const products = db
    .selectFrom('product_entries as product')
    .innerJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'product.site_id')
        .onRef('entry.stage', '=', 'product.stage')
        .onRef('entry.document_id', '=', 'product.document_id'),
    )
    .innerJoin('content_entries as page', (join) =>
      join
        .onRef('page.site_id', '=', 'entry.site_id')
        .onRef('page.stage', '=', 'entry.stage')
        .onRef('page.document_id', '=', 'entry.collection_id'),
    )
    .select(['product.document_id as documentId', 'page.path as page'])
    .where('product.site_id', '=', siteId)
    .where('product.stage', '=', 'draft');
  const wanted = collectionId === null ? products : products.where('entry.collection_id', '=', collectionId);
  const next = after === null ? wanted : wanted.where('product.document_id', '>', after);
  return next.orderBy('product.document_id').limit(BATCH).execute();
}
