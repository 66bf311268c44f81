import type { ImageValue } from '#domain/images/image-value.ts';

/** An item of a collection as blocks that draw on one show it. */
export interface SummarizedItem {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly authorName: string;
  readonly image: ImageValue | null;
  readonly categories: readonly string[];
  /** ISO 8601. */
  readonly publishedAt: string | null;
}
