import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

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

declare module '#server/platform/database/database.ts' {
  interface Database extends LockTables {}
}

export const LOCK_SITE_TABLES: SiteTablesOf<LockTables> = {
  content_locks: {
    copied: true,
    archived: true,
    personal: [],
    secret: ['password_hash', 'key_id'],
    other: ['site_id', 'document_id', 'changed_at'],
  },
};
