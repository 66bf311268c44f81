import type { Review } from '#contract/reviews.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

interface DocumentReviewsTable {
  site_id: SiteId;
  document_id: DocumentId;
  state: Review['state'];
  version: number;
  note: string;
  requested_by: AccountId | null;
  requested_at: Date;
  decided_by: AccountId | null;
  decided_at: Date | null;
  remark: string;
}

/** Tables of migrations/0088_document_reviews.sql. */
export interface ReviewTables {
  document_reviews: DocumentReviewsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends ReviewTables {}
}

export const REVIEW_SITE_TABLES: SiteTablesOf<ReviewTables> = {
  document_reviews: {
    copied: { not: 'who was asked to look at the original was not asked to look at the copy' },
    archived: { not: 'accounts belong to an installation' },
    personal: ['requested_by', 'decided_by'],
    secret: [],
    other: ['site_id', 'document_id', 'state', 'version', 'note', 'requested_at', 'decided_at', 'remark'],
  },
};
