import { newContent } from '#messages/en/new-content.ts';
import { importReports } from '#messages/en/interface/import-reports.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { storedWords } from '#messages/stored-words.ts';
import { translateEnglish } from '#messages/translator.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { FiledProduct } from '#domain/product-files/filed-product.ts';
import { addNote } from '#domain/wordpress/import-report.ts';
import { reportText } from '#domain/wordpress/report-text.ts';
import { createId } from '#lib/id.ts';
import type { Words } from '#messages/message.ts';
import { findAuthorName } from '#server/documents/author-name.ts';
import { createPage } from '#server/pages/create-page.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Db } from '#server/platform/database/database.ts';
import { FetchedImages } from '#server/product-imports/fetched-images.ts';
import { readyProducts } from '#server/product-imports/ready-products.ts';
import { StorePages } from '#server/product-imports/store-pages.ts';
import { takeProducts } from '#server/product-imports/take-products.ts';
import type { TakenProduct } from '#server/product-imports/taking-products.ts';
import { draftLanguage } from '#server/sites/site-language.ts';
import { findSite } from '#server/sites/queries.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import type { FetchFile } from '#server/import-sources/fetch-file.ts';
import { commitUnlessDryRun } from './commit-unless-dry-run.ts';
import type { ImportWork } from './import-work.ts';

/**
 * The products of WooCommerce in an export become drafts of the site’s first store page, which is made where there is
 * none, and of further ones beyond its 200 products, as files of products do. Those of an earlier import are changed only
 * where the export says otherwise than before.
 */
export async function importProducts(work: ImportWork, fetchFile: FetchFile | null): Promise<void> {
  const { services, siteId, authorId, isDryRun, signal, reader, report } = work;
  const { currency, measurementStandard: measurement } = await loadStoreSettings(services.db, siteId);
  const { identifier } = await findSite(services.db, siteId);
  const author = { accountId: authorId, name: await findAuthorName(services.db, authorId) };
  const images = new FetchedImages(services, { siteId, accountId: authorId }, fetchFile);
  const of = {
    siteId,
    importId: null,
    gestureId: createId(services.now()),
    author,
    accountId: authorId,
    isDryRun,
    images,
    urlOf: (path: string) => publicUrl(services.config, identifier, path),
  };
  let pages: Pick<StorePages, 'next'> | null = null;
  for (let isLast = false; !isLast && !signal.aborted;) {
    const answer = await reader.ask({ kind: 'products', store: { currency, measurement } });
    isLast = answer.isLast;
    const right = answer.products.filter(({ problem }) => problem === null);
    for (const product of answer.products) if (product.problem !== null) tell(work, product, null);
    if (right.length === 0) continue;
    pages ??= await storePages(work, author);
    const ready = await readyProducts(services, { ...of, rows: right }, signal);
    const given = { ...of, pages, at: new Date(services.now()) };
    const taken = await commitUnlessDryRun(work, (trx) => takeProducts(trx, services, given, ready));
    for (const [at, product] of right.entries()) tell(work, product, taken[at] ?? null);
  }
  if (report.counts.products > 0)
    addNote(report, reportText(importReports.productsAreDrafts, { count: report.counts.products }));
}

async function storePages(
  work: ImportWork,
  author: Parameters<StorePages['next']>[1],
): Promise<Pick<StorePages, 'next'>> {
  const { services, siteId, isDryRun } = work;
  const found = await firstStorePage(services.db, siteId);
  if (found === null && isDryRun) {
    // What a dry run would make is not there: each product has its place in it.
    const page = { documentId: createId<'document'>(services.now()), path: '' };
    return { next: () => Promise.resolve(page) };
  }
  const first = found ?? (await makeStorePage(work, author));
  return new StorePages(siteId, first, { goesOn: true, isDryRun });
}

async function makeStorePage(
  { services, siteId }: ImportWork,
  author: Parameters<StorePages['next']>[1],
): Promise<DocumentId> {
  const language = await draftLanguage(services.db, siteId);
  const title = siteTranslator(language)(newContent.storeTitle);
  const made = await services.db.transaction().execute((trx) =>
    createPage(trx, {
      siteId,
      title,
      kind: 'collection',
      collectionType: 'products',
      navigation: 'main',
      author,
      at: new Date(services.now()),
    }),
  );
  return made.documentId;
}

async function firstStorePage(db: Db, siteId: SiteId): Promise<DocumentId | null> {
  const row = await db
    .selectFrom('content_entries')
    .select('document_id')
    .where('site_id', '=', siteId)
    .where('stage', '=', 'draft')
    .where('kind', '=', 'collection')
    .where('collection_type', '=', 'products')
    .orderBy('document_id')
    .executeTakeFirst();
  return row?.document_id ?? null;
}

/** Puts into the report what became of a product; null for one that cannot be taken. */
function tell({ report }: ImportWork, product: FiledProduct, taken: TakenProduct | null): void {
  const { content, problem } = product;
  const outcome = OUTCOMES[taken?.outcome ?? 'left-out'];
  const notes: readonly Words[] = [
    ...(problem === null ? [] : [problem]),
    ...(taken === null || taken.outcome === 'unchanged' ? [] : product.remarks),
    ...(taken?.remarks ?? []),
  ];
  if (outcome === 'failed') report.counts.failed += 1;
  else if (taken?.outcome === 'added') report.counts.products += 1;
  else report.counts.unchanged += 1;
  report.documents.push({
    source: product.key,
    title: content.title ?? '',
    kind: 'product',
    outcome,
    state: content.isVisible === true ? 'published' : 'draft',
    path: taken?.path ?? '',
    documentId: taken?.documentId ?? null,
    note: notes.map((words) => translateEnglish(words)).join('; '),
    noteWords: notes.map((words) => storedWords(words)),
  });
}

const OUTCOMES = {
  added: 'created',
  changed: 'unchanged',
  unchanged: 'unchanged',
  'left-out': 'failed',
} as const;
