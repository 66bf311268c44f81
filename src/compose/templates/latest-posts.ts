import type { LinkValue } from '#domain/links/link-value.ts';
import { draft, type BlockDraft } from '#compose/block-draft.ts';

interface LatestOptions {
  readonly variant: 'grid' | 'list';
  readonly count: number;
  readonly columns?: number;
  readonly showImage?: boolean;
  readonly showExcerpt?: boolean;
}

/** The latest posts of a blog, with their dates. */
export function latestPosts(blog: LinkValue, options: LatestOptions): BlockDraft {
  return draft('summary', {
    collection: blog,
    variant: options.variant,
    count: options.count,
    columns: options.columns ?? 3,
    showImage: options.showImage ?? true,
    showTitle: true,
    showExcerpt: options.showExcerpt ?? true,
    showPrice: true,
    showQuickView: false,
    metadata: 'date',
  });
}
