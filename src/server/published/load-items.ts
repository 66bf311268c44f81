import { summaryCollectionId } from '#blocks/summary/summary-collection-id.ts';
import type { SummaryData } from '#blocks/summary/schema.ts';
import { MAX_SUMMARY_ITEMS } from '#blocks/summary/schema.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import { listEntries } from '#server/pages/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { parsedBlock } from '#site/blocks/parsed-block.ts';
import type { PostSummary } from '#site/collections/post-summary.ts';
import { collectionSettingsSchema, holdsOwnSlides } from '#domain/collections/collection-settings.ts';
import { slidesOfCollection, summariesOfSlides } from '#site/collections/gallery-section.ts';
import { loadOrderedItems } from './load-ordered-items.ts';
import { postSummary } from './post-summary-of.ts';
import { listLinkTargets, listPublished } from './queries.ts';

/** The collections that the summary blocks of sections draw on. */
export function summarizedCollections(sections: readonly SectionWithBlocks[]): readonly string[] {
  const blocks = sections.flatMap((entry) => entry.blocks).filter((block) => block.blockType === 'summary');
  const ids = blocks.map((block) => {
    const parsed = parsedBlock(block);
    return parsed.ok ? summaryCollectionId(parsed.value.data as SummaryData) : null;
  });
  return [...new Set(ids)].filter((id) => id !== null);
}

/** The newest published items, or the first ones of those ordered by hand, of collections visitors can reach, by the collection's document id. */
export async function loadItems(
  db: Db,
  siteId: SiteId,
  collectionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PostSummary[]>> {
  if (collectionIds.length === 0) return new Map();
  const reachable = await listLinkTargets(db, siteId, collectionIds as readonly DocumentId[]);
  const ids = reachable.map(({ documentId }) => documentId as DocumentId);
  const published = await listPublished(db, siteId, ids);
  const loaded = await Promise.all(
    reachable.map(async ({ documentId, path }) => {
      const settings = collectionSettingsSchema.safeParse(
        published.get(documentId as DocumentId)?.['settings'],
      );
      if (settings.success && settings.data.collectionType !== 'blog') {
        const { collectionType, gallery, itemOrder } = settings.data;
        const summaries = holdsOwnSlides(collectionType)
          ? summariesOfSlides(slidesOfCollection(documentId, gallery), encodeURI(path))
          : await loadOrderedItems(db, siteId, documentId as DocumentId, itemOrder);
        return [documentId as string, summaries.slice(0, MAX_SUMMARY_ITEMS)] as const;
      }
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
