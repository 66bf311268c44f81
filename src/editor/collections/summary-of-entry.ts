import type { ContentListEntry } from '#contract/pages.ts';
import type { PostSummary } from '#site/content/post-summary.ts';

/** An item as lists show it to visitors. */
export function summaryOfEntry(entry: ContentListEntry): PostSummary {
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
