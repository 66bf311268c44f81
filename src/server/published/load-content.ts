import {
  collectionSettingsSchema,
  holdsOwnSlides,
  itemSettingsSchema,
  type CollectionSettings,
} from '#domain/collections/collection-settings.ts';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { pageSettingsSchema } from '#domain/pages/page-settings.ts';
import type { ContentEntry } from '#server/pages/content-entry.ts';
import { listEntries } from '#server/pages/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  gallerySection,
  slidesOfCollection,
  slidesOfItems,
  withSlides,
} from '#site/collections/gallery-section.ts';
import type { PostSummary } from '#site/collections/post-summary.ts';
import type { ItemPage, ListPage, PageContent, PlainPage } from '#site/page/page-content.ts';
import { loadOrderedItems } from './load-ordered-items.ts';
import { postSummary } from './post-summary-of.ts';
import { findNeighbours, listApprovedComments, listLinkTargets, listPublished } from './queries.ts';

/** Which document is shown, and in which of its lists. */
export interface WantedContent {
  readonly documentId: DocumentId;
  readonly kind: ContentEntry['kind'];
  readonly collectionId: DocumentId | null;
  readonly path: string;
  readonly updatedAt: string;
  readonly records: DocumentRecords;
  readonly label: ListPage['label'];
  readonly pageNumber: number;
}

/** Everything a page shows, loaded before it is rendered; null where there is no such page of a list. */
export async function loadContent(
  db: Db,
  siteId: SiteId,
  wanted: WantedContent,
): Promise<PageContent | null> {
  switch (wanted.kind) {
    case 'page':
      return pageOf(wanted);
    case 'collection':
      return listOf(db, siteId, wanted);
    case 'item':
      return itemOf(db, siteId, wanted);
  }
}

function pageOf({ documentId, records, updatedAt }: WantedContent): PlainPage | null {
  const settings = pageSettingsSchema.safeParse(records['settings']);
  if (!settings.success) return null;
  const { title, seoTitle, description, socialImage, noindex } = settings.data;
  return {
    kind: 'page',
    documentId,
    title,
    seoTitle,
    description,
    socialImage,
    isNoindex: noindex,
    updatedAt,
    sections: deriveSections(records),
  };
}

async function listOf(db: Db, siteId: SiteId, wanted: WantedContent): Promise<ListPage | null> {
  const parsed = collectionSettingsSchema.safeParse(wanted.records['settings']);
  if (!parsed.success) return null;
  const settings = parsed.data;
  const { label, pageNumber } = wanted;
  if (settings.collectionType !== 'blog') return galleryOf(db, siteId, wanted, settings);
  const { entries, total } = await listEntries(db, siteId, 'live', {
    kind: 'item',
    collectionId: wanted.documentId,
    state: 'published',
    ...(label?.kind === 'category' ? { category: label.name } : {}),
    ...(label?.kind === 'tag' ? { tag: label.name } : {}),
    page: pageNumber,
    pageSize: settings.pageSize,
  });
  const pageCount = Math.max(1, Math.ceil(total / settings.pageSize));
  if (pageNumber > pageCount || (label !== null && total === 0)) return null;
  return {
    kind: 'collection',
    documentId: wanted.documentId,
    title: settings.title,
    seoTitle: settings.seoTitle,
    description: settings.description,
    socialImage: settings.socialImage,
    isNoindex: settings.noindex,
    updatedAt: wanted.updatedAt,
    sections: deriveSections(wanted.records),
    collectionPath: encodeURI(wanted.path),
    collectionTitle: settings.title,
    label: label === null ? null : { ...label, name: spellingOf(label, entries) },
    posts: entries.map(postSummary),
    showExcerpts: settings.showExcerpts,
    pageNumber,
    pageCount,
  };
}

/** A slide gallery with its own slides, an album with its tracks, a portfolio with a slide for each of its items, on one page. */
async function galleryOf(
  db: Db,
  siteId: SiteId,
  wanted: WantedContent,
  settings: CollectionSettings,
): Promise<ListPage | null> {
  if (wanted.label !== null || wanted.pageNumber > 1) return null;
  const { documentId, records } = wanted;
  const slides = holdsOwnSlides(settings.collectionType)
    ? slidesOfCollection(documentId, settings.gallery)
    : slidesOfItems(await loadOrderedItems(db, siteId, documentId, settings.itemOrder));
  const shown = gallerySection(documentId, withSlides(settings.gallery, slides));
  return {
    kind: 'collection',
    documentId,
    title: settings.title,
    seoTitle: settings.seoTitle,
    description: settings.description,
    socialImage: settings.socialImage ?? slides.find(({ image }) => image !== null)?.image ?? null,
    isNoindex: settings.noindex,
    updatedAt: wanted.updatedAt,
    sections: [...deriveSections(records), slides.length === 0 ? { ...shown, blocks: [] } : shown],
    collectionPath: encodeURI(wanted.path),
    collectionTitle: settings.title,
    label: null,
    posts: [],
    isGallery: true,
    showExcerpts: false,
    pageNumber: 1,
    pageCount: 1,
  };
}

async function itemOf(db: Db, siteId: SiteId, wanted: WantedContent): Promise<ItemPage | null> {
  const parsed = itemSettingsSchema.safeParse(wanted.records['settings']);
  if (!parsed.success || wanted.collectionId === null) return null;
  const settings = parsed.data;
  const [[collection], neighbours, comments] = await Promise.all([
    listLinkTargets(db, siteId, [wanted.collectionId]),
    findNeighbours(db, siteId, wanted.collectionId, wanted.documentId),
    listApprovedComments(db, siteId, wanted.documentId),
  ]);
  // A collection that is switched off takes its items with it.
  if (collection === undefined) return null;
  const order =
    settings.recordType === 'portfolio-item' ? await orderOf(db, siteId, wanted.collectionId) : null;
  const around = order === null ? neighbours : neighboursIn(order, wanted.documentId);
  const neighbour = (row: { readonly path: string; readonly title: string } | null) =>
    row === null ? null : { path: encodeURI(row.path), title: row.title === '' ? 'Untitled' : row.title };
  return {
    kind: 'item',
    documentId: wanted.documentId,
    title: settings.title,
    seoTitle: settings.seoTitle,
    description: settings.description === '' ? settings.excerpt : settings.description,
    socialImage: settings.socialImage,
    isNoindex: settings.noindex,
    updatedAt: wanted.updatedAt,
    sections: deriveSections(wanted.records),
    collection: { id: wanted.collectionId, path: encodeURI(collection.path), title: collection.title },
    authorName: settings.authorName,
    // A portfolio is no diary.
    publishedAt: order === null ? settings.publishAt : null,
    featuredImage: settings.featuredImage,
    tags: settings.tags,
    categories: settings.categories,
    previous: neighbour(around.previous),
    next: neighbour(around.next),
    comments,
  };
}

/** The items of a portfolio in its owner's order. */
async function orderOf(
  db: Db,
  siteId: SiteId,
  collectionId: DocumentId,
): Promise<readonly PostSummary[] | null> {
  const records = (await listPublished(db, siteId, [collectionId])).get(collectionId);
  const settings = collectionSettingsSchema.safeParse(records?.['settings']);
  if (!settings.success || settings.data.collectionType !== 'portfolio') return null;
  return loadOrderedItems(db, siteId, collectionId, settings.data.itemOrder);
}

function neighboursIn(items: readonly PostSummary[], documentId: DocumentId) {
  const at = items.findIndex(({ id }) => id === documentId);
  const found = (item: PostSummary | undefined) =>
    item === undefined || at === -1 ? null : { path: decodeURI(item.path), title: item.title };
  return { previous: at > 0 ? found(items[at - 1]) : null, next: found(items[at + 1]) };
}

/** A label as the owner writes it, whatever the case of the address. */
function spellingOf(label: NonNullable<ListPage['label']>, entries: readonly ContentEntry[]): string {
  const wanted = label.name.trim().toLowerCase();
  for (const entry of entries) {
    const names = label.kind === 'tag' ? entry.tags : entry.categories;
    const name = names.find((each) => each.trim().toLowerCase() === wanted);
    if (name !== undefined) return name;
  }
  return label.name;
}
