import { itemSummary } from '#domain/collections/item-summary.ts';
import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import type { ContentEntry } from '#server/content-entries/content-entry.ts';
import { listEntries } from '#server/content-entries/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { WantedContent } from '#server/collections/wanted-content.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import type { ListPage } from '#site/content/page-content.ts';
import type { ListedContent } from '../define-collection-source.ts';

/** A page of the list of posts, or of those with a category or a tag. */
export async function loadPosts(
  db: Db,
  siteId: SiteId,
  wanted: WantedContent,
  settings: SettingsOf<'blog'>,
): Promise<ListedContent | null> {
  const { label, pageNumber } = wanted;
  const { entries, total } = await listEntries(db, siteId, 'live', {
    kind: 'item',
    collectionId: wanted.documentId,
    state: 'published',
    ...(label?.kind === 'category' ? { category: label.name } : {}),
    ...(label?.kind === 'tag' ? { tag: label.name } : {}),
    ...(wanted.withheld === undefined ? {} : { withheld: wanted.withheld }),
    page: pageNumber,
    pageSize: settings.pageSize,
  });
  const pageCount = Math.max(1, Math.ceil(total / settings.pageSize));
  if (pageNumber > pageCount || (label !== null && total === 0)) return null;
  const sections = deriveSections(wanted.records, blockHeight);
  return {
    sections,
    label: label === null ? null : { ...label, name: spellingOf(label, entries) },
    posts: entries.map(itemSummary),
    hasOwnSections: sections.length > 0,
    isEmpty: entries.length === 0,
    showExcerpts: settings.showExcerpts,
    pageCount,
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
