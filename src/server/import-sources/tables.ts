import type { ColumnType, Generated } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { FileId } from '#domain/files/file-id.ts';
import type { FiledContent } from '#domain/product-files/filed-product.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

interface ImportSourcesTable {
  site_id: SiteId;
  source_key: string;
  document_id: DocumentId | null;
  file_id: FileId | null;
  is_pending: Generated<boolean>;
  is_to_publish: Generated<boolean>;
  imported_at: Date;
  /** Of products: what the file said of it the last time. */
  content: ColumnType<FiledContent | null, string | null | undefined, string | null>;
}

/** Tables of migrations/0008_imports.sql and 0190_product_imports.sql. */
export interface ImportSourceTables {
  import_sources: ImportSourcesTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends ImportSourceTables {}
}

export const IMPORT_SOURCE_SITE_TABLES: SiteTablesOf<ImportSourceTables> = {
  import_sources: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: [
      'site_id',
      'source_key',
      'document_id',
      'file_id',
      'is_pending',
      'is_to_publish',
      'imported_at',
      'content',
    ],
  },
};
