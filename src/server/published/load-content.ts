import { collectionSettingsSchema, itemSettingsSchema } from '#domain/collections/collection-settings.ts';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { pageSettingsSchema } from '#domain/pages/page-settings.ts';
import type { ContentEntry } from '#server/pages/content-entry.ts';
import { listEntries } from '#server/pages/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PostSummary } from '#site/collections/post-summary.ts';
import type { ItemPage, ListPage, PageContent, PlainPage } from '#site/page/page-content.ts';
import { findNeighbours, listApprovedComments, listLinkTargets } from './queries.ts';

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
    publishedAt: settings.publishAt,
    featuredImage: settings.featuredImage,
    tags: settings.tags,
    categories: settings.categories,
    previous: neighbour(neighbours.previous),
    next: neighbour(neighbours.next),
    comments,
  };
}

/** An entry as lists of posts show it. */
export function postSummary(entry: ContentEntry): PostSummary {
  return {
    id: entry.documentId,
    path: encodeURI(entry.path),
    title: entry.title,
    excerpt: entry.excerpt,
    authorName: entry.authorName,
    image: entry.image,
    categories: entry.categories,
    publishedAt: entry.publishAt,
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
