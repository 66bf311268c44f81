import type { ImageValue } from '#domain/images/image-value.ts';

/** A post as lists and neighbours show it. */
export interface PostSummary {
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
