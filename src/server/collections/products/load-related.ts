import { itemSummary, type ItemSummary } from '#domain/collections/item-summary.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import { listEntriesUncounted } from '#server/content-entries/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listProductEntries, loadSummaries } from '#server/products/queries.ts';
import { loadStoreSettings } from '#server/store/queries.ts';

/** Published products by their ids, in their order, as lists show them; unlisted ones too, since somebody chose them. */
export async function loadRelated(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
  withheld: Withheld,
): Promise<readonly ItemSummary[]> {
  if (documentIds.length === 0) return [];
  const reachable = (await listProductEntries(db, siteId, documentIds, withheld)).map(
    ({ documentId }) => documentId,
  );
  if (reachable.length === 0) return [];
  const [entries, store] = await Promise.all([
    listEntriesUncounted(db, siteId, 'live', { documentIds: reachable, page: 1, pageSize: reachable.length }),
    loadStoreSettings(db, siteId),
  ]);
  const summaries = await loadSummaries(db, siteId, 'live', reachable, store);
  const byId = new Map(entries.map((entry) => [entry.documentId, entry]));
  return reachable.flatMap((id): readonly ItemSummary[] => {
    const entry = byId.get(id);
    const product = summaries.get(id)?.product;
    return entry === undefined
      ? []
      : [{ ...itemSummary(entry), ...(product === undefined ? {} : { product }) }];
  });
}
