import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { ReviewState } from '#domain/product-reviews/product-review.ts';
import type { Id } from '#lib/id.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export type ProductReviewId = Id<'product-review'>;

interface ReviewRequestsTable {
  site_id: SiteId;
  order_id: OrderId;
  due_at: Date;
  mailed_at: Date | null;
}

interface ProductReviewsTable {
  site_id: SiteId;
  id: ProductReviewId;
  order_id: OrderId;
  product_id: DocumentId;
  product_title: string;
  email_key: string;
  rating: number;
  name: string;
  text: string;
  state: ReviewState;
  created_at: Date;
}

/** Tables of migrations/0290_product_reviews.sql. */
export interface ProductReviewTables {
  review_requests: ReviewRequestsTable;
  product_reviews: ProductReviewsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends ProductReviewTables {}
}

const NOT_COPIED = { not: 'Nobody bought anything on the copy.' };

export const PRODUCT_REVIEW_SITE_TABLES: SiteTablesOf<ProductReviewTables> = {
  review_requests: {
    copied: NOT_COPIED,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'order_id', 'due_at', 'mailed_at'],
  },
  product_reviews: {
    copied: NOT_COPIED,
    archived: true,
    personal: ['email_key', 'name', 'text'],
    secret: [],
    other: ['site_id', 'id', 'order_id', 'product_id', 'product_title', 'rating', 'state', 'created_at'],
  },
};
