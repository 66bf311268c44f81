import type { DocumentId, SiteId } from '#domain/documents/record.ts';

interface ContentLocksTable {
  site_id: SiteId;
  document_id: DocumentId;
  password_hash: string;
  key_id: string;
  changed_at: Date;
}

/** Tables of migrations/0065_content_locks.sql. */
export interface LockTables {
  content_locks: ContentLocksTable;
}
