import type { DocumentId, DocumentKind, DocumentRecords, SiteId } from '#domain/documents/record.ts';

/** A document as the server stores it, with its latest records. */
export interface StoredDocument {
  readonly siteId: SiteId;
  readonly id: DocumentId;
  readonly kind: DocumentKind;
  /** The collection an item belongs to; null for the other kinds. */
  readonly collectionId: DocumentId | null;
  /** Counts its changes. */
  readonly version: number;
  /** The version visitors get, or null while it was never published. */
  readonly publishedVersion: number | null;
  /** ISO 8601; a removed document can be restored for 30 days. */
  readonly removedAt: string | null;
  readonly records: DocumentRecords;
}
