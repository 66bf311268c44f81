import type { Generated } from 'kysely';
import type { ThreadState } from '#contract/threads.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export type ThreadId = Id<'thread'>;
export type ThreadCommentId = Id<'thread-comment'>;

interface DocumentThreadsTable {
  site_id: SiteId;
  id: ThreadId;
  document_id: DocumentId;
  record_id: string | null;
  state: ThreadState;
  resolved_by: AccountId | null;
  resolved_at: Date | null;
  comment_count: number;
  last_at: Date;
}

interface ThreadCommentsTable {
  site_id: SiteId;
  id: ThreadCommentId;
  thread_id: ThreadId;
  author_id: AccountId | null;
  body: string;
  created_at: Date;
  edited_at: Date | null;
}

interface ThreadMentionsTable {
  site_id: SiteId;
  comment_id: ThreadCommentId;
  account_id: AccountId;
  /** Taken out of the comment again; the mail was sent. */
  is_taken_back: Generated<boolean>;
}

interface ThreadReadsTable {
  site_id: SiteId;
  thread_id: ThreadId;
  account_id: AccountId;
  read_at: Date;
}

/** Tables of migrations/0130_document_threads.sql and 0151_mentions_taken_back.sql. */
export interface ThreadTables {
  document_threads: DocumentThreadsTable;
  thread_comments: ThreadCommentsTable;
  thread_mentions: ThreadMentionsTable;
  thread_reads: ThreadReadsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends ThreadTables {}
}

const OF_ORIGINAL = { not: 'people talked about the original, and accounts belong to an installation' };

export const THREAD_SITE_TABLES: SiteTablesOf<ThreadTables> = {
  document_threads: {
    copied: OF_ORIGINAL,
    archived: OF_ORIGINAL,
    personal: ['resolved_by'],
    secret: [],
    other: ['site_id', 'id', 'document_id', 'record_id', 'state', 'resolved_at', 'comment_count', 'last_at'],
  },
  thread_comments: {
    copied: OF_ORIGINAL,
    archived: OF_ORIGINAL,
    personal: ['author_id', 'body'],
    secret: [],
    other: ['site_id', 'id', 'thread_id', 'created_at', 'edited_at'],
  },
  thread_mentions: {
    copied: OF_ORIGINAL,
    archived: OF_ORIGINAL,
    personal: ['account_id'],
    secret: [],
    other: ['site_id', 'comment_id', 'is_taken_back'],
  },
  thread_reads: {
    copied: OF_ORIGINAL,
    archived: OF_ORIGINAL,
    personal: ['account_id'],
    secret: [],
    other: ['site_id', 'thread_id', 'read_at'],
  },
};
