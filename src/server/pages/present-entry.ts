import type { ContentListEntry } from '#contract/pages.ts';
import type { ListedEntry } from '#server/content-entries/queries.ts';

/** An entry as the editor's lists show it. */
export function presentEntry(entry: ListedEntry, homePageId: string | null): ContentListEntry {
  const { description: _description, tags, categories, publishedVersion, version, isUndone, ...rest } = entry;
  return {
    ...rest,
    tags: [...tags],
    categories: [...categories],
    isHome: entry.documentId === homePageId,
    version,
    publishedVersion,
    publishState:
      publishedVersion === null
        ? 'unpublished'
        : publishedVersion === version || isUndone
          ? 'published'
          : 'changed',
  };
}
