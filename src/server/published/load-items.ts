import { summaryCollectionId } from '#blocks/summary/summary-collection-id.ts';
import type { SummaryData } from '#blocks/summary/schema.ts';
import { MAX_SUMMARY_ITEMS } from '#blocks/summary/schema.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import { listEntries } from '#server/pages/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { parsedBlock } from '#site/blocks/parsed-block.ts';
import type { PostSummary } from '#site/collections/post-summary.ts';
import { postSummary } from './load-content.ts';
import { listLinkTargets } from './queries.ts';

/** The collections that the summary blocks of sections draw on. */
export function summarizedCollections(sections: readonly SectionWithBlocks[]): readonly string[] {
  const blocks = sections.flatMap((entry) => entry.blocks).filter((block) => block.blockType === 'summary');
  const ids = blocks.map((block) => {
    const parsed = parsedBlock(block);
    return parsed.ok ? summaryCollectionId(parsed.value.data as SummaryData) : null;
  });
  return [...new Set(ids)].filter((id) => id !== null);
}

/** The newest published items of collections visitors can reach, by the collection's document id. */
export async function loadItems(
  db: Db,
  siteId: SiteId,
  collectionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PostSummary[]>> {
  if (collectionIds.length === 0) return new Map();
  const reachable = await listLinkTargets(db, siteId, collectionIds as readonly DocumentId[]);
  const loaded = await Promise.all(
    reachable.map(async ({ documentId }) => {
      const { entries } = await listEntries(db, siteId, 'live', {
        kind: 'item',
        collectionId: documentId as DocumentId,
        state: 'published',
        page: 1,
        pageSize: MAX_SUMMARY_ITEMS,
      });
      return [documentId as string, entries.map(postSummary)] as const;
    }),
  );
  return new Map(loaded);
}
