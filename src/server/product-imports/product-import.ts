import type { SiteId } from '#domain/documents/record.ts';
import { productFiles } from '#messages/en/interface/product-files.ts';
import { fill, type Words } from '#messages/message.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import { findAuthorName } from '#server/documents/author-name.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { isId } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ImportTask, ImportWork, TableImportPart } from '#server/table-imports/table-import-part.ts';
import { FetchedImages } from './fetched-images.ts';
import { heldOf } from './held-content.ts';
import { findKnownProducts } from './known-products.ts';
import { wantedPictures } from './pictures-of-product.ts';
import { readProductRows, type ProductRow } from './read-product-rows.ts';
import { settledTexts, type SettledTexts } from './settled-texts.ts';
import { StorePages } from './store-pages.ts';
import { takeBackProducts } from './take-back-products.ts';
import { takeProducts } from './take-products.ts';
import type { TakenProduct } from './taking-products.ts';

/** The longest file: WooCommerce's have to be held as a whole, since their variations stand anywhere. */
export const MAX_PRODUCT_FILE_BYTES = 50_000_000;
/** Products of one transaction. */
const BATCH = 50;

/** Products from the files of Shopify, Squarespace, WooCommerce and Portico itself (CRM-19). */
export const productImport: TableImportPart<ProductRow> = {
  kind: 'products',
  // No role has it without that to write.
  permission: 'content.publish',
  maxBytes: MAX_PRODUCT_FILE_BYTES,
  batch: BATCH,
  twice: productFiles.twice,
  tables: ['documents', 'document_records', 'content_entries', 'product_variants', 'imported_products'],
  hasTarget: isStorePage,
  isListedWhole: true,
  async *read(file) {
    const { currency, measurementStandard } = await loadStoreSettings(file.services.db, file.siteId);
    yield* readProductRows(file, { currency, measurement: measurementStandard });
  },
  problemOf: ({ problem }) => problem,
  keysOf: ({ key }) => [key],
  open: openWork,
  ended: () => Promise.resolve(),
  takeBack: takeBackProducts,
};

async function isStorePage(db: Db, siteId: SiteId, targetId: string): Promise<boolean> {
  if (!isId<'document'>(targetId)) return false;
  const entry = await findEntryOfDocument(db, siteId, 'draft', targetId);
  return entry?.kind === 'collection' && entry.collectionType === 'products';
}

async function openWork(services: Services, task: ImportTask): Promise<ImportWork<ProductRow>> {
  const { siteId, accountId, targetId, options, isDryRun, importId } = task;
  invariant(targetId !== null && isId<'document'>(targetId), 'products are imported into a store page');
  const { identifier } = await findSite(services.db, siteId);
  const urlOf = (path: string) => publicUrl(services.config, identifier, path);
  const author = { accountId, name: await findAuthorName(services.db, accountId) };
  const pages = new StorePages(siteId, targetId, { goesOn: options.morePages, isDryRun });
  const images = new FetchedImages(services, { siteId, accountId });
  /** Of the batch that is taken in next. */
  const settled = new Map<string, SettledTexts>();
  const of = { siteId, importId, author, accountId, isDryRun, pages, images, urlOf };
  return {
    async prepare(rows, signal) {
      settled.clear();
      for (const { key, content } of rows) {
        settled.set(key, settledTexts(content, key.startsWith('woo:')));
      }
      if (isDryRun) return;
      const known = await findKnownProducts(services.db, siteId, [...settled.keys()]);
      const urls = [...settled].flatMap(([key, { content, pieces }]) => {
        const there = known.get(key);
        return wantedPictures(content, pieces, there === undefined ? null : heldOf({ urlOf }, there));
      });
      await images.fetch(urls, signal);
    },
    async take(trx, rows) {
      const ready = rows.flatMap(({ key }) => {
        const texts = settled.get(key);
        return texts === undefined ? [] : [{ key, texts }];
      });
      const taken = await takeProducts(trx, services, { ...of, at: new Date(services.now()) }, ready);
      return takenRows(rows, taken);
    },
  };
}

function takenRows(rows: readonly ProductRow[], taken: readonly TakenProduct[]) {
  const count = (outcome: TakenProduct['outcome']) => taken.filter((each) => each.outcome === outcome).length;
  const told = rows.flatMap((row, at) => {
    const { outcome = 'unchanged', remarks = [] } = taken[at] ?? {};
    const why = joined([...(outcome === 'unchanged' ? [] : row.remarks), ...remarks]);
    return why === null ? [] : [{ row, why, isLeftOut: outcome === 'left-out' }];
  });
  return {
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    leftOut: told.filter(({ isLeftOut }) => isLeftOut),
    noted: told.filter(({ isLeftOut }) => !isLeftOut),
    images: taken.reduce((sum, { images }) => sum + images, 0),
  };
}

/** Several texts as one; null for none. */
function joined(texts: readonly Words[]): Words | null {
  const [first, ...others] = texts;
  if (first === undefined) return null;
  const rest = joined(others);
  return rest === null ? first : fill(productFiles.several, { first, rest });
}
