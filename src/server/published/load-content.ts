import { collectionSettingsSchema } from '#domain/collections/collection-settings.ts';
import { findItemType } from '#domain/collections/collections.ts';
import { itemSettingsSchema } from '#domain/collections/item-settings.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { NOTHING_WITHHELD } from '#domain/gating/withheld-documents.ts';
import { injectedCodeOf } from '#domain/owner-code/injected-code.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { pageSettingsSchema } from '#domain/pages/page-settings.ts';
import { sourceOfCollection, sourceOfItem } from '#server/collections/collection-sources.ts';
import type { ItemSource } from '#server/collections/define-collection-source.ts';
import type { Db } from '#server/platform/database/database.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import type { ItemPage, ListPage, PageContent, PlainPage } from '#site/content/page-content.ts';
import { loadThread } from '#server/comments/load-thread.ts';
import { listLinkTargets } from '#server/content-entries/list-link-targets.ts';
import type { WantedContent } from '#server/collections/wanted-content.ts';

/** Everything a page shows, loaded before it is rendered; null where there is no such page of a list. */
export async function loadContent(
  db: Db,
  siteId: SiteId,
  wanted: WantedContent,
  now: number,
): Promise<PageContent | null> {
  const content = await shownOf(db, siteId, wanted, now);
  const code = injectedCodeOf(wanted.records['injected-code']);
  return content === null || code === null ? content : { ...content, code };
}

async function shownOf(
  db: Db,
  siteId: SiteId,
  wanted: WantedContent,
  now: number,
): Promise<PageContent | null> {
  switch (wanted.kind) {
    case 'page':
      return pageOf(wanted);
    case 'collection':
      return listOf(db, siteId, wanted);
    case 'item':
      return itemOf(db, siteId, wanted, now);
  }
}

function pageOf({ documentId, records, updatedAt }: WantedContent): PlainPage | null {
  const settings = pageSettingsSchema.safeParse(records['settings']);
  if (!settings.success) return null;
  const { title, seoTitle, description, socialImage, noindex, canonical } = settings.data;
  return {
    kind: 'page',
    documentId,
    title,
    seoTitle,
    description,
    socialImage,
    isNoindex: noindex,
    canonical,
    updatedAt,
    sections: deriveSections(records, blockHeight),
  };
}

async function listOf(db: Db, siteId: SiteId, wanted: WantedContent): Promise<ListPage | null> {
  const parsed = collectionSettingsSchema.safeParse(wanted.records['settings']);
  if (!parsed.success) return null;
  const settings = parsed.data;
  const listed = await sourceOfCollection(settings.collectionType).loadList(db, siteId, wanted, settings);
  if (listed === null) return null;
  return {
    kind: 'collection',
    collectionType: settings.collectionType,
    documentId: wanted.documentId,
    title: settings.title,
    seoTitle: settings.seoTitle,
    description: settings.description,
    // Of the list as a whole; further pages and labels are lists of their own.
    canonical: wanted.label === null && wanted.pageNumber === 1 ? settings.canonical : '',
    updatedAt: wanted.updatedAt,
    collectionPath: encodeURI(wanted.path),
    collectionTitle: settings.title,
    pageNumber: wanted.pageNumber,
    ...listed,
    socialImage: settings.socialImage ?? listed.socialImage ?? null,
    isNoindex: settings.noindex || listed.isNoindex === true,
  };
}

async function itemOf(db: Db, siteId: SiteId, wanted: WantedContent, now: number): Promise<ItemPage | null> {
  const parsed = itemSettingsSchema.safeParse(wanted.records['settings']);
  if (!parsed.success || wanted.collectionId === null) return null;
  const settings = parsed.data;
  const source = sourceOfItem(settings.recordType);
  const targets = listLinkTargets(db, siteId, [wanted.collectionId]);
  const [[collection], neighbours, thread, parts] = await Promise.all([
    targets,
    source.loadNeighbours(db, siteId, {
      documentId: wanted.documentId,
      collectionId: wanted.collectionId,
      stage: wanted.stage ?? 'live',
      withheld: wanted.withheld ?? NOTHING_WITHHELD,
      productsOf: wanted.productsOf,
    }),
    loadThread(db, siteId, {
      documentId: wanted.documentId,
      collectionId: wanted.collectionId,
      settings,
      pageNumber: wanted.pageNumber,
      now,
    }),
    partsOf(db, siteId, wanted, wanted.collectionId, source, targets),
  ]);
  // A collection that is switched off takes its items with it.
  if (collection === undefined) return null;
  return {
    kind: 'item',
    recordType: settings.recordType,
    documentId: wanted.documentId,
    title: settings.title,
    seoTitle: settings.seoTitle,
    description: settings.description === '' ? settings.excerpt : settings.description,
    socialImage: settings.socialImage,
    isNoindex: settings.noindex || ('visibility' in settings && settings.visibility === 'unlisted'),
    canonical: settings.canonical,
    updatedAt: wanted.updatedAt,
    sections: deriveSections(wanted.records, blockHeight),
    collection: { id: wanted.collectionId, path: encodeURI(collection.path), title: collection.title },
    authorName: settings.authorName,
    publishedAt: findItemType(settings.recordType).hasByline ? settings.publishAt : null,
    featuredImage: settings.featuredImage,
    tags: settings.tags,
    categories: settings.categories,
    previous: neighbours.previous,
    next: neighbours.next,
    thread,
    ...parts,
  };
}

/** What the page of an item shows of its own. */
async function partsOf(
  db: Db,
  siteId: SiteId,
  wanted: WantedContent,
  collectionId: DocumentId,
  source: ItemSource,
  targets: ReturnType<typeof listLinkTargets>,
): Promise<Partial<ItemPage>> {
  if (source.loadParts === undefined) return {};
  const [collection] = await targets;
  return source.loadParts(db, siteId, {
    documentId: wanted.documentId,
    collectionId,
    stage: wanted.stage ?? 'live',
    records: wanted.records,
    withheld: wanted.withheld ?? NOTHING_WITHHELD,
    collectionPath: collection?.path ?? null,
    reviewsPage: wanted.reviewsPage,
  });
}
