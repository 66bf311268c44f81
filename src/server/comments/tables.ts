import type { ColumnType } from 'kysely';
import type { CommentBarKind } from '#domain/comments/comment-bars.ts';
import type { CommentNotice } from '#domain/comments/comment-notices.ts';
import type { CommentKind, CommentState } from '#domain/comments/comment-states.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

interface ItemCommentsTable {
  site_id: SiteId;
  id: Id<'comment'>;
  document_id: DocumentId;
  parent_id: Id<'comment'> | null;
  kind: CommentKind;
  state: CommentState;
  author_name: string;
  author_url: string;
  body: string;
  created_at: Date | null;
  author_email: ColumnType<string | null, string | null | undefined>;
  email_key: ColumnType<string | null, string | null | undefined>;
  account_id: ColumnType<AccountId | null, AccountId | null | undefined>;
  sender_hash: ColumnType<Buffer | null, Buffer | null | undefined>;
  text_hash: ColumnType<Buffer | null, Buffer | null | undefined>;
  member_id: ColumnType<Id<'member'> | null, Id<'member'> | null | undefined>;
  edited_at: ColumnType<Date | null, Date | null | undefined>;
  removed_at: ColumnType<Date | null, Date | null | undefined>;
  decided_at: ColumnType<Date | null, Date | null | undefined>;
  decided_by: ColumnType<AccountId | null, AccountId | null | undefined>;
  likes: ColumnType<number, number | undefined>;
  reports: ColumnType<number, number | undefined>;
  kept_at: ColumnType<Date | null, Date | null | undefined>;
}

interface CommentChoicesTable {
  site_id: SiteId;
  document_id: DocumentId;
  is_open: boolean | null;
  is_hidden: boolean;
  close_after_days: number | null;
  changed_at: Date;
}

interface CommentLikesTable {
  site_id: SiteId;
  comment_id: Id<'comment'>;
  liker_hash: Buffer;
}

interface CommentReportsTable {
  site_id: SiteId;
  comment_id: Id<'comment'>;
  reader_hash: Buffer;
  sender_hash: Buffer;
  reported_at: Date;
}

interface CommentBarsTable {
  site_id: SiteId;
  id: Id<'comment-bar'>;
  kind: CommentBarKind;
  subject: string;
  label: string;
  made_at: Date;
  ends_at: Date;
}

interface CommentSettingsTable {
  site_id: SiteId;
  /** As it was stored; `CommentSettings` once parsed. */
  settings: ColumnType<unknown, string, string>;
  changed_at: Date;
  closed_until: ColumnType<Date | null, Date | null | undefined>;
  has_new_likes: ColumnType<boolean, boolean | undefined>;
}

interface CommentSendersTable {
  site_id: SiteId;
  address_hash: Buffer;
  sent_at: Date[];
}

interface CommentNoticesTable {
  site_id: SiteId;
  account_id: AccountId;
  choice: Exclude<CommentNotice, 'none'>;
  due_at: ColumnType<Date | null, Date | null | undefined>;
  is_own_only: ColumnType<boolean, boolean | undefined>;
}

interface CommentFollowersTable {
  site_id: SiteId;
  comment_id: Id<'comment'>;
  document_id: DocumentId;
  email: string;
  email_key: string;
  confirmed_at: Date | null;
  asked_at: Date;
}

interface CommentRepliesTable {
  site_id: SiteId;
  comment_id: Id<'comment'>;
  due_at: Date | null;
}

interface CommentsToTellTable {
  site_id: SiteId;
  account_id: AccountId;
  comment_id: Id<'comment'>;
}

/**
 * Tables of migrations/0008_imports.sql, 0087_comments.sql, 0098_comment_notices.sql, 0126_member_comments.sql,
 * 0132_comment_rules.sql and 0133_comment_followers.sql.
 */
export interface CommentTables {
  item_comments: ItemCommentsTable;
  comment_settings: CommentSettingsTable;
  comment_choices: CommentChoicesTable;
  comment_likes: CommentLikesTable;
  comment_reports: CommentReportsTable;
  comment_bars: CommentBarsTable;
  comment_senders: CommentSendersTable;
  comment_notices: CommentNoticesTable;
  comments_to_tell: CommentsToTellTable;
  comment_followers: CommentFollowersTable;
  comment_replies: CommentRepliesTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends CommentTables {}
}

export const COMMENT_SITE_TABLES: SiteTablesOf<CommentTables> = {
  item_comments: {
    copied: true,
    archived: true,
    personal: [
      'author_name',
      'author_url',
      'author_email',
      'email_key',
      'body',
      'account_id',
      'member_id',
      'sender_hash',
      'text_hash',
      'decided_by',
    ],
    secret: [],
    other: [
      'site_id',
      'id',
      'document_id',
      'parent_id',
      'kind',
      'state',
      'created_at',
      'edited_at',
      'removed_at',
      'decided_at',
      'likes',
      'reports',
      'kept_at',
    ],
  },
  comment_choices: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'document_id', 'is_open', 'is_hidden', 'close_after_days', 'changed_at'],
  },
  comment_likes: {
    copied: { not: 'a copy has the number, and people of its own' },
    archived: { not: 'comments carry the number' },
    personal: ['liker_hash'],
    secret: [],
    other: ['site_id', 'comment_id'],
  },
  comment_reports: {
    copied: { not: 'a copy has the number, and people of its own' },
    archived: { not: 'comments carry the number' },
    personal: ['reader_hash', 'sender_hash'],
    secret: [],
    other: ['site_id', 'comment_id', 'reported_at'],
  },
  comment_bars: {
    copied: { not: 'who is barred from the original is not barred from the copy' },
    archived: { not: 'hashes and ids of people of an installation' },
    personal: ['subject', 'label'],
    secret: [],
    other: ['site_id', 'id', 'kind', 'made_at', 'ends_at'],
  },
  comment_settings: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'settings', 'changed_at', 'closed_until', 'has_new_likes'],
  },
  comment_senders: {
    copied: { not: 'it counts comments of the last day' },
    archived: { not: 'it counts comments of the last day' },
    personal: ['address_hash'],
    secret: [],
    other: ['site_id', 'sent_at'],
  },
  comment_followers: {
    copied: { not: 'who follows the original did not ask for mails of the copy' },
    archived: { not: 'they asked for mails of this site' },
    personal: ['email', 'email_key'],
    secret: [],
    other: ['site_id', 'comment_id', 'document_id', 'confirmed_at', 'asked_at'],
  },
  comment_replies: {
    copied: { not: 'the original tells of them' },
    archived: { not: 'replies that were told of, or will be soon' },
    personal: [],
    secret: [],
    other: ['site_id', 'comment_id', 'due_at'],
  },
  comment_notices: {
    copied: { not: 'who wants mails of the original did not ask for those of the copy' },
    archived: { not: 'accounts belong to an installation' },
    personal: ['account_id'],
    secret: [],
    other: ['site_id', 'choice', 'due_at', 'is_own_only'],
  },
  comments_to_tell: {
    copied: { not: 'the original tells of them' },
    archived: { not: 'accounts belong to an installation' },
    personal: ['account_id'],
    secret: [],
    other: ['site_id', 'comment_id'],
  },
};
