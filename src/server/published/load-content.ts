import {
  collectionSettingsSchema,
  holdsOwnSlides,
  itemSettingsSchema,
  type CollectionSettings,
} from '#domain/collections/collection-settings.ts';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { injectedCodeOf } from '#domain/owner-code/injected-code.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { pageSettingsSchema } from '#domain/pages/page-settings.ts';
import type { ContentEntry, Stage } from '#server/pages/content-entry.ts';
import { listEntries } from '#server/pages/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  gallerySection,
  slidesOfCollection,
  slidesOfItems,
  withSlides,
} from '#site/collections/gallery-section.ts';
import type { ItemPage, ListPage, PageContent, PlainPage } from '#site/page/page-content.ts';
import { loadNeighbours } from './load-neighbours.ts';
import { loadOrderedItems } from './load-ordered-items.ts';
import { postSummary } from './post-summary-of.ts';
import { listApprovedComments, listLinkTargets } from './queries.ts';

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
  /** Of a draft, its own date says where it stands among the published items. */
  readonly stage?: Stage;
}

/** Everything a page shows, loaded before it is rendered; null where there is no such page of a list. */
export async function loadContent(
  db: Db,
  siteId: SiteId,
  wanted: WantedContent,
): Promise<PageContent | null> {
  const content = await shownOf(db, siteId, wanted);
  const code = injectedCodeOf(wanted.records['injected-code']);
  return content === null || code === null ? content : { ...content, code };
}

async function shownOf(db: Db, siteId: SiteId, wanted: WantedContent): Promise<PageContent | null> {
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
    // Of the list as a whole; further pages and labels are lists of their own.
    canonical: label === null && pageNumber === 1 ? settings.canonical : '',
    updatedAt: wanted.updatedAt,
    sections: deriveSections(wanted.records, blockHeight),
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
    canonical: settings.canonical,
    updatedAt: wanted.updatedAt,
    sections: [
      ...deriveSections(records, blockHeight),
      slides.length === 0 ? { ...shown, blocks: [] } : shown,
    ],
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
    loadNeighbours(db, siteId, {
      documentId: wanted.documentId,
      collectionId: wanted.collectionId,
      isPortfolioItem: settings.recordType === 'portfolio-item',
      stage: wanted.stage ?? 'live',
    }),
    listApprovedComments(db, siteId, wanted.documentId),
  ]);
  // A collection that is switched off takes its items with it.
  if (collection === undefined) return null;
  return {
    kind: 'item',
    documentId: wanted.documentId,
    title: settings.title,
    seoTitle: settings.seoTitle,
    description: settings.description === '' ? settings.excerpt : settings.description,
    socialImage: settings.socialImage,
    isNoindex: settings.noindex,
    canonical: settings.canonical,
    updatedAt: wanted.updatedAt,
    sections: deriveSections(wanted.records, blockHeight),
    collection: { id: wanted.collectionId, path: encodeURI(collection.path), title: collection.title },
    authorName: settings.authorName,
    // A portfolio is no diary.
    publishedAt: neighbours.isOrdered ? null : settings.publishAt,
    featuredImage: settings.featuredImage,
    tags: settings.tags,
    categories: settings.categories,
    previous: neighbours.previous,
    next: neighbours.next,
    comments,
  };
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
