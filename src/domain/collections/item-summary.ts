import type { DocumentId } from '#domain/documents/record.ts';
import type { ProductSummary } from '#domain/products/product-summary.ts';
import type { ImageValue } from '#domain/images/image-value.ts';

/** An item of a collection as lists, neighbours and blocks that draw on a collection show it. */
export interface ItemSummary {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly authorName: string;
  readonly image: ImageValue | null;
  readonly categories: readonly string[];
  /** ISO 8601. */
  readonly publishedAt: string | null;
  /** Of a product: its prices. */
  readonly product?: ProductSummary;
  /** Approved comments (COMT-08). */
  readonly commentCount: number;
  /** The account at the outside provider that counts in place of the site (COMT-31); absent where nothing does. */
  readonly commentProvider?: string;
}

interface ListedItem extends Omit<ItemSummary, 'id' | 'publishedAt' | 'commentProvider' | 'product'> {
  readonly documentId: DocumentId;
  readonly publishAt: string | null;
  /** Null where the site counts; the editor, which loads nothing of others, does not ask. */
  readonly commentProvider?: string | null;
}

/** An item of a list of content as visitors are shown it; its path is written as an address. */
export function itemSummary(entry: ListedItem): ItemSummary {
  return {
    id: entry.documentId,
    path: encodeURI(entry.path),
    title: entry.title,
    excerpt: entry.excerpt,
    authorName: entry.authorName,
    image: entry.image,
    categories: entry.categories,
    publishedAt: entry.publishAt,
    commentCount: entry.commentCount,
    ...(entry.commentProvider == null ? {} : { commentProvider: entry.commentProvider }),
  };
}
