import type { SiteId } from '#domain/documents/record.ts';
import { productFiles } from '#messages/en/interface/product-files.ts';
import { fill, type Words } from '#messages/message.ts';
import { translateEnglish } from '#messages/translator.ts';
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
import { readProductRows, type ProductRow } from './read-product-rows.ts';
import { readyProducts } from './ready-products.ts';
import { StorePages } from './store-pages.ts';
import { takeBackProducts } from './take-back-products.ts';
import { takeProducts } from './take-products.ts';
import type { ReadyProduct, TakenProduct } from './taking-products.ts';

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
  const images = new FetchedImages(services, { siteId, accountId }, null);
  /** Of the batch that is taken in next. */
  let ready: readonly ReadyProduct[] = [];
  const of = {
    siteId,
    importId,
    gestureId: importId,
    author,
    accountId,
    isDryRun,
    pages,
    images,
    urlOf,
  };
  return {
    async prepare(rows, signal) {
      ready = await readyProducts(services, { ...of, rows }, signal);
    },
    async take(trx, rows) {
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

/**
 * Several texts as one; null for none. Stored texts hold others one level deep, so that what follows the first is in
 * English.
 */
function joined(texts: readonly Words[]): Words | null {
  const [first, ...others] = texts;
  if (first === undefined || others.length === 0) return first ?? null;
  const rest = others.map((words) => translateEnglish(words)).join(' ');
  return fill(productFiles.several, { first, rest });
}
