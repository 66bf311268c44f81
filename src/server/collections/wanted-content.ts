import type { DocumentId, DocumentRecords } from '#domain/documents/record.ts';
import type { ContentEntry, Stage } from '#server/content-entries/content-entry.ts';
import type { ListPage } from '#site/content/page-content.ts';

/** Which document is shown, and in which of its lists. */
export interface WantedContent {
  readonly documentId: DocumentId;
  readonly kind: ContentEntry['kind'];
  readonly collectionId: DocumentId | null;
  readonly path: string;
  readonly updatedAt: string;
  readonly records: DocumentRecords;
  readonly label: ListPage['label'];
  readonly pageNumber: number;
  /** Of a draft, its own date says where it stands among the published items. */
  readonly stage?: Stage;
}
