import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import type { FiledContent } from '#domain/product-files/filed-product.ts';
import type { Stock } from '#domain/products/stock.ts';
import { isId } from '#lib/id.ts';
import { loadRecordsOf } from '#server/documents/queries.ts';
import { sourceKey } from '#server/import-sources/source-key.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A product that a file speaks of and that is there. */
export interface KnownProduct {
  readonly documentId: DocumentId;
  readonly version: number;
  readonly isLive: boolean;
  readonly records: DocumentRecords;
  readonly stock: ReadonlyMap<string, Stock>;
  /** What the file said the last time; null for one that was exported here and not imported since. */
  readonly base: FiledContent | null;
  /** Whether it is known by its key of the file. */
  readonly hasSource: boolean;
}

/** By what a product of a file is known across imports. */
export function productSource(key: string): string {
  return sourceKey(`product:${key}`);
}

const OWN = 'portico:';

/**
 * The products of files that are there, by their keys: those that were imported before, and those of this site that the
 * file was exported from. What lies in the trash is not known: it is imported anew.
 */
export async function findKnownProducts(
  db: Db,
  siteId: SiteId,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KnownProduct>> {
  const sources = new Map(keys.map((key) => [productSource(key), key]));
  const imported = await db
    .selectFrom('import_sources')
    .select(['source_key as sourceKey', 'document_id as documentId', 'content'])
    .where('site_id', '=', siteId)
    .where('source_key', 'in', [...sources.keys()])
    .where('document_id', 'is not', null)
    .execute();
  const found = new Map<string, { documentId: DocumentId; base: FiledContent | null; hasSource: boolean }>();
  for (const key of keys) {
    const id = key.startsWith(OWN) ? key.slice(OWN.length) : '';
    if (isId<'document'>(id)) found.set(key, { documentId: id, base: null, hasSource: false });
  }
  for (const { sourceKey: source, documentId, content } of imported) {
    const key = sources.get(source);
    if (key !== undefined && documentId !== null)
      found.set(key, { documentId, base: content, hasSource: true });
  }
  const ids = [...new Set([...found.values()].map(({ documentId }) => documentId))];
  if (ids.length === 0) return new Map();
  const heads = await db
    .selectFrom('documents')
    .select(['id', 'version', 'published_version as publishedVersion'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .where('kind', '=', 'item')
    .where('removed_at', 'is', null)
    .execute();
  const byId = new Map(heads.map((head) => [head.id, head]));
  const [records, stock] = await Promise.all([
    loadRecordsOf(db, siteId, [...byId.keys()]),
    loadStockOf(db, siteId, [...byId.keys()]),
  ]);
  return new Map(
    [...found].flatMap(([key, { documentId, ...rest }]) => {
      const head = byId.get(documentId);
      const own = records.get(documentId);
      if (head === undefined || own?.['settings']?.['recordType'] !== 'store-item') return [];
      const { version, publishedVersion } = head;
      const known = { documentId, version, isLive: publishedVersion !== null, records: own, ...rest };
      return [[key, { ...known, stock: stock.get(documentId) ?? new Map() }] as const];
    }),
  );
}

/** The figures of stock of several products, by their ids and those of their variants. */
export async function loadStockOf(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
): Promise<ReadonlyMap<DocumentId, ReadonlyMap<string, Stock>>> {
  const stock = new Map<DocumentId, Map<string, Stock>>();
  if (documentIds.length === 0) return stock;
  const rows = await db
    .selectFrom('variant_stock')
    .select(['document_id', 'variant_id', 'is_unlimited', 'quantity'])
    .where('site_id', '=', siteId)
    .where('document_id', 'in', [...documentIds])
    .execute();
  for (const row of rows) {
    const of = stock.get(row.document_id) ?? new Map<string, Stock>();
    of.set(row.variant_id, { isUnlimited: row.is_unlimited, quantity: row.quantity });
    stock.set(row.document_id, of);
  }
  return stock;
}
