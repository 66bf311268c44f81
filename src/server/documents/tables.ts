import type { ColumnType, Generated } from 'kysely';
import type { Conflict } from '#domain/documents/rebase.ts';
import type { ChangeId, LoggedChange } from '#domain/documents/change.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type {
  AccountId,
  DocumentId,
  DocumentKind,
  DocumentRecord,
  DocumentRecords,
  SiteId,
} from '#domain/documents/record.ts';
import type { StoredWords } from '#messages/stored-words.ts';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

/** A jsonb column: written as JSON text, since the driver would turn an array into a PostgreSQL array. */
type Jsonb<Value> = ColumnType<Value, string, string>;

export const RELEASE_KINDS = ['publish', 'scheduled', 'rollback', 'removal', 'recovery'] as const;
export type ReleaseKind = (typeof RELEASE_KINDS)[number];

interface DocumentsTable {
  site_id: SiteId;
  id: DocumentId;
  kind: DocumentKind;
  collection_id: DocumentId | null;
  version: Generated<number>;
  published_version: number | null;
  created_at: Date;
  created_by: AccountId | null;
  created_by_name: string;
  created_as: string;
  created_as_words: ColumnType<StoredWords | null, string | null, never>;
  updated_at: Date;
  /**
   * A number of 64 bits for the content of the draft, and for that of what is published, compared in the database only;
   * each counts for the version beside it.
   */
  content_hash: Generated<string | null>;
  content_hash_version: Generated<number | null>;
  published_hash: Generated<string | null>;
  published_hash_version: Generated<number | null>;
  kept_from_version: Generated<number>;
  kept_from_at: Date | null;
  removed_at: Date | null;
  removed_by_name: string | null;
  removals: Generated<Jsonb<readonly { readonly at: string; readonly until: string | null }[]>>;
  removed_links: ColumnType<
    readonly DocumentRecord[] | null,
    string | null | undefined,
    string | null | undefined
  >;
}

interface DocumentRecordsTable {
  site_id: SiteId;
  document_id: DocumentId;
  record_id: string;
  record: Jsonb<DocumentRecord>;
}

interface DocumentChangesTable {
  site_id: SiteId;
  document_id: DocumentId;
  version: number;
  id: ChangeId;
  author_id: AccountId | null;
  author_name: string;
  client_id: string;
  name: string;
  name_words: ColumnType<StoredWords | null, string | null, never>;
  gesture_id: string;
  operations: Jsonb<readonly Operation[]>;
  inverse: Jsonb<readonly Operation[]>;
  conflicts: Jsonb<readonly Conflict[]>;
  reverts: ColumnType<NonNullable<LoggedChange['reverts']> | null, string | null, string | null>;
  at: Date;
}

interface DocumentSnapshotsTable {
  site_id: SiteId;
  document_id: DocumentId;
  version: number;
  records: Jsonb<DocumentRecords>;
}

interface DocumentFileUsesTable {
  site_id: SiteId;
  document_id: DocumentId;
  stage: 'draft' | 'live';
  record_id: string;
  file: string;
}

interface DocumentPresenceTable {
  site_id: SiteId;
  document_id: DocumentId;
  client_id: string;
  account_id: AccountId;
  name: string;
  selected_block_id: string | null;
  held_block_id: string | null;
  held_at: Date | null;
  asks_for_block_id: string | null;
  asked_at: Date | null;
  seen_at: Date;
  connection_id: string | null;
}

interface ReleasesTable {
  site_id: SiteId;
  number: number;
  kind: ReleaseKind;
  name: string;
  name_words: ColumnType<StoredWords | null, string | null, never>;
  at: Date;
  author_id: AccountId | null;
  author_name: string;
  rolled_back_to: number | null;
  is_kept: Generated<boolean>;
}

interface ReleaseDocumentsTable {
  site_id: SiteId;
  release_number: number;
  document_id: DocumentId;
  kind: DocumentKind;
  title: string;
  from_version: number | null;
  to_version: number | null;
  changes: Jsonb<readonly string[]>;
  changes_words: ColumnType<readonly StoredWords[] | null, string | undefined, never>;
}

interface ScheduledPublishesTable {
  site_id: SiteId;
  id: Id<'schedule'>;
  document_ids: ColumnType<readonly DocumentId[] | null, string | null, never>;
  name: string;
  name_words: ColumnType<StoredWords | null, string | null, never>;
  run_at: Date;
  author_id: AccountId | null;
  author_name: string;
  created_at: Date;
  error: string | null;
  error_words: ColumnType<StoredWords | null, string | null, string | null>;
}

/** Tables of migrations/0003_documents.sql, 0073_content_hashes.sql and 0082_release_words.sql. */
export interface DocumentTables {
  documents: DocumentsTable;
  document_records: DocumentRecordsTable;
  document_changes: DocumentChangesTable;
  document_snapshots: DocumentSnapshotsTable;
  document_file_uses: DocumentFileUsesTable;
  document_presence: DocumentPresenceTable;
  releases: ReleasesTable;
  release_documents: ReleaseDocumentsTable;
  scheduled_publishes: ScheduledPublishesTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends DocumentTables {}
}

export const DOCUMENT_SITE_TABLES: SiteTablesOf<DocumentTables> = {
  documents: {
    copied: true,
    archived: true,
    personal: ['created_by', 'created_by_name', 'removed_by_name'],
    secret: [],
    other: [
      'site_id',
      'id',
      'kind',
      'collection_id',
      'version',
      'published_version',
      'created_at',
      'created_as',
      'created_as_words',
      'updated_at',
      'content_hash',
      'content_hash_version',
      'published_hash',
      'published_hash_version',
      'kept_from_version',
      'kept_from_at',
      'removed_at',
      'removals',
      'removed_links',
    ],
  },
  document_records: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'document_id', 'record_id', 'record'],
  },
  document_changes: {
    copied: true,
    archived: true,
    personal: ['author_id', 'author_name'],
    secret: [],
    other: [
      'site_id',
      'document_id',
      'version',
      'id',
      'client_id',
      'name',
      'name_words',
      'gesture_id',
      'operations',
      'inverse',
      'conflicts',
      'reverts',
      'at',
    ],
  },
  document_snapshots: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'document_id', 'version', 'records'],
  },
  document_file_uses: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'document_id', 'stage', 'record_id', 'file'],
  },
  document_presence: {
    copied: { not: 'people are in the original' },
    archived: { not: 'it says who is there now' },
    personal: ['account_id', 'name'],
    secret: [],
    other: [
      'site_id',
      'document_id',
      'client_id',
      'selected_block_id',
      'held_block_id',
      'held_at',
      'asks_for_block_id',
      'asked_at',
      'seen_at',
      'connection_id',
    ],
  },
  releases: {
    copied: true,
    archived: true,
    personal: ['author_id', 'author_name'],
    secret: [],
    other: ['site_id', 'number', 'kind', 'name', 'name_words', 'at', 'rolled_back_to', 'is_kept'],
  },
  release_documents: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: [
      'site_id',
      'release_number',
      'document_id',
      'kind',
      'title',
      'from_version',
      'to_version',
      'changes',
      'changes_words',
    ],
  },
  scheduled_publishes: {
    copied: { not: 'a copy publishes nothing by itself' },
    archived: { not: 'a site that is brought back publishes nothing by itself' },
    personal: ['author_id', 'author_name'],
    secret: [],
    other: [
      'site_id',
      'id',
      'document_ids',
      'name',
      'name_words',
      'run_at',
      'created_at',
      'error',
      'error_words',
    ],
  },
};
