import type { ColumnType, Generated } from 'kysely';
import type { ImportProblem } from '#contract/import-problem.ts';
import type { TableImportOptions } from '#contract/table-imports.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { TableImportKind, TableImportState } from '#domain/table-imports/table-import.ts';
import type { Id } from '#lib/id.ts';
import type { StoredWords } from '#messages/stored-words.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export type TableImportId = Id<'table-import'>;

/** What a column of a file is taken for. */
export type ReadColumn = { readonly header: string; readonly is: string };

interface TableImportsTable {
  site_id: SiteId;
  id: TableImportId;
  kind: TableImportKind;
  target_id: string | null;
  state: TableImportState;
  file_name: string;
  encoding: string;
  options: ColumnType<TableImportOptions, string, string>;
  columns: ColumnType<ReadColumn[], string | undefined, string>;
  size_bytes: number;
  read_bytes: Generated<number>;
  line: Generated<number>;
  total_rows: number | null;
  added: Generated<number>;
  changed: Generated<number>;
  unchanged: Generated<number>;
  skipped: Generated<number>;
  wrong: Generated<number>;
  customers: Generated<number>;
  noted: Generated<number>;
  images: Generated<number>;
  problems: ColumnType<ImportProblem[], string | undefined, string>;
  error: string | null;
  error_words: ColumnType<StoredWords | null, string | null | undefined, string | null>;
  account_id: AccountId | null;
  created_at: Date;
  begun_at: Date | null;
  progress_at: Date;
}

interface TableImportLeftOutTable {
  site_id: SiteId;
  import_id: TableImportId;
  line: number;
  cells: ColumnType<string[], string, string>;
  reason: string;
  words: ColumnType<StoredWords, string, string>;
}

/** Tables of migrations/0148_table_imports.sql, 0160_table_import_left_out.sql and 0190_product_imports.sql. */
export interface TableImportTables {
  table_imports: TableImportsTable;
  table_import_left_out: TableImportLeftOutTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends TableImportTables {}
}

export const TABLE_IMPORT_SITE_TABLES: SiteTablesOf<TableImportTables> = {
  table_imports: {
    copied: { not: 'the original was imported into' },
    archived: {
      not: 'an import belongs to the installation that did it, and can be undone for 72 hours only',
    },
    personal: ['problems', 'file_name', 'account_id'],
    secret: [],
    other: [
      'site_id',
      'id',
      'kind',
      'target_id',
      'state',
      'encoding',
      'options',
      'columns',
      'size_bytes',
      'read_bytes',
      'line',
      'total_rows',
      'added',
      'changed',
      'unchanged',
      'skipped',
      'wrong',
      'customers',
      'noted',
      'images',
      'error',
      'error_words',
      'created_at',
      'begun_at',
      'progress_at',
    ],
  },
  table_import_left_out: {
    copied: { not: 'the original was imported into' },
    archived: { not: 'it is kept for as long as its import, which is not archived, either' },
    personal: ['cells'],
    secret: [],
    other: ['site_id', 'import_id', 'line', 'reason', 'words'],
  },
};
