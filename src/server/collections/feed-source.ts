/** The content of a feed, whatever its format. */
export interface FeedSource {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly url: string;
  readonly self: string;
  /** Further items, or null (FIND-22). */
  readonly next: string | null;
  readonly updatedAt: Date;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  /** A permanent id, which is not the address (FIND-23). */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  readonly content: string;
  readonly authorName: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly labels: readonly string[];
  /** The main image, with its true length and type (FIND-22). */
  readonly image: FeedEnclosure | null;
}

export interface FeedEnclosure {
  readonly url: string;
  readonly type: string;
  /** In bytes. */
  readonly length: number;
}
