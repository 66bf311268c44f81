import type { ColumnType, Generated } from 'kysely';
import type { FileKind } from '#domain/files/file-kinds.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { FileId } from '#domain/files/file-id.ts';
import type { FileAccess } from './stored-file.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

/** A stored file; see migrations/0007_files.sql. */
export interface FilesTable {
  site_id: SiteId;
  id: FileId;
  name: string;
  kind: FileKind;
  mime_type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
  is_animated: Generated<boolean>;
  alt: Generated<string>;
  uploaded_by: AccountId | null;
  access: Generated<FileAccess>;
  created_at: ColumnType<Date, Date | string, never>;
}

export interface FileNamesTable {
  site_id: SiteId;
  name_key: string;
  file_id: FileId;
}

export interface FileTables {
  files: FilesTable;
  file_names: FileNamesTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends FileTables {}
}

export const FILE_SITE_TABLES: SiteTablesOf<FileTables> = {
  files: {
    copied: true,
    archived: true,
    personal: ['uploaded_by'],
    secret: [],
    other: [
      'site_id',
      'id',
      'name',
      'kind',
      'mime_type',
      'size',
      'sha256',
      'width',
      'height',
      'is_animated',
      'alt',
      'access',
      'created_at',
    ],
  },
  file_names: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'name_key', 'file_id'],
  },
};
