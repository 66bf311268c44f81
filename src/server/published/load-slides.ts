import type { GalleryData, GalleryItem } from '#blocks/gallery/schema.ts';
import { MAX_GALLERY_ITEMS } from '#blocks/gallery/schema.ts';
import { collectionSettingsSchema, holdsOwnSlides } from '#domain/collections/collection-settings.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import type { JsonValue } from '#lib/json.ts';
import type { Db } from '#server/platform/database/database.ts';
import { parsedBlock } from '#site/blocks/parsed-block.ts';
import { slidesOfCollection, slidesOfItems } from '#site/collections/gallery-section.ts';
import { loadOrderedItems } from './load-ordered-items.ts';
import { listLinkTargets, listPublished } from './queries.ts';

/** The collection a gallery block takes its slides from; null for slides of its own, and for other blocks. */
export function sourceOfGallery(block: BlockRecord): DocumentId | null {
  if (block.blockType !== 'gallery') return null;
  const parsed = parsedBlock(block);
  const source = parsed.ok ? (parsed.value.data as GalleryData).collection : null;
  return source?.kind === 'page' ? (source.documentId as DocumentId) : null;
}

/**
 * The sections with the slides of collections in those gallery blocks that draw on one: of a slide gallery its slides, of
 * an album its tracks, of a portfolio or a blog a slide for each item (GAL-12). One that visitors cannot reach gives none.
 */
export async function withSlidesOfCollections(
  db: Db,
  siteId: SiteId,
  sections: readonly SectionWithBlocks[],
): Promise<readonly SectionWithBlocks[]> {
  const ids = sections.flatMap(({ blocks }) => blocks.map(sourceOfGallery)).filter((id) => id !== null);
  if (ids.length === 0) return sections;
  const slides = await loadSlides(db, siteId, [...new Set(ids)]);
  return sections.map((entry) => ({
    ...entry,
    blocks: entry.blocks.map((block) => {
      const source = sourceOfGallery(block);
      return source === null ? block : withItems(block, slides.get(source) ?? []);
    }),
  }));
}

function withItems(block: BlockRecord, items: readonly GalleryItem[]): BlockRecord {
  const parsed = parsedBlock(block);
  if (!parsed.ok) return block;
  const { declaration, data } = parsed.value;
  return {
    ...block,
    dataVersion: declaration.dataVersion,
    data: {
      ...(data as Record<string, JsonValue>),
      items: items.slice(0, MAX_GALLERY_ITEMS) as unknown as JsonValue,
    },
  };
}

/** The slides of published collections that visitors can reach. */
export async function loadSlides(
  db: Db,
  siteId: SiteId,
  collectionIds: readonly DocumentId[],
): Promise<ReadonlyMap<string, readonly GalleryItem[]>> {
  const reachable = await listLinkTargets(db, siteId, collectionIds);
  const ids = reachable.map(({ documentId }) => documentId as DocumentId);
  const published = await listPublished(db, siteId, ids);
  const loaded = await Promise.all(
    ids.map(async (id) => {
      const parsed = collectionSettingsSchema.safeParse(published.get(id)?.['settings']);
      if (!parsed.success) return [id, []] as const;
      const { collectionType, gallery, itemOrder } = parsed.data;
      const slides = holdsOwnSlides(collectionType)
        ? slidesOfCollection(id, gallery)
        : slidesOfItems(await loadOrderedItems(db, siteId, id, itemOrder));
      return [id, slides] as const;
    }),
  );
  return new Map<string, readonly GalleryItem[]>(loaded);
}
