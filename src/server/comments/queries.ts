import { sql } from 'kysely';
import { threadPages } from '#domain/comments/thread-pages.ts';
import type { CommentOrder } from '#domain/comments/comment-settings.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { mayOnlyComment } from '#server/roles/queries.ts';
import type { ShownComment } from '#site/content/shown-comment.ts';

export interface ApprovedComments {
  readonly comments: readonly ShownComment[];
  /** Includes those on other pages (COMT-08). */
  readonly count: number;
  /** From 1. */
  readonly pageNumber: number;
  readonly pageCount: number;
}

export const NO_COMMENTS: ApprovedComments = { comments: [], count: 0, pageNumber: 1, pageCount: 1 };

interface WantedThread {
  readonly documentId: DocumentId;
  /** The name of the item's author, by which their own comments are marked (COMT-12). */
  readonly itemAuthor: string;
  readonly order: CommentOrder;
  readonly pageNumber: number;
}

/**
 * A page of the approved comments of an item (COMT-06, COMT-07); what other sites pinged is not among them. A page
 * beyond the last is the last one.
 */
export async function listApprovedComments(
  db: Db,
  siteId: SiteId,
  { documentId, itemAuthor, order, pageNumber }: WantedThread,
): Promise<ApprovedComments> {
  const lines = await listShownLines(db, siteId, documentId);
  if (lines.length === 0) return NO_COMMENTS;
  const pages = threadPages(lines, order);
  const at = Math.min(pageNumber, pages.length);
  const ids = [...(pages[at - 1] ?? [])];
  const rows = await db
    .selectFrom('item_comments')
    .leftJoin('accounts', 'accounts.id', 'item_comments.account_id')
    .select([
      'item_comments.id',
      'item_comments.parent_id',
      'item_comments.author_name',
      'item_comments.body',
      'item_comments.created_at',
      'item_comments.account_id',
      'item_comments.member_id',
      'item_comments.removed_at',
      'item_comments.likes',
      'accounts.name as accountName',
    ])
    .select(mayOnlyComment(siteId, 'item_comments.account_id').as('isInvited'))
    .where('item_comments.site_id', '=', siteId)
    .where('item_comments.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const comments = ids.flatMap((id): readonly ShownComment[] => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const authorName = row.accountName ?? row.author_name;
    return [
      {
        id: row.id,
        parentId: row.parent_id,
        authorName,
        isByMember: row.member_id !== null,
        text: row.body,
        isRemoved: row.removed_at !== null,
        writtenAt: row.created_at?.toISOString() ?? null,
        likes: row.likes,
        mark: row.account_id === null || row.isInvited ? null : authorName === itemAuthor ? 'author' : 'team',
      },
    ];
  });
  return { comments, count: lines.length, pageNumber: at, pageCount: pages.length };
}

/** The page of the thread that holds a comment, from 1; null where it is not shown (COMT-07). */
export async function findCommentPage(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  commentId: Id<'comment'>,
  order: CommentOrder,
): Promise<number | null> {
  const pages = threadPages(await listShownLines(db, siteId, documentId), order);
  const index = pages.findIndex((ids) => ids.includes(commentId));
  return index === -1 ? null : index + 1;
}

/** The approved comments of an item, oldest first, as far as their place in the thread goes. */
async function listShownLines(db: Db, siteId: SiteId, documentId: DocumentId) {
  const rows = await db
    .selectFrom('item_comments')
    .select(['id', 'parent_id as parentId', 'likes'])
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('state', '=', 'approved')
    .where('kind', '=', 'comment')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows;
}

/** A comment with where it stands; null where there is none. */
export async function findComment(db: Db, siteId: SiteId, commentId: Id<'comment'>) {
  const row = await db
    .selectFrom('item_comments')
    .select(['id', 'document_id as documentId', 'author_name as authorName', 'body', 'state'])
    .where('site_id', '=', siteId)
    .where('id', '=', commentId)
    .where('removed_at', 'is', null)
    .where('kind', '=', 'comment')
    .executeTakeFirst();
  return row ?? null;
}

/** Whether visitors see a comment below an item, so that it can be answered. */
export async function isShownOn(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  commentId: Id<'comment'>,
): Promise<boolean> {
  const comment = await findComment(db, siteId, commentId);
  return comment?.documentId === documentId && comment.state === 'approved';
}

/** Whether a comment of this account or with this address was approved before (COMT-17). */
export async function hasApprovedComment(
  db: Db,
  siteId: SiteId,
  { accountId, emailKey }: Pick<Writer, 'accountId' | 'emailKey'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('item_comments')
    .select('id')
    .where('site_id', '=', siteId)
    .where((eb) => (accountId === null ? eb('email_key', '=', emailKey) : eb('account_id', '=', accountId)))
    .where('state', '=', 'approved')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface Writer {
  /** Of somebody with a role on the site, whose address is not kept with comments. */
  readonly accountId: AccountId | null;
  readonly emailKey: string;
  readonly senderHash: Buffer | null;
  readonly textHash: Buffer;
}

/** Whether the same person or network address wrote the same text since (COMT-22). */
export async function hasSameText(db: Db, siteId: SiteId, writer: Writer, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('item_comments')
    .select('id')
    .where('site_id', '=', siteId)
    .where('text_hash', '=', writer.textHash)
    .where('created_at', '>', since)
    .where((eb) =>
      eb.or([
        writer.accountId === null
          ? eb('email_key', '=', writer.emailKey)
          : eb('account_id', '=', writer.accountId),
        ...(writer.senderHash === null ? [] : [eb('sender_hash', '=', writer.senderHash)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody who works on the site has this name, however it is spelt: it is theirs to be marked with (COMT-12). */
export async function isNameOfContributor(db: Db, siteId: SiteId, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('site_roles')
    .innerJoin('accounts', 'accounts.id', 'site_roles.account_id')
    .select('accounts.id')
    .where('site_roles.site_id', '=', siteId)
    .where(
      sql<string>`lower(normalize(btrim(accounts.name), nfkc))`,
      '=',
      sql<string>`lower(normalize(${name}::text, nfkc))`,
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
