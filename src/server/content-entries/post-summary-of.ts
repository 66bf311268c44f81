import type { ContentEntry } from './content-entry.ts';
import type { PostSummary } from '#site/content/post-summary.ts';

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
