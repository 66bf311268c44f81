import type { StoredWords } from '#messages/stored-words.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Id } from '#lib/id.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { ImportReport } from '#domain/wordpress/import-report.ts';
import type { ImportProgress, ImportStatus } from '#contract/imports.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

interface ImportRunsTable {
  site_id: SiteId;
  id: Id<'import-run'>;
  file_name: string;
  is_dry_run: boolean;
  status: ImportStatus;
  is_cancel_requested: Generated<boolean>;
  progress: ColumnType<ImportProgress, string, string>;
  report: ColumnType<ImportReport | null, string | null | undefined, string | null>;
  error: string | null;
  error_words: ColumnType<StoredWords | null, string | null | undefined, string | null>;
  started_by: AccountId | null;
  created_at: Date;
  finished_at: Date | null;
  alive_at: Generated<Date>;
  attempt: Generated<number>;
  has_file: Generated<boolean>;
}

interface CommentSourcesTable {
  site_id: SiteId;
  source_key: string;
  comment_id: Id<'comment'>;
  imported_at: Date;
}

/** Tables of migrations/0008_imports.sql, 0044_import_runs_alive.sql, 0070_import_files.sql and 0152_comment_sources.sql. */
export interface ImportTables {
  import_runs: ImportRunsTable;
  comment_sources: CommentSourcesTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends ImportTables {}
}

export const IMPORT_SITE_TABLES: SiteTablesOf<ImportTables> = {
  import_runs: {
    copied: { not: 'the original was imported into' },
    archived: { not: 'a run belongs to the installation that did it' },
    personal: ['started_by'],
    secret: [],
    other: [
      'site_id',
      'id',
      'file_name',
      'is_dry_run',
      'status',
      'is_cancel_requested',
      'progress',
      'report',
      'error',
      'error_words',
      'created_at',
      'finished_at',
      'alive_at',
      'attempt',
      'has_file',
    ],
  },
  comment_sources: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'source_key', 'comment_id', 'imported_at'],
  },
};
